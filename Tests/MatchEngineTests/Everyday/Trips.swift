#if canImport(UIKit)
import MatchEngine
import UIKit

/// A list of trips, as an app would write it: a cell's photo and title have the trip's number in their IDs.
final class TripList: UITableViewController, MatchParticipant {
  /// The trip that the user looks at; its row must be visible before the photo returns.
  var current: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 72
    tableView.register(TripCell.self, forCellReuseIdentifier: "trip")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    80
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    (cell as? TripCell)?.show(indexPath.row)
    return cell
  }

  func matchCanShow(_ ids: Set<String>) -> Bool { current != nil }

  func matchWillStart(_ partner: UIViewController?) {
    guard let current else { return }
    let row = IndexPath(row: current, section: 0)
    tableView.scrollToRow(at: row, at: .middle, animated: false)
    tableView.layoutIfNeeded()
  }

  var photos: [UIView] { tableView.visibleCells.compactMap { ($0 as? TripCell)?.photo } }
}

final class TripCell: UITableViewCell {
  let photo = UIImageView(frame: CGRect(x: 16, y: 8, width: 56, height: 56))
  let title = UILabel(frame: CGRect(x: 88, y: 24, width: 200, height: 24))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 8
    for view in [photo, title] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) { photo.show(number, title) }
}

/// The same trips as a grid.
final class TripGrid: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 140)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TripTile.self, forCellWithReuseIdentifier: "trip")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "trip", for: indexPath)
    if let tile = cell as? TripTile { tile.photo.show(indexPath.item, tile.title) }
    return cell
  }
}

final class TripTile: UICollectionViewCell {
  let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
  let title = UILabel(frame: CGRect(x: 0, y: 114, width: 110, height: 22))

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    for view in [photo, title] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

/// One trip, large.
final class TripDetail: UIViewController {
  let photo = UIImageView(frame: CGRect(x: 0, y: 120, width: 390, height: 292))
  let titleLabel = UILabel(frame: CGRect(x: 20, y: 430, width: 350, height: 40))
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 30)
    photo.show(number, titleLabel)
    for view in [photo, titleLabel] { self.view.addSubview(view) }
  }
}

extension UIImageView {
  fileprivate func show(_ number: Int, _ title: UILabel) {
    image = PhotoScreen.image
    matchID = "photo-\(number)"
    title.text = "Trip \(number)"
    title.matchID = "title-\(number)"
  }
}
#endif
