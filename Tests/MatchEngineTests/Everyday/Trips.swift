#if canImport(UIKit)
import MatchEngine
import UIKit

/// A list of trips, as an app would write it: a cell's photo and title have the trip's number in their IDs.
class TripList: UITableViewController, MatchRevealing {
  /// The trips, which may change.
  var numbers = Array(0..<80)
  /// The trip that the user looks at; its row must be visible before the photo returns.
  var current: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 80
    tableView.register(GettingStarted.PhotoCell.self, forCellReuseIdentifier: "trip")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    (cell as? GettingStarted.PhotoCell)?.show(GettingStarted.Photo(numbers[indexPath.row]))
    return cell
  }

  /// The first rows are near enough without scrolling.
  func canRevealMatches(_ ids: Set<String>) -> Bool {
    current != nil || ids.contains { path(of: $0).map { $0.row < 12 } ?? false }
  }

  func revealMatches(_ ids: Set<String>) -> UIView? {
    guard let current else { return nil }
    let row = IndexPath(row: current, section: 0)
    tableView.scrollToRow(at: row, at: .middle, animated: false)
    tableView.layoutIfNeeded()
    return nil
  }

  var photos: [UIView] {
    tableView.visibleCells.compactMap { ($0 as? GettingStarted.PhotoCell)?.photoView }
  }

  func photo(of number: Int) -> UIView? { photos.first { $0.matchID == "photo-\(number)" } }

  func path(of id: String) -> IndexPath? {
    numbers.firstIndex { id == "photo-\($0)" }.map { IndexPath(row: $0, section: 0) }
  }
}

/// The same trips as a grid, with a diffable data source.
final class TripGrid: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    super.init(collectionViewLayout: layout)
    collectionView.register(GettingStarted.PhotoTile.self, forCellWithReuseIdentifier: "trip")
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "trip", for: $1)
      (cell as? GettingStarted.PhotoTile)?.show(GettingStarted.Photo($2))
      return cell
    }
    apply(Array(0..<40))
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ numbers: [Int], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: animated)
  }

  func path(of id: String) -> IndexPath? {
    guard id.hasPrefix("photo-"), let number = Int(id.dropFirst("photo-".count)) else { return nil }
    return source?.indexPath(for: number)
  }

  func photo(of number: Int) -> UIView? {
    let tiles = collectionView.visibleCells.compactMap { $0 as? GettingStarted.PhotoTile }
    return tiles.map(\.photoView).first { $0.matchID == "photo-\(number)" }
  }
}

/// One trip, large.
typealias TripDetail = GettingStarted.PhotoController

extension TripDetail {
  convenience init(_ number: Int) { self.init(GettingStarted.Photo(number)) }
}
#endif
