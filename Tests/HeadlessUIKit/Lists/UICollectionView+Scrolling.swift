import Foundation

extension UICollectionView {
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard hasItem(indexPath) else { raise("there is no item \(indexPath) to scroll to") }
    guard let place = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let room = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += place.minY - room.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += place.midY - room.midY }
    if scrollPosition.contains(.bottom) { offset.y += place.maxY - room.maxY }
    if scrollPosition.contains(.left) { offset.x += place.minX - room.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += place.midX - room.midX }
    if scrollPosition.contains(.right) { offset.x += place.maxX - room.maxX }
    setContentOffset(restingOffset(offset), animated: animated)
  }
}
