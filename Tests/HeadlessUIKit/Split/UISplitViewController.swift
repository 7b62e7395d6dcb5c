// Two columns side by side where the width is regular, one stack where it is compact. Which of the two it is stays as
// it was when the view was loaded.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case doubleColumn = 1 }

  public enum Column: Int, Sendable { case primary = 0, secondary = 2, compact }

  var columns: [Column: UIViewController] = [:]
  /// What holds the columns at this moment: one stack, or one for each column.
  var stacks: [UIViewController] = []
  /// What columns' own stacks held before it was moved into one.
  var moved: [ObjectIdentifier: [UIViewController]] = [:]

  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }

  open var primaryColumnWidth: CGFloat { 320 }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var viewControllers: [UIViewController] { stacks }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// In one stack, a column that comes later waits until it is shown.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]
    columns[column] = vc
    guard isViewLoaded, old !== vc else { return }
    if stacks.count == 2, column == .primary || column == .secondary {
      exchange(column == .primary ? 0 : 1, for: vc)
    }
  }

  private var hidesPrimary = false

  /// In one stack, the secondary column is pushed, and what is above the primary one goes.
  open func show(_ column: Column) {
    loadViewIfNeeded()
    guard stacks.count == 1, let stack = stacks.first as? UINavigationController else {
      return column == .primary ? hidePrimary(false) : ()
    }
    guard let controller = columns[column] else { return }
    let contents = contents(of: controller)
    guard let first = contents.first else { return }
    if stack.viewControllers.contains(first) {
      stack.popToViewController(contents.last ?? first, animated: true)
    } else {
      stack.setViewControllers(stack.viewControllers.prefix(1) + contents, animated: true)
    }
  }

  open func hide(_ column: Column) {
    loadViewIfNeeded()
    if column == .primary, stacks.count == 2 { hidePrimary(true) }
    guard stacks.count == 1, column == .secondary else { return }
    (stacks.first as? UINavigationController)?.popToRootViewController(animated: true)
  }

  private func hidePrimary(_ hides: Bool) {
    guard hides != hidesPrimary else { return }
    hidesPrimary = hides
    guard isViewLoaded, stacks.count == 2 else { return }
    view.layoutIfNeeded()
    guard view.window != nil else { return layOutContainer() }
    UIView.animate(withDuration: 0.35) { self.layOutContainer() }
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
    var (first, second) = bounds.divided(atDistance: primaryColumnWidth, from: .minXEdge)
    if hidesPrimary { (first, second) = (first.offsetBy(dx: -first.width, dy: 0), bounds) }
    stacks[0].view.fill(first)
    stacks[1].view.fill(second)
  }
}
