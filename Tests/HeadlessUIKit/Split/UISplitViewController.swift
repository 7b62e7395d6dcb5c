// Two columns side by side where the width is regular, one stack where it is compact. Nothing more of it.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case doubleColumn = 1 }

  public enum Column: Int, Sendable { case primary = 0, secondary = 2, compact }

  var columns: [Column: UIViewController] = [:]
  /// What holds the columns at this moment: one stack, or one for each column.
  var stacks: [UIViewController] = []

  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }

  open var primaryColumnWidth: CGFloat { 320 }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var viewControllers: [UIViewController] { stacks }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if isViewLoaded { missing("another column while the columns are shown") }
    columns[column] = vc
  }

  open override func loadView() {
    super.loadView()
    fillColumns()
  }

  override func layOutContainer() { layOutColumns() }
}
