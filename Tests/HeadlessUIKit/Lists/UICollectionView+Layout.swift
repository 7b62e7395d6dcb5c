// VH-11: what is in sight has a cell, and nothing else has one.
import Foundation

extension UICollectionView {
  /// Makes the layout fit the bounds and the data.
  func prepareLayout() {
    let layout = collectionViewLayout
    if layout.isPrepared, bounds != preparedBounds {
      preparedBounds = bounds
      if layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.invalidateLayout() }
    }
    guard !layout.isPrepared else { return }
    loadCounts()
    preparedBounds = bounds
    layout.isPrepared = true
    layout.prepare()
    let size = layout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  func layOutItems() {
    prepareLayout()
    backgroundView?.frame = bounds
    let wanted = visibleAttributes()
    let keys = Set(wanted.map(\.key))
    for (key, view) in sortedLive where !keys.contains(key) { takeBack(view, key) }
    for attributes in wanted { place(attributes) }
  }

  /// What is live, in a fixed order.
  var sortedLive: [(key: ListKey, value: UICollectionReusableView)] {
    live.sorted { $0.key.isBefore($1.key) }
  }

  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return all.filter { $0.frame.intersects(bounds) && exists($0) }
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.kind == .cell else { return true }
    let path = attributes.indexPath
    guard hasItem(path) else { raise("the layout places an item that is not there: \(path)") }
    return true
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    if let view = live[key] {
      view.lay(attributes)
      return
    }
    // What comes into sight does not fly in from where it was used before.
    UIView.performWithoutAnimation {
      let view = make(key)
      live[key] = view
      view.lay(attributes)
      addSubview(view)
      tellWillDisplay(view, key)
    }
  }

  private func make(_ key: ListKey) -> UICollectionReusableView {
    guard let dataSource else { raise("\(self) has items but no data source") }
    switch key.kind {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: key.path)
      checkDequeued(cell, key)
      cell.isSelected = selection.contains(key.path)
      cell.isHighlighted = highlighted == key.path
      return cell
    case .supplementary(let kind):
      let view = dataSource.collectionView(
        self,
        viewForSupplementaryElementOfKind: kind,
        at: key.path
      )
      checkDequeued(view, key)
      return view
    }
  }

  private func checkDequeued(_ view: UICollectionReusableView, _ key: ListKey) {
    if view.reuseIdentifier == nil { raise("a view for \(key.path) that was not dequeued") }
    if live.values.contains(where: { $0 === view }) { raise("one view for two places: \(view)") }
  }

  private func tellWillDisplay(_ view: UICollectionReusableView, _ key: ListKey) {
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if case .supplementary(let kind) = key.kind {
      itemDelegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: kind,
        at: key.path
      )
    }
  }

  func layoutChanged(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionViewStore = nil
    collectionViewLayout.collectionViewStore = self
    collectionViewLayout.invalidateLayout()
  }

  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    if animated { missing("animations from one collection layout to another") }
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }
}

extension ListKey {
  func isBefore(_ other: ListKey) -> Bool {
    path == other.path ? rank < other.rank : path < other.path
  }

  private var rank: String {
    guard case .supplementary(let kind) = kind else { return "" }
    return kind
  }
}
