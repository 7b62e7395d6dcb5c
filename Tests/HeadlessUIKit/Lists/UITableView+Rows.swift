// VH-11: a cell can be had only for what is in sight and laid out.
extension UITableView {
  public func numberOfRows(inSection section: Int) -> Int { count(inSection: section) }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { live[indexPath] }
  public var indexPathsForVisibleRows: [IndexPath]? { live.keys.sorted() }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let dot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let metrics = metrics
    return metrics.rows(in: dot).first { metrics.row($0)?.contains(point) == true }
  }

  /// Nothing where there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { metrics.row(indexPath) ?? .zero }

  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let place = metrics.row(indexPath) else {
      raise("there is no row \(indexPath) to scroll to")
    }
    let room = bounds.inset(by: adjustedContentInset)
    let move: CGFloat
    switch scrollPosition {
    case .top: move = place.minY - room.minY
    case .middle: move = place.midY - room.midY
    case .bottom: move = place.maxY - room.maxY
    case .none:
      move = min(0, place.minY - room.minY) + max(0, place.maxY - room.maxY)
    }
    let offset = restingOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + move))
    setContentOffset(offset, animated: animated)
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { selection }

  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPath == selection { select(nil, animated: animated) }
  }
}

// VH-11: which cell shows what is not the same from one layout pass to the next.
extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellQueue.register(cellClass, identifier)
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let configured { return configured }
    if let cell = cellQueue.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let kind = cellQueue.kind(identifier) else { return nil }
    return CellMaker.row(kind, identifier) as? UITableViewCell
  }

  /// The cell has the size of its row already.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard cellQueue.kind(identifier) != nil,
      let cell = dequeueReusableCell(withIdentifier: identifier)
    else { raise("no class is registered for cells with the identifier \(identifier)") }
    if let frame = metrics.row(indexPath) { cell.lay(frame, sides: sidesOfRows) }
    return cell
  }
}
