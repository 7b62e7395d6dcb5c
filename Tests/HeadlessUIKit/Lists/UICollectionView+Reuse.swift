// VH-11: which cell shows what is not the same from one layout pass to the next.
import Foundation

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellQueue.register(cellClass, identifier)
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let attributes = layoutAttributesForItem(at: indexPath)
    let cell = cellQueue.take(identifier) ?? made(identifier, attributes?.frame ?? .zero)
    if cell.identifierStore == nil {
      cell.identifierStore = identifier
    } else {
      cell.attributes = nil
      cell.prepareForReuse()
      if let attributes { cell.lay(attributes) }
    }
    return cell
  }

  /// It has the size of its place already.
  private func made(_ identifier: String, _ frame: CGRect) -> UICollectionViewCell {
    guard let kind = cellQueue.kind(identifier),
      let cell = CellMaker.view(kind, frame: frame) as? UICollectionViewCell
    else { raise("no class is registered for cells with the identifier \(identifier)") }
    return cell
  }

  func takeBackAll() {
    for (path, cell) in sortedLive { takeBack(cell, path) }
  }

  /// Out of sight and into the queue.
  func takeBack(_ cell: UICollectionViewCell, _ path: IndexPath) {
    live[path] = nil
    cell.stopBeingUsed()
    guard let identifier = cell.reuseIdentifier else { return }
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cellQueue.put(cell, identifier)
  }
}
