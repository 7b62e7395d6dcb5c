// VH-11: what is in sight has a cell, and nothing else has one.
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
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = all.filter { $0.frame.intersects(bounds) }
    let paths = Set(wanted.map(\.indexPath))
    for path in wanted.map(\.indexPath) where !hasItem(path) {
      raise("the layout places an item that is not there: \(path)")
    }
    for (path, cell) in sortedLive where !paths.contains(path) { takeBack(cell, path) }
    for attributes in wanted { place(attributes) }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = live[path] {
      cell.lay(attributes)
      return
    }
    // What comes into sight does not fly in from where it was used before.
    UIView.performWithoutAnimation {
      let cell = make(path)
      live[path] = cell
      if World.shared.switches.waitingCellsStayInList { cell.isHidden = false }
      cell.lay(attributes)
      addSubview(cell)
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

  /// A snapshot is applied: what stays keeps its cell and its selection; what went gives them back.
  func adopt(_ new: [Int], _ place: (IndexPath) -> IndexPath?) {
    for (path, cell) in move(new, place) { takeBack(cell, path) }
    layoutIfNeeded()
  }

  /// The same, animated: what stays moves, what comes fades in, and what went fades out before it is given back.
  func adopt(
    _ new: [Int],
    animated place: (IndexPath) -> IndexPath?,
    completion: @escaping () -> Void
  ) {
    let gone = move(new, place)
    let stays = Set(live.values.map { ObjectIdentifier($0) })
    UIView.animate(withDuration: 0.3) {
      self.layoutIfNeeded()
      for (_, cell) in gone { cell.alpha = 0 }
      for cell in self.live.values where !stays.contains(ObjectIdentifier(cell)) {
        UIView.performWithoutAnimation { cell.alpha = 0 }
        cell.alpha = 1
      }
    } completion: { _ in
      for (path, cell) in gone {
        cell.alpha = 1
        self.takeBack(cell, path)
      }
      completion()
    }
  }

  /// Gives what stays its new place, and returns what went.
  private func move(
    _ new: [Int],
    _ place: (IndexPath) -> IndexPath?
  ) -> [(key: IndexPath, value: UICollectionViewCell)] {
    counts = new
    selection = selection.flatMap(place)
    highlighted = highlighted.flatMap(place)
    let old = sortedLive
    live = [:]
    for (path, cell) in old {
      if let new = place(path) { live[new] = cell }
    }
    collectionViewLayout.invalidateLayout()
    return old.filter { place($0.key) == nil }
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
