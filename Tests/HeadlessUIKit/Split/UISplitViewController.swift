// Two columns side by side where the width is regular, one stack where it is compact. Nothing more of it.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary, secondary, compact
  }

  public let style: Style
  var columns: [Column: UIViewController] = [:]
  /// What holds the columns at this moment: one stack, or one for each column.
  var stacks: [UIViewController] = []

  public init(style: Style) {
    if style != .doubleColumn {
      missing("split view controllers other than those with two columns")
    }
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }

  open var primaryColumnWidth: CGFloat { 320 }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var viewControllers: [UIViewController] {
    get { stacks }
    set { missing("viewControllers of a split view controller in columns: set each column") }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if column == .supplementary { missing("a supplementary column") }
    if isViewLoaded { missing("another column while the columns are shown") }
    columns[column] = vc
  }

  open override func loadView() {
    super.loadView()
    fillColumns()
  }

  override func layOutContainer() { layOutColumns() }
}
