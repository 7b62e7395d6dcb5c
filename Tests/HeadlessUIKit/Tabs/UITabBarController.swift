// TB-1…TB-8. What apps override is declared here; behavior by topic is in the extensions.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet {
      wrote(self, "delegate")
      promise = DelegatePromise(of: delegate)
      observations.tell(of: (any UITabBarControllerDelegate).self)
    }
  }
  /// DG-2: what the delegate responded to when it was set.
  private(set) var promise = DelegatePromise(of: nil)

  var tabs: [UIViewController]?
  var selection = NSNotFound
  /// Holds the selected controller's view, clips it (NV-75), and is the container of transitions between two of them.
  let stage = UIView()
  /// The selection that was asked for while a transition ran (TB-7).
  var waitingSelection: Int?
  /// Whether the bar has gone to the side, with a controller that was pushed (NV-46).
  var isBarAside = false
  /// NV-83: whether its place is still left free, until an app's transition has ended.
  var keepsInset = false

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    wrote(self, "viewControllers")
    replaceTabs(viewControllers)
  }

  open unowned(unsafe) var selectedViewController: UIViewController? {
    get { tab(at: selection) }
    set {
      guard let newValue, let index = tabs?.firstIndex(of: newValue) else {
        raise("only a view controller in the tab bar controller's list can be selected")
      }
      selectTab(index)
    }
  }

  open var selectedIndex: Int {
    get { selection }
    set {
      wrote(self, "selectedIndex")
      guard tab(at: newValue) != nil else { raise("no tab \(newValue) to select") }
      selectTab(newValue)
    }
  }

  open override func loadView() {
    super.loadView()
    stage.frame = view.bounds
    stage.clipsToBounds = true
    view.addSubview(stage)
    view.addSubview(tabBar)
    tabBar.touched = { [weak self] in self?.userTouchedTab($0) }
    tabBar.hiddenChanged = { [weak self] in self?.childLayoutChanged() }
  }

  override func layOutContainer() {
    guard let view = viewIfLoaded else { return }
    stage.frame = view.bounds
    placeBar()
    if !isExchangingTabs { selectedViewController?.viewIfLoaded?.fill(stage.bounds) }
  }

  override var managesAppearanceOfChildren: Bool { true }
  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func appearanceBegins(isAppearing: Bool, isAnimated: Bool) {
    if isAppearing { showSelectedView() }
  }

  override func childLayoutChanged() {
    viewIfLoaded?.setNeedsLayout()
    World.shared.insetsChanged = true
  }

  override func safeArea(of child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard !tabBar.isHidden, !isBarAside || keepsInset, let view = viewIfLoaded,
      let inner = child.viewIfLoaded
    else { return inherited }
    let top = inner.convert(CGPoint(x: 0, y: view.bounds.maxY - barHeight), from: view).y
    var insets = inherited
    insets.bottom = max(insets.bottom, min(inner.bounds.height, inner.bounds.maxY - top))
    return insets
  }

  func tab(at index: Int) -> UIViewController? {
    tabs.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
