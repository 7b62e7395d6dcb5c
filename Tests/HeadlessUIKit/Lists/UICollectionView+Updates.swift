// What a snapshot that is applied does to cells.
import Foundation

extension UICollectionView {
  /// What stays keeps its cell and its selection; what went gives them back.
  func adopt(_ new: [Int], _ place: (IndexPath) -> IndexPath?) {
    counts = new
    selection = selection.flatMap(place)
    highlighted = highlighted.flatMap(place)
    let old = sortedLive
    for (path, cell) in old where place(path) == nil { takeBack(cell, path) }
    live = [:]
    for (path, cell) in old {
      if let new = place(path) { live[new] = cell }
    }
    collectionViewLayout.invalidateLayout()
    layoutIfNeeded()
  }
}
