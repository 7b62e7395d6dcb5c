// VH-11: a cell can be had only for what is in sight and laid out.
extension UICollectionView {
  public func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { live[indexPath] }
  public var indexPathsForVisibleItems: [IndexPath] { live.keys.sorted() }

  /// In sight or not.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let dot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return (collectionViewLayout.layoutAttributesForElements(in: dot) ?? [])
      .last { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

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

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { selection.map { [$0] } ?? [] }

  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if indexPath == selection { select(nil) }
  }
}
