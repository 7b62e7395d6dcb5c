// VH-11: which cell shows what is not the same from one layout pass to the next.
import Foundation

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellQueue.register(cellClass, identifier)
  }

  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryQueues[elementKind, default: ReuseQueue()].register(viewClass, identifier)
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ListKey(kind: .cell, path: indexPath)
    let waiting = cellQueue.take(identifier)
    guard
      let cell = ready(waiting, cellQueue.kind(identifier), identifier, key)
        as? UICollectionViewCell
    else { raise("no class is registered for cells with the identifier \(identifier)") }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ListKey(kind: .supplementary(elementKind), path: indexPath)
    let waiting = supplementaryQueues[elementKind]?.take(identifier)
    let kind = supplementaryQueues[elementKind]?.kind(identifier)
    guard let view = ready(waiting, kind, identifier, key) else {
      raise("no class is registered for a \(elementKind) with the identifier \(identifier)")
    }
    return view
  }

  /// One that was used before, or else a new one; it has the size of its place already.
  private func ready(
    _ waiting: UICollectionReusableView?,
    _ kind: UICollectionReusableView.Type?,
    _ identifier: String,
    _ key: ListKey
  ) -> UICollectionReusableView? {
    let attributes = attributes(key)
    if let waiting {
      waiting.attributes = nil
      waiting.prepareForReuse()
      if let attributes { waiting.lay(attributes) }
      return waiting
    }
    guard let kind else { return nil }
    let view = CellMaker.view(kind, frame: attributes?.frame ?? .zero)
    guard let view = view as? UICollectionReusableView else { return nil }
    view.identifierStore = identifier
    return view
  }

  func attributes(_ key: ListKey) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    switch key.kind {
    case .cell: return collectionViewLayout.layoutAttributesForItem(at: key.path)
    case .supplementary(let kind):
      return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
    }
  }

  func takeBackAll() {
    for (key, view) in sortedLive { takeBack(view, key) }
  }

  /// Out of sight and into the queue.
  func takeBack(_ view: UICollectionReusableView, _ key: ListKey) {
    live[key] = nil
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      cellQueue.put(cell, identifier)
    } else if case .supplementary(let kind) = key.kind {
      itemDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kind,
        at: key.path
      )
      supplementaryQueues[kind, default: ReuseQueue()].put(view, identifier)
    }
  }
}
