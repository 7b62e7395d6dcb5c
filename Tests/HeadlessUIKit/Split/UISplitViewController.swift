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
    if isCollapsed {
      adoptStack(columns[.compact] ?? collapsedStack())
    } else {
      for column in [Column.primary, .secondary] {
        adoptStack(columns[column].map(stack(around:)))
      }
    }
  }

  override func layOutContainer() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    guard !isCollapsed, stacks.count == 2 else {
      for stack in stacks { stack.view.fill(bounds) }
      return
    }
    let (first, second) = bounds.divided(atDistance: primaryColumnWidth, from: .minXEdge)
    stacks[0].view.fill(first)
    stacks[1].view.fill(second)
  }
}
