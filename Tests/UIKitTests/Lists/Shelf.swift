#if canImport(UIKit)
import UIKit

/// A cell that says what it shows.
final class BookCell: UICollectionViewCell {
  var title = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    title = ""
  }
}

/// Named books by section, in a collection view of its own.
@MainActor final class Shelf: NSObject {
  var books: [[String]]
  var onScreen: [IndexPath: Int] = [:]
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView

  init(_ counts: [Int], frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400)) {
    books = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.register(BookCell.self, forCellWithReuseIdentifier: "book")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
  }

  func title(_ path: IndexPath) -> String { books[path.section][path.item] }

  var paths: [IndexPath] {
    books.enumerated().flatMap { section, books in
      books.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  /// The items whose places touch what can be seen.
  var pathsInSight: [IndexPath] {
    paths.filter { view.layoutAttributesForItem(at: $0)?.frame.intersects(view.bounds) == true }
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }
}

extension Shelf: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { books.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { books[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    guard let cell = cell as? BookCell else { return cell }
    cell.title = title(indexPath)
    return cell
  }
}

extension Shelf: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { onScreen[indexPath, default: 0] += 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { onScreen[indexPath, default: 0] -= 1 }
}
#endif
