// VH-11 for tables: only rows in sight have cells, and these are used again.
@preconcurrency @MainActor open class UITableView: ListView<UITableViewCell> {
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { setNeedsMetrics() }
  }

  /// Its rows have no controls for that here.
  open var isEditing = false { didSet { wrote(self, "isEditing") } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Whether what is in rows and headers keeps clear of the sides of a telephone that is turned (VH-15).
  open var insetsContentViewsToSafeArea = true {
    didSet { sidesMayHaveChanged() }
  }
  /// What reaches into the rows from the sides.
  var sides = UIEdgeInsets.zero

  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsMetrics() } }
  /// How high a row without a given height is taken to be until it has been in sight.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsMetrics() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// Above all rows, as high as it is when it is set.
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      setNeedsMetrics()
    }
  }

  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsMetrics() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsMetrics() } }
  /// Above the headers of a plain table.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsMetrics() }
  }

  /// Headers and footers in sight: the app's, or titles.
  var liveEnds: [SectionEnd: UIView] = [:]
  var placedSections = 0
  /// Those that the app has given before they come into sight, to be measured.
  var waitingEnds: [SectionEnd: UIView] = [:]
  var endQueue = ReuseQueue<UITableViewHeaderFooterView>()
  /// Where everything is; nil until it is worked out again.
  var metricsStore: TableMetrics?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addRowSwipe()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { missing("tables from an archive") }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // LY-20
    if window == nil { World.shared.warn("a table was laid out in no window: heights are guessed") }
    layOutRows()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sidesMayHaveChanged()
  }

  open override func reloadData() {
    super.reloadData()
    for end in liveEnds.keys { takeBack(end) }
    setNeedsMetrics()
  }

  override func placesChanged() { setNeedsMetrics() }
  override func askForCell(_ path: IndexPath) {
    _ = dataSource?.tableView(self, cellForRowAt: path)
  }

  override func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }
  override func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  override func show(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    live[path]?.setSelected(isSelected, animated: animated)
  }
  override func show(_ path: IndexPath, isHighlighted: Bool) {
    live[path]?.setHighlighted(isHighlighted, animated: false)
  }
  override func mayHighlight(_ path: IndexPath) -> Bool {
    rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }
  override func tellSelected(_ path: IndexPath) {
    rowDelegate?.tableView(self, didSelectRowAt: path)
  }
  override func tellEnded(_ cell: UITableViewCell, _ path: IndexPath) {
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
  override func actions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let given =
      isLeading
      ? rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    return given ?? (isLeading ? nil : delete(path))
  }

  /// What a row shows by itself that can be deleted.
  private func delete(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) == true,
      rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      $2(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// The delegate, which UIKit declares once more with this type.
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func setNeedsMetrics() {
    metricsStore = nil
    setNeedsLayout()
  }
}

extension UITableView {
  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable { case `default` = 0 }

  public enum AccessoryType: Int, Sendable { case none = 0, disclosureIndicator, checkmark = 3 }

  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine }

  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }

  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
}
