// Heights that neither the table nor its delegate gives are plausible, not measured.
extension UITableView {
  var metrics: TableMetrics {
    if let metricsStore, metricsStore.width == bounds.width { return metricsStore }
    if metricsStore != nil { fittedHeights = [:] }
    var new = TableMetrics(
      width: bounds.width,
      margin: style == .insetGrouped ? 16 + max(sides.left, sides.right) : 0,
      height: tableHeaderView?.bounds.height ?? 0
    )
    for (section, count) in loadCounts().enumerated() {
      let header = height(of: SectionEnd(section: section, isHeader: true))
      let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
      new.add(
        padding: header > 0 && style == .plain ? padding : 0,
        header: header,
        rows: (0..<count).map { rowHeight(IndexPath(row: $0, section: section)) },
        footer: height(of: SectionEnd(section: section, isHeader: false))
      )
    }
    metricsStore = new
    let size = CGSize(width: bounds.width, height: new.height)
    if size != contentSize { contentSize = size }
    return new
  }

  func sidesMayHaveChanged() {
    let new = insetsContentViewsToSafeArea ? safeSides : .zero
    guard new != sides else { return }
    sides = new
    fittedHeights = [:]
    setNeedsMetrics()
  }

  /// What reaches into a row that is as wide as the table.
  var sidesOfRows: UIEdgeInsets { style == .insetGrouped ? .zero : sides }

  private func rowHeight(_ path: IndexPath) -> CGFloat {
    let height = givenHeight(path)
    return height == UITableView.automaticDimension ? fittedHeights[path] ?? guess : height
  }

  private var guess: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : 44 }

  private func givenHeight(_ path: IndexPath) -> CGFloat {
    rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  /// A row without a given height gets the one that its cell's constraints want, once it is in sight.
  func fit(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.layoutIfNeeded()
    guard givenHeight(path) == UITableView.automaticDimension else { return }
    let height = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height > 0, height != fittedHeights[path] ?? guess else { return }
    fittedHeights[path] = height
    setNeedsMetrics()
  }
}
