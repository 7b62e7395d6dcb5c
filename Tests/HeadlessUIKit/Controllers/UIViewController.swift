// CC-1…CC-7. What apps override is declared here; behavior by topic is in the extensions.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  var viewStore: UIView?
  var childStore: [UIViewController] = []
  weak var parentStore: UIViewController?
  var appearance = AppearanceState()
  var navigationItemStore: UINavigationItem?
  var tabBarItemStore: UITabBarItem?
  var modal = ModalState()
  /// The transition that this controller runs or takes part in; its children find it by way of `parent`.
  var transition: TransitionRun?
  /// How UIKit itself is to let the controller come and go (iOS 18); the stand-in has one way for all.
  open var preferredTransition: Transition? {
    get {
      preferredStore ?? (World.shared.switches.preferredTransitionsAreNil ? nil : .crossDissolve)
    }
    set {
      wrote(self, "preferredTransition")
      preferredStore = newValue
    }
  }
  private var preferredStore: Transition?
  nonisolated let associations = AssociationTable()
  nonisolated(unsafe) var observations = DelegateObservations()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    World.shared.accounts.liveControllers += 1
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }

  deinit { World.shared.accounts.liveControllers -= 1 }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStore
    }
    set {
      wrote(self, "view")
      viewStore?.controller = nil
      viewStore = newValue
      newValue?.controller = self
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }
  open var viewIfLoaded: UIView? { viewStore }
  open var isViewLoaded: Bool { viewStore != nil }
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() {
    guard viewStore == nil else { return }
    loadView()
    if viewStore == nil { raise("loadView of \(self) set no view") }
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(to: child.sizeOfView(inParentOf: size), with: coordinator)
    }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var title: String? {
    didSet {
      wrote(self, "title")
      navigationItemStore?.title = title
      tabBarItemStore?.title = title
    }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      wrote(self, "additionalSafeAreaInsets")
      World.shared.insetsChanged = true
    }
  }
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet {
      wrote(self, "edgesForExtendedLayout")
      parent?.childLayoutChanged()
    }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      wrote(self, "extendedLayoutIncludesOpaqueBars")
      parent?.childLayoutChanged()
    }
  }
  open var preferredContentSize = CGSize.zero { didSet { wrote(self, "preferredContentSize") } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      wrote(self, "overrideUserInterfaceStyle")
      viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
  }
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? World.shared.traits(World.shared.screen.style)
  }

  // MARK: Containment

  open weak var parent: UIViewController? { parentStore }
  open var children: [UIViewController] { childStore }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { raise("a controller cannot be its own child") }
    if childController.parent != nil { childController.removeFromParent() }
    wrote(self, "children")
    wrote(childController, "parent")
    childController.willMove(toParent: self)
    adopt(childController)
    childController.appearance.isMovingTo = true
  }
  open func removeFromParent() {
    wrote(self, "parent")
    if let parent { wrote(parent, "children") }
    leaveParent()
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing: isAppearing, isAnimated: animated)
  }
  open func endAppearanceTransition() { end() }
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to) = (fromViewController, toViewController)
    guard from.parent === self, to.parent === self else {
      raise("children of another parent cannot be exchanged")
    }
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance.isVisible
    if forwards {
      from.begin(isAppearing: false, isAnimated: duration > 0)
      to.begin(isAppearing: true, isAnimated: duration > 0)
    }
    from.view.superview?.addSubview(to.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      from.view.removeFromSuperview()
      if forwards {
        from.endIfBegun()
        to.endIfBegun()
      }
      completion?(finished)
    }
  }

  // MARK: Transitions

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.coordinator ?? parent?.transitionCoordinator
  }
  open var presentedViewController: UIViewController? { presented }
  open var presentingViewController: UIViewController? { presenting }
  open var modalPresentationStyle: UIModalPresentationStyle {
    // MD-5: `.automatic` is read as what it stands for.
    get { modal.style == .automatic ? .pageSheet : modal.style }
    set {
      wrote(self, "modalPresentationStyle")
      modal.style = newValue
    }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
    didSet { wrote(self, "modalTransitionStyle") }
  }
  open var definesPresentationContext = false {
    didSet { wrote(self, "definesPresentationContext") }
  }
  open var isModalInPresentation = false { didSet { wrote(self, "isModalInPresentation") } }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet {
      wrote(self, "transitioningDelegate")
      observations.tell(of: (any UIViewControllerTransitioningDelegate).self)
    }
  }
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, isAnimated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(isAnimated: flag, completion: completion)
  }

  // MARK: The whole screen

  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { wrote(self, "modalPresentationCapturesStatusBarAppearance") }
  }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  // MARK: Within bars

  open var hidesBottomBarWhenPushed = false { didSet { wrote(self, "hidesBottomBarWhenPushed") } }
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      wrote(self, "toolbarItems")
      (parent as? UINavigationController)?.layOutToolbar()
    }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: What containers of the stand-in do in their own way

  /// Whether this container itself sends all appearance calls of its children.
  var managesAppearanceOfChildren: Bool { false }
  /// The children who appear and disappear with this controller.
  var visibleChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return childStore.filter { child in
      child.viewIfLoaded.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    }
  }
  /// The safe area of a child's view, the container's bars included.
  func safeArea(of child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets { inherited }
  /// What a container of the stand-in puts where, at each layout of its view.
  func layOutContainer() {}
  /// A child's wishes about its place have changed.
  func childLayoutChanged() {}
  /// What a container of the stand-in does when its appearance begins, before its children hear of it.
  func appearanceBegins(isAppearing: Bool, isAnimated: Bool) {}
  /// What it does when its appearance has ended, before its own did-call.
  func appearanceEnds(isAppearing: Bool) {}
}

extension UIViewController: AssociationHolder, DelegateHolding {}

extension UIViewController {
  public var isMovingToParent: Bool { appearance.isMovingTo }
  public var isMovingFromParent: Bool { appearance.isMovingFrom }
  public var isBeingPresented: Bool { modal.isBeingPresented }
  public var isBeingDismissed: Bool { modal.isBeingDismissed }
}
