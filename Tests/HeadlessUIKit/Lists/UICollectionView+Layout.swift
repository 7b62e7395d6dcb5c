// VH-11: what is in sight has a cell, and nothing else has one.
extension UICollectionView {
  /// Makes the layout fit the bounds and the data.
  func prepareLayout() {
    let layout = collectionViewLayout
    let room = bounds.inset(by: adjustedContentInset)
    if layout.isPrepared, room != preparedRoom {
      preparedRoom = room
      if layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.invalidateLayout() }
    }
    guard !layout.isPrepared else { return }
    loadCounts()
    preparedRoom = room
    layout.isPrepared = true
    layout.prepare()
    let size = layout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  func layOutItems() {
    prepareLayout()
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let seen = all.filter { $0.frame.intersects(bounds) }
    let wanted = seen.filter { $0.representedElementKind == nil }
    let paths = Set(wanted.map(\.indexPath))
    for path in wanted.map(\.indexPath) where !hasItem(path) {
      raise("the layout places an item that is not there: \(path)")
    }
    for (path, cell) in sortedLive where !paths.contains(path) { takeBack(cell, path) }
    for attributes in wanted { place(attributes) }
    placeSupplements(seen.filter { $0.representedElementKind != nil })
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = live[path] {
      cell.lay(attributes)
      tellRow(cell, path)
      return fit(cell, path)
    }
    // What comes into sight does not fly in from where it was used before.
    UIView.performWithoutAnimation {
      let cell = make(path)
      live[path] = cell
      if World.shared.switches.waitingCellsStayInList { cell.isHidden = false }
      cell.lay(attributes)
      tellRow(cell, path)
      // Supplementary views stay in front of all cells.
      let front = subviews.firstIndex { view in supplements.values.contains { $0 === view } }
      insertSubview(cell, at: front ?? subviews.count)
      fit(cell, path)
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  private func make(_ path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { raise("\(self) has items but no data source") }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    if cell.reuseIdentifier == nil { raise("a cell for \(path) that was not dequeued") }
    if live.values.contains(where: { $0 === cell }) { raise("one cell for two places: \(cell)") }
    cell.isSelected = selection == path
    cell.isHighlighted = highlighted == path
    return cell
  }

  /// A cell without a given height gets the one that its content wants, once it is in sight.
  private func fit(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard fittedHeights[path] == nil, collectionViewLayout.fitsItems(inSection: path.section)
    else { return }
    cell.layoutIfNeeded()
    let height = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height > 0 else { return }
    fittedHeights[path] = height
    if height != cell.bounds.height { collectionViewLayout.invalidateLayout() }
  }
}

// VH-11: which cell shows what is not the same from one layout pass to the next.
extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellQueue.register(cellClass, identifier)
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let configured { return configured }
    let attributes = layoutAttributesForItem(at: indexPath)
    if let cell = cellQueue.take(identifier) {
      cell.attributes = nil
      cell.prepareForReuse()
      if let attributes { cell.lay(attributes) }
      return cell
    }
    // It has the size of its place already.
    guard let kind = cellQueue.kind(identifier),
      let cell = CellMaker.view(kind, frame: attributes?.frame ?? .zero) as? UICollectionViewCell
    else { raise("no class is registered for cells with the identifier \(identifier)") }
    cell.identifierStore = identifier
    return cell
  }
}
