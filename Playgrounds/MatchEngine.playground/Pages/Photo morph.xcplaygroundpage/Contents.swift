//: # Photo morph
//:
//: A row of a list opens a screen, and the photo of the row becomes the photo of that screen; so does its title. Going back plays the same flight backward.
//:
//: **To see it on a Mac**, open the package's folder (`Package.swift`) in Xcode, choose the scheme *MatchEngine* and an iOS simulator, then open this playground from the sidebar. Run the page and show the live view (*Editor › Live View*). On an iPad, where a playground cannot use a package from its own folder, open the app *PhotoBoard* instead; its `Package.swift` says how.
//:
//: Every page plays itself once; then the screen is yours.

import MatchEngine
import PlaygroundSupport
import UIKit

//: Three lines do it all. The first two give a view of either screen the **same ID**, here and in `Detail` below. A cell is used again for another photo, so it is given its ID whenever it is filled.

final class PhotoCell: UITableViewCell {
  private let photoView = UIImageView()
  private let titleLabel = UILabel("", .headline)
  private let placeLabel = UILabel("", .subheadline, .secondaryLabel)

  func show(_ photo: Photo) {
    photoView.image = photo.image
    titleLabel.text = photo.title
    placeLabel.text = photo.place
    photoView.matchID = "photo-\(photo.id)"
    titleLabel.matchID = "title-\(photo.id)"
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 12
    let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 3
    let row = UIStackView(arrangedSubviews: [photoView, texts])
    row.alignment = .center
    row.spacing = 16
    contentView.fill(with: row, insets: 16)
    NSLayoutConstraint.activate([
      photoView.widthAnchor.constraint(equalToConstant: 76),
      photoView.heightAnchor.constraint(equalToConstant: 76),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class Album: UITableViewController {
  private let photos = Photo.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    tableView.rowHeight = 108
    tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(photos[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(Detail(photos[indexPath.row]), animated: true)
  }
}

//: The other screen shows the same photo larger, cropped otherwise, with square corners. None of that has to be told: the frame, the crop, the corners and the text are all on their way from what they are here to what they are there.
//:
//: The story has an ID that is on no other screen, so it *enters*. `matchStyle.entering` says how.

final class Detail: UIViewController {
  private let photo: Photo
  let photoView = UIImageView()
  private let titleLabel = UILabel()
  private let storyLabel = UILabel("", .body, lines: 0)

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    photoView.image = photo.image
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    titleLabel.text = photo.title
    titleLabel.font = .systemFont(ofSize: 34, weight: .semibold)
    storyLabel.text = photo.story

    photoView.matchID = "photo-\(photo.id)"
    titleLabel.matchID = "title-\(photo.id)"
    storyLabel.matchID = "story"
    storyLabel.matchStyle.entering = .fade + .offset(y: 40)
    layOut()
  }

  private func layOut() {
    let placeLabel = UILabel(photo.place, .subheadline, .secondaryLabel)
    let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel, storyLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    texts.setCustomSpacing(16, after: placeLabel)
    for part in [photoView, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    // On a screen that is turned there would be nothing but the photo.
    let square = photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor)
    square.priority = .defaultHigh
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photoView.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
      square,
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 20),
      texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 4),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -4),
    ])
  }
}

//: The third line tells the navigation that its pushes and pops may morph. Where the two screens have no ID in common, UIKit's own animation runs.

let album = Album()
let navigation = UINavigationController(rootViewController: album)
navigation.navigationBar.prefersLargeTitles = true
navigation.childMatchTransition = MatchTransition()

//: The page plays itself: it opens a photo, slowly the first time, pulls it down and throws it home.

PlaygroundPage.current.show(navigation) { hand in
  hand.wait(0.5)
  hand.do { navigation.childMatchTransition?.timing = .spring(duration: 0.64) }
  hand.tap { album.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) }
  hand.wait(1.6)
  hand.do { navigation.childMatchTransition = MatchTransition() }
  hand.touch { (navigation.topViewController as? Detail)?.photoView }
  hand.move(by: CGVector(dx: 20, dy: 130), for: 0.4)
  hand.move(by: CGVector(dx: -60, dy: 30), for: 0.3)
  hand.move(by: CGVector(dx: -30, dy: 80), for: 0.1)
  hand.lift()
  hand.wait(1.2)
}

//: **Try:**
//: * Swipe back from the left edge, slowly, and let go half-way.
//: * Put a finger on the photo of the second screen and pull it down.
//: * Take the line with `matchID` out of `Detail`. What happens? (The page *Why didn't it match?* tells how to ask.)
//: * Give the navigation `MatchTransition { $0.timing = .bouncy }`.
//:
//: [Next: Grid and pager](@next)
