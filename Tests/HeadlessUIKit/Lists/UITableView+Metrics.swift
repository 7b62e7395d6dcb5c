// Heights that neither the table nor its delegate gives are plausible, not measured.
import Foundation

extension UITableView {
  var metrics: TableMetrics {
    if let metricsStore, metricsStore.width == bounds.width { return metricsStore }
    if metricsStore != nil { fittedHeights = [:] }
    let sections = loadCounts().indices.map { heights($0) }
    let new = TableMetrics(
      width: bounds.width,
      margin: style == .insetGrouped ? 16 : 0,
      start: tableHeaderView?.bounds.height ?? 0,
      sections
    )
    metricsStore = new
    measured(new)
    return new
  }

  private func measured(_ new: TableMetrics) {
    let height = new.footerStart + (tableFooterView?.bounds.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if size != contentSize { contentSize = size }
  }

  private func heights(_ section: Int) -> TableSection {
    let header = endHeight(TableEnd(section: section, isHeader: true))
    let footer = endHeight(TableEnd(section: section, isHeader: false))
    let rows = (0..<numberOfRows(inSection: section)).map { row in
      rowHeight(IndexPath(row: row, section: section))
    }
    return TableSection(
      padding: header > 0 ? topPadding : 0,
      header: header,
      rows: rows,
      footer: footer
    )
  }

  private var topPadding: CGFloat {
    guard sectionHeaderTopPadding == UITableView.automaticDimension else {
      return sectionHeaderTopPadding
    }
    return style == .plain ? 22 : 0
  }

  private func rowHeight(_ path: IndexPath) -> CGFloat {
    let height = givenHeight(path)
    return height == UITableView.automaticDimension ? fittedHeights[path] ?? 44 : height
  }

  private func givenHeight(_ path: IndexPath) -> CGFloat {
    rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  /// A row without a given height gets the one that its cell's constraints want, once it is in sight.
  func fit(_ cell: UITableViewCell, _ path: IndexPath) {
    guard givenHeight(path) == UITableView.automaticDimension else { return }
    let height = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height > 0, height != fittedHeights[path] ?? 44 else { return }
    fittedHeights[path] = height
    setNeedsMetrics()
  }

  private func endHeight(_ end: TableEnd) -> CGFloat {
    let height = askedHeight(end)
    guard height == UITableView.automaticDimension else { return height }
    if title(end) != nil || hasView(end) { return style == .plain ? 28 : 38 }
    if style == .plain { return 0 }
    return end.isHeader && end.section == 0 ? 35 : 18
  }

  private func askedHeight(_ end: TableEnd) -> CGFloat {
    guard let delegate = rowDelegate else {
      return end.isHeader ? sectionHeaderHeight : sectionFooterHeight
    }
    return end.isHeader
      ? delegate.tableView(self, heightForHeaderInSection: end.section)
      : delegate.tableView(self, heightForFooterInSection: end.section)
  }

  func title(_ end: TableEnd) -> String? {
    end.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: end.section)
      : dataSource?.tableView(self, titleForFooterInSection: end.section)
  }

  private func hasView(_ end: TableEnd) -> Bool {
    if liveEnds[end] != nil { return true }
    guard let view = askedView(end) else { return false }
    keepForLater(view)
    return true
  }

  func askedView(_ end: TableEnd) -> UIView? {
    end.isHeader
      ? rowDelegate?.tableView(self, viewForHeaderInSection: end.section)
      : rowDelegate?.tableView(self, viewForFooterInSection: end.section)
  }
}
