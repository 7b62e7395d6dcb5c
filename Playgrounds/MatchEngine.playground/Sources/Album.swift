import UIKit

/// A row or a screen that shows a photo.
@MainActor public protocol PhotoShowing: AnyObject {
  /// Where the photo is.
  var photoView: UIImageView { get }
  /// Where its title is.
  var titleLabel: UILabel { get }
  /// Where its story is, if it is told.
  var storyLabel: UILabel? { get }
}

/// A list of photos; a tap opens one.
public final class Album: UITableViewController {
  private let photos = Photo.all
  private let opening: @MainActor (Photo) -> UIViewController?
  private let whenShown: @MainActor (any PhotoShowing, Photo) -> Void

  /// A list, the screen that it opens for a photo if it isn't a plain one, and what is done to each row and each plain
  /// screen that shows a photo.
  public init(
    opening: @escaping @MainActor (Photo) -> UIViewController? = { _ in nil },
    whenShown: @escaping @MainActor (any PhotoShowing, Photo) -> Void
  ) {
    self.opening = opening
    self.whenShown = whenShown
    super.init(style: .plain)
    title = "Album"
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.rowHeight = 108
    tableView.register(PhotoRow.self, forCellReuseIdentifier: "photo")
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { photos.count }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    guard let row = cell as? PhotoRow else { return cell }
    row.show(photos[indexPath.row])
    whenShown(row, photos[indexPath.row])
    return row
  }

  public override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    let photo = photos[indexPath.row]
    let screen = opening(photo) ?? PhotoScreen(photo)
    if let screen = screen as? PhotoScreen { whenShown(screen, photo) }
    navigationController?.pushViewController(screen, animated: true)
  }
}

extension Hand {
  /// Opens a photo of an album.
  public mutating func open(_ row: Int, of album: Album) {
    wait(0.5)
    tap { album.tableView.cellForRow(at: IndexPath(row: row, section: 0)) }
    wait(1.6)
  }

  /// Pulls the photo that an album has opened, to and fro, and throws it home.
  public mutating func throwHome(to album: Album) {
    touch { (album.navigationController?.topViewController as? PhotoScreen)?.photoView }
    move(by: CGVector(dx: 20, dy: 130), for: 0.4)
    move(by: CGVector(dx: -60, dy: 30), for: 0.3)
    move(by: CGVector(dx: -30, dy: 80), for: 0.1)
    lift()
    wait(1.2)
  }
}

/// A row with a photo, its title and its place.
final class PhotoRow: UITableViewCell, PhotoShowing {
  let photoView = UIImageView()
  let titleLabel = UILabel("", .headline)
  private let placeLabel = UILabel("", .subheadline, .secondaryLabel)

  var storyLabel: UILabel? { nil }

  func show(_ photo: Photo) {
    photoView.image = photo.image
    titleLabel.text = photo.title
    placeLabel.text = photo.place
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    layOut(photoView, side: 76, beside: [titleLabel, placeLabel], insets: 16)
  }

  required init?(coder: NSCoder) { nil }
}
