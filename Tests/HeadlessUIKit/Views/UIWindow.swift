// GE-11: a window's frame does not count within the window.
@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let alert = Level(2000)
  }

  open var windowLevel = Level.normal { didSet { wrote(self, "windowLevel") } }
  open weak var windowScene: UIWindowScene? { didSet { wrote(self, "windowScene") } }

  open var rootViewController: UIViewController? {
    didSet {
      wrote(self, "rootViewController")
      rootChanged(from: oldValue)
    }
  }
  /// Holds the root's view.
  var rootShadowView: UIDropShadowView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  override func setUp() {
    isHidden = true
    windowStore = self
    World.shared.windows.append(WeakReference(object: self))
  }

  public required init?(coder: NSCoder) { missing("windows from an archive") }

  open var screen: UIScreen { .main }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowStore === self }
  open override var next: UIResponder? { UIApplication.shared }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      layer.setNeedsCommit()
      if wasHidden != newValue { visibilityChanged(isVisible: !newValue) }
    }
  }

  override func sizeWillChange() { tellRootOfNewSize() }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open var canBecomeKey: Bool { true }

  open func makeKey() {
    if canBecomeKey { UIApplication.shared.keyWindowStore = self }
  }

  open func sendEvent(_ event: UIEvent) { World.shared.touches.deliver(event, in: self) }

  /// What the screen itself takes at each edge, where the window reaches it.
  var windowInsets: UIEdgeInsets {
    let screen = World.shared.screen
    let insets = screen.safeArea
    return UIEdgeInsets(
      top: max(0, insets.top - frame.minY),
      left: max(0, insets.left - frame.minX),
      bottom: max(0, frame.maxY - screen.size.height + insets.bottom),
      right: max(0, frame.maxX - screen.size.width + insets.right)
    )
  }
}
