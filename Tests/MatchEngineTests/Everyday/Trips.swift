#if canImport(UIKit)
import MatchEngine
import UIKit

/// A list of trips, as an app would write it: a cell's photo and title have the trip's number in their IDs.
class TripList: UITableViewController, MatchParticipant {
  /// The trips, which may change.
  var numbers = Array(0..<80)
  /// The trip that the user looks at; its row must be visible before the photo returns.
  var current: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 72
    tableView.register(TripCell.self, forCellReuseIdentifier: "trip")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    (cell as? TripCell)?.show(numbers[indexPath.row])
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
  func photo(of number: Int) -> UIView? { photos.first { $0.matchID == "photo-\(number)" } }
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

/// The same trips as a grid, with a diffable data source.
final class TripGrid: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 140)
    super.init(collectionViewLayout: layout)
    collectionView.register(TripTile.self, forCellWithReuseIdentifier: "trip")
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "trip", for: $1)
      if let tile = cell as? TripTile { tile.photo.show($2, tile.title) }
      return cell
    }
    apply(Array(0..<40))
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ numbers: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func photo(of number: Int) -> UIView? {
    let photos = collectionView.visibleCells.compactMap { ($0 as? TripTile)?.photo }
    return photos.first { $0.matchID == "photo-\(number)" }
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
