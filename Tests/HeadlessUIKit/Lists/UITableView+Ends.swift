// Headers and footers of sections. Heights that nobody gives are plausible, not measured.
/// The header or the footer of a section.
struct SectionEnd: Hashable {
  var section: Int
  var isHeader: Bool
}

extension UITableView {
  func height(of end: SectionEnd) -> CGFloat {
    let section = end.section
    let given =
      end.isHeader
      ? rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if given != UITableView.automaticDimension { return max(0, given) }
    if let view = liveEnds[end] ?? view(end) { return fittedHeight(of: view, end) }
    if title(end) != nil { return titleHeight(end) }
    if style == .plain { return 0 }
    return end.isHeader && section == 0 ? 35 : 18
  }

  private func fittedHeight(of view: UIView, _ end: SectionEnd) -> CGFloat {
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let height = content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : titleHeight(end)
  }

  private func titleHeight(_ end: SectionEnd) -> CGFloat {
    end.isHeader && style != .plain ? 38 : 28
  }

  func placeEnds(_ metrics: TableMetrics) {
    if placedSections != metrics.sections.count { for end in liveEnds.keys { takeBack(end) } }
    placedSections = metrics.sections.count
    for section in metrics.sections.indices {
      place(SectionEnd(section: section, isHeader: true), header(section, metrics))
      place(SectionEnd(section: section, isHeader: false), metrics.sections[section].footer)
    }
  }

  private func header(_ section: Int, _ metrics: TableMetrics) -> CGRect {
    let top = bounds.minY + adjustedContentInset.top
    return style == .plain
      ? metrics.floatingHeader(section, top: top) : metrics.sections[section].header
  }

  private func place(_ end: SectionEnd, _ frame: CGRect) {
    guard frame.height > 0, frame.intersects(bounds) else { return takeBack(end) }
    if liveEnds[end] == nil {
      UIView.performWithoutAnimation {
        guard let view = view(end) ?? titleView(end) else { return }
        liveEnds[end] = view
        addSubview(view)
        lay(view, frame)
      }
    }
    if let view = liveEnds[end] { lay(view, frame) }
  }

  private func lay(_ view: UIView, _ frame: CGRect) {
    (view as? UITableViewHeaderFooterView)?.sides = sidesOfRows
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    if view.center != frame.center { view.center = frame.center }
  }

  /// The app's own, which is asked for once as long as it is in sight.
  private func view(_ end: SectionEnd) -> UIView? {
    if let view = waitingEnds[end] { return view }
    let view =
      end.isHeader
      ? rowDelegate?.tableView(self, viewForHeaderInSection: end.section)
      : rowDelegate?.tableView(self, viewForFooterInSection: end.section)
    waitingEnds[end] = view
    return view
  }

  private func titleView(_ end: SectionEnd) -> UIView? {
    guard let title = title(end) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    if style == .plain { view.backgroundColor = .systemBackground }
    return view
  }

  private func title(_ end: SectionEnd) -> String? {
    end.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: end.section)
      : dataSource?.tableView(self, titleForFooterInSection: end.section)
  }

  func takeBack(_ end: SectionEnd) {
    let waiting = waitingEnds.removeValue(forKey: end)
    guard let view = liveEnds.removeValue(forKey: end) ?? waiting else { return }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      endQueue.put(view, identifier)
    }
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    liveEnds[SectionEnd(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    liveEnds[SectionEnd(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }
  public func rectForHeader(inSection section: Int) -> CGRect { metrics.sections[section].header }
  public func rectForFooter(inSection section: Int) -> CGRect { metrics.sections[section].footer }

  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { endQueue.register(aClass, identifier) }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = endQueue.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let kind = endQueue.kind(identifier) else { return nil }
    return CellMaker.header(kind, identifier) as? UITableViewHeaderFooterView
  }
}
