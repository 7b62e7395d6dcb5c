// VH-11 for tables: only rows in sight have cells, and these are used again.
import Foundation

@preconcurrency @MainActor open class UITableView: UIScrollView {
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { setNeedsMetrics() }
  }

  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsMetrics() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsMetrics() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsMetrics() } }
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { setNeedsMetrics() }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }

  open var tableHeaderView: UIView? { didSet { endChanged(from: oldValue, to: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { endChanged(from: oldValue, to: tableFooterView) } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var cellQueue = ReuseQueue<UITableViewCell>()
  var headerQueue = ReuseQueue<UITableViewHeaderFooterView>()
  /// What is in sight.
  var live: [IndexPath: UITableViewCell] = [:]
  var liveEnds: [TableEnd: UIView] = [:]
  /// Numbers of rows by section, as last asked for.
  var counts: [Int]?
  /// Where everything is; nil until it is worked out again.
  var metricsStore: TableMetrics?
  /// What the constraints of rows without a given height came to, since they were first in sight.
  var fittedHeights: [IndexPath: CGFloat] = [:]
  var selection: [IndexPath] = []
  /// The row under the finger.
  var highlighted: IndexPath?
  /// The changes of the batch that is being put together, and how deep batches are nested.
  var changes: ListChanges?
  var batchDepth = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { missing("tables from an archive") }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Every cell goes back into the queue, and nothing is selected any more.
  open func reloadData() {
    takeBackAll()
    counts = nil
    fittedHeights = [:]
    selection = []
    highlighted = nil
    setNeedsMetrics()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { pressBegan(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { pressEnded(at: touch.location(in: self)) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  /// The delegate, which UIKit declares once more with this type.
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func setNeedsMetrics() {
    metricsStore = nil
    setNeedsLayout()
  }

  private func endChanged(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsMetrics()
  }
}
