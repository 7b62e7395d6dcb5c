// VH-11: what is in sight has a cell, and nothing else has one.
extension UITableView {
  func layOutRows() {
    let metrics = metrics
    tableHeaderView?.fill(
      CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    )
    let wanted = metrics.rows(in: bounds)
    let paths = Set(wanted)
    for (path, cell) in sortedLive where !paths.contains(path) { takeBack(cell, path) }
    for path in wanted { place(path, metrics) }
    placeEnds(metrics)
  }

  private func place(_ path: IndexPath, _ metrics: TableMetrics) {
    guard let frame = metrics.row(path) else { return }
    if let cell = live[path] {
      lay(cell, path, frame, fits: fittedHeights[path] == nil)
      return
    }
    // What comes into sight does not fly in from where it was used before.
    UIView.performWithoutAnimation {
      let cell = make(path)
      live[path] = cell
      cell.isHidden = false
      lay(cell, path, frame, fits: true)
      // Headers and footers stay in front of all rows.
      if cell.superview !== self { insertSubview(cell, at: rowsEnd) }
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func lay(_ cell: UITableViewCell, _ path: IndexPath, _ frame: CGRect, fits: Bool) {
    cell.lay(frame, sides: sidesOfRows)
    if fits { fit(cell, path) }
    let isLast = path.row == count(inSection: path.section) - 1
    if style == .insetGrouped { cell.round(isFirst: path.row == 0, isLast: isLast) }
    cell.showSeparator(unless: separatorStyle == .none || isLast && style != .plain)
  }

  private var rowsEnd: Int {
    subviews.firstIndex { view in liveEnds.values.contains { $0 === view } } ?? subviews.count
  }

  private func make(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else { raise("\(self) has rows but no data source") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if live.values.contains(where: { $0 === cell }) { raise("one cell for two rows: \(cell)") }
    if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
      cell.backgroundColor =
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if cell.isSelected != (selection == path) {
      cell.setSelected(!cell.isSelected, animated: false)
    }
    if cell.isHighlighted != (highlighted == path) {
      cell.setHighlighted(!cell.isHighlighted, animated: false)
    }
    return cell
  }
}
