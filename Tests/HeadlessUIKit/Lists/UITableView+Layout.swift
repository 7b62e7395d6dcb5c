// VH-11: what is in sight has a cell, and nothing else has one.
import Foundation

extension UITableView {
  func layOutRows() {
    let metrics = metrics
    backgroundView?.frame = bounds
    placeTableEnds(metrics)
    let wanted = metrics.rows(in: bounds)
    let paths = Set(wanted)
    for (path, cell) in sortedLive where !paths.contains(path) { takeBack(cell, path) }
    for path in wanted { place(path, metrics) }
    placeSectionEnds(metrics)
  }

  private func place(_ path: IndexPath, _ metrics: TableMetrics) {
    guard let frame = metrics.row(path) else { return }
    let isLast = path.row == metrics.sections[path.section].rows.count - 1
    if let cell = live[path] {
      cell.lay(frame)
      if fittedHeights[path] == nil { fit(cell, path) }
      cell.showSeparator(of: self, isLast: isLast)
      return
    }
    // What comes into sight does not fly in from where it was used before.
    UIView.performWithoutAnimation {
      let cell = make(path)
      live[path] = cell
      cell.isHidden = false
      cell.lay(frame)
      cell.layoutIfNeeded()
      fit(cell, path)
      cell.showSeparator(of: self, isLast: isLast)
      // Headers stay in front of all rows.
      insertSubview(cell, at: rowsEnd)
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private var rowsEnd: Int {
    subviews.firstIndex { view in liveEnds.values.contains { $0 === view } } ?? subviews.count
  }

  private func make(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else { raise("\(self) has rows but no data source") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if live.values.contains(where: { $0 === cell }) { raise("one cell for two rows: \(cell)") }
    if style != .plain, cell.backgroundColor == nil {
      cell.backgroundColor = .secondarySystemGroupedBackground
    } else if cell.backgroundColor == nil {
      cell.backgroundColor = .systemBackground
    }
    if cell.isSelected != selection.contains(path) {
      cell.setSelected(!cell.isSelected, animated: false)
    }
    if cell.isHighlighted != (highlighted == path) {
      cell.setHighlighted(!cell.isHighlighted, animated: false)
    }
    return cell
  }

  private func placeTableEnds(_ metrics: TableMetrics) {
    for (view, y) in [(tableHeaderView, 0), (tableFooterView, metrics.footerStart)] {
      guard let view else { continue }
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    }
  }

  private func placeSectionEnds(_ metrics: TableMetrics) {
    for section in metrics.sections.indices {
      place(TableEnd(section: section, isHeader: true), headerFrame(section, metrics))
      place(TableEnd(section: section, isHeader: false), metrics.sections[section].footer)
    }
    for end in liveEnds.keys where !metrics.sections.indices.contains(end.section) { takeBack(end) }
  }

  private func headerFrame(_ section: Int, _ metrics: TableMetrics) -> CGRect {
    guard style == .plain else { return metrics.sections[section].header }
    return metrics.floatingHeader(section, top: bounds.minY + adjustedContentInset.top)
  }

  private func place(_ end: TableEnd, _ frame: CGRect) {
    guard frame.height > 0, frame.intersects(bounds) else { return takeBack(end) }
    guard let view = liveEnds[end] ?? askedView(end) ?? titleView(end) else { return }
    if liveEnds[end] == nil {
      liveEnds[end] = view
      addSubview(view)
    }
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func titleView(_ end: TableEnd) -> UIView? {
    guard let title = title(end) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// What is live, in a fixed order.
  var sortedLive: [(key: IndexPath, value: UITableViewCell)] {
    live.sorted { $0.key < $1.key }
  }

  func takeBackAll() {
    for (path, cell) in sortedLive { takeBack(cell, path) }
    for end in liveEnds.keys.sorted(by: TableEnd.isBefore) { takeBack(end) }
  }

  func takeBack(_ cell: UITableViewCell, _ path: IndexPath) {
    live[path] = nil
    cell.removeFromSuperview()
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { cellQueue.put(cell, identifier) }
  }

  func takeBack(_ end: TableEnd) {
    guard let view = liveEnds.removeValue(forKey: end) else { return }
    view.removeFromSuperview()
    keepForLater(view)
  }

  func keepForLater(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headerQueue.put(view, identifier)
  }
}

extension TableEnd {
  static func isBefore(_ one: TableEnd, _ other: TableEnd) -> Bool {
    (one.section, one.isHeader ? 0 : 1) < (other.section, other.isHeader ? 0 : 1)
  }
}
