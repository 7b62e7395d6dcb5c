#if canImport(UIKit)
import MatchEngine
import UIKit

/// A table whose rows can change.
final class ChangingList: UITableViewController {
  var numbers = Array(0..<40)

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

  var photos: [UIView] { tableView.visibleCells.compactMap { ($0 as? TripCell)?.photo } }
  func photo(of number: Int) -> UIView? { photos.first { $0.matchID == "photo-\(number)" } }
}

/// A grid with a diffable data source.
final class ChangingGrid: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 140)
    super.init(collectionViewLayout: layout)
    collectionView.register(TripTile.self, forCellWithReuseIdentifier: "trip")
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      list,
      path,
      number in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "trip", for: path)
      (cell as? TripTile)?.photo.image = PhotoScreen.image
      (cell as? TripTile)?.photo.matchID = "photo-\(number)"
      return cell
    }
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
#endif
