// NV-1…NV-65. What apps use and override; behavior by topic is in the extensions.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push, pop
  }

  var stack: [UIViewController] = []
  /// The change that waits for layout or is under way.
  var change: NavigationChange?
  /// NV-50: what waits for its end.
  var waiting: [() -> Void] = []
  /// Whose view is in the container.
  var shown: UIViewController?
  /// Whether `didShow` is due when the container has appeared.
  var owesDidShow = false
  var barIsHidden = false
  var toolbarIsHidden = true
  let contentView = UIViewControllerWrapperView()
  let popGesture = PopGesture(UIScreenEdgePanGestureRecognizer())
  /// GS-20: the one for the whole content, if there is any.
  private(set) var contentPopGesture: PopGesture?
  var popGestures: [PopGesture] { [popGesture] + (contentPopGesture.map { [$0] } ?? []) }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      wrote(self, "delegate")
      promise = DelegatePromise(of: delegate)
      for gesture in popGestures { gesture.delegateAnimates = nil }
      observations.tell(of: (any UINavigationControllerDelegate).self)
    }
  }
  /// DG-2: what the delegate responded to when it was set.
  private(set) var promise = DelegatePromise(of: nil)
  open private(set) lazy var navigationBar = UINavigationBar()
  /// Its own, or that of its root (RC-26).
  open override var title: String? {
    get { super.title ?? stack.first?.title }
    set { super.title = newValue }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    set([rootViewController], isAnimated: false)
  }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }

  open override func loadView() {
    view = UILayoutContainerView(frame: UIScreen.main.bounds)
    let transitionView = UINavigationTransitionView(frame: view.bounds)
    transitionView.clipsToBounds = true
    contentView.frame = view.bounds
    for inner in [transitionView, contentView] {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.addSubview(transitionView)
    transitionView.addSubview(contentView)
    view.addSubview(navigationBar)
    navigationBar.navigation = self
    popGesture.attach(to: self)
    if !World.shared.switches.contentPopGestureComesLate { makeContentPopGesture() }
  }

  private func makeContentPopGesture() {
    guard World.shared.switches.hasContentPopGesture, contentPopGesture == nil else { return }
    contentPopGesture = PopGesture(UIPanGestureRecognizer())
    contentPopGesture?.attach(to: self)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      wrote(self, "viewControllers")
      setViewControllers(newValue, animated: false)
    }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    var top = presentedViewController ?? stack.last?.presentedViewController ?? stack.last
    while let next = top?.presentedViewController { top = next }
    return top
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, isAnimated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, isAnimated: animated)?.last
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      raise("\(viewController) is not in the stack that was to be popped to it")
    }
    return pop(to: index, isAnimated: animated)
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, isAnimated: animated)
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    whenFree(animated) { [self] in set(viewControllers, isAnimated: animated) }
  }
  open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set {
      wrote(self, "isNavigationBarHidden")
      setNavigationBarHidden(newValue, animated: false)
    }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, isAnimated: animated)
  }

  /// NV-84: the bar at the bottom; it is among the views once it was shown.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set {
      wrote(self, "isToolbarHidden")
      setToolbarHidden(newValue, animated: false)
    }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, isAnimated: animated)
  }
  open class var hideShowBarDuration: CGFloat { 0.2 }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return popGesture.recognizer
  }

  /// GS-20: a pan anywhere in the content that pops; since iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return contentPopGesture?.recognizer
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if World.shared.switches.readingCoordinatorStartsPush { startChange() }
    return super.transitionCoordinator
  }

  // MARK: As a container

  override var managesAppearanceOfChildren: Bool { true }
  override var visibleChildren: [UIViewController] {
    // One that was asked for meanwhile has not begun yet.
    let begun = change.flatMap { $0.hasBegun ? $0 : $0.takesOver ? $0.overtaken : nil }
    guard let begun, let to = begun.to else { return shown.map { [$0] } ?? [] }
    return appearance.phase == .appeared ? [] : [to]
  }
  override func appearanceBegins(isAppearing: Bool, isAnimated: Bool) {
    if isAppearing { showTop(isAnimated: isAnimated) }
  }
  override func appearanceEnds(isAppearing: Bool) {
    // What waits for a layout that does not come any more is there at once.
    if isAppearing { tellDidShow() } else { startChange() }
  }
  override func safeArea(of child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
    safeAreaBelowBar(of: child, inherited: inherited)
  }
  override func childLayoutChanged() { viewIfLoaded?.setNeedsLayout() }

  /// TR-20: transitions begin when the view is laid out.
  override func layOutContainer() {
    // GS-44: at the latest now.
    if viewIfLoaded?.window != nil { makeContentPopGesture() }
    layOutBars()
    guard World.shared.switches.changesBeginATurnLater else { return startChange() }
    World.shared.nextTurn { [weak self] in MainActor.assumeIsolated { self?.startChange() } }
  }
}

/// RC-23, RC-25, NV-75: a navigation controller's view, and what lies between it and that of its top.
final class UILayoutContainerView: UIView {}
final class UINavigationTransitionView: UIView {}
final class UIViewControllerWrapperView: UIView {}
