// VH-4…VH-9, GE-1…GE-15. QuartzCore's types are not isolated to an actor.
open class CALayer: NSObject, CAMediaTiming {
  /// What the app has set.
  final var state = LayerState()
  /// What was committed last, which is what the screen shows; nil until then.
  final var shown: CommittedState?
  final var shownSublayers: [CALayer] = []
  /// The animations that were committed last; the screen goes on to show them until the next commit.
  final var shownAnimations: [AttachedAnimation] = []
  final var shownMask: CALayer?
  final var sublayerStore: [CALayer] = []
  final weak var parent: CALayer?
  final var maskStore: CALayer?
  final weak var view: UIView?
  /// The layer whose picture of the moment this is, if it is one.
  final var original: CALayer?
  final var attached: [AttachedAnimation] = []
  /// Whether an animation held it at an opacity of 0 when that was committed last.
  final var isHeldOut = false
  final var isOnScreen = false

  final var ownNeedsLayout = true
  /// Whether its layout runs: what that does to its sublayers asks for no more of it.
  final var isLayingOut = false
  final var treeNeedsLayout = true
  final var treeNeedsCommit = true
  var needsDisplayFlag = false

  public var beginTime: CFTimeInterval = 0 { didSet { wrote(self, "beginTime") } }
  public var duration: CFTimeInterval = .infinity { didSet { wrote(self, "duration") } }
  public var timeOffset: CFTimeInterval = 0 { didSet { wrote(self, "timeOffset") } }
  public var speed: Float = 1 { didSet { wrote(self, "speed") } }
  public var repeatCount: Float = 0 { didSet { wrote(self, "repeatCount") } }
  public var autoreverses = false { didSet { wrote(self, "autoreverses") } }
  public var fillMode = CAMediaTimingFillMode.removed { didSet { wrote(self, "fillMode") } }

  open var name: String? { didSet { wrote(self, "name") } }
  /// Of a view's layer, the view; no other layer has one here.
  open var delegate: (any CALayerDelegate)? { view }
  let associations = AssociationTable()

  public override init() {
    super.init()
    World.shared.accounts.liveLayers += 1
    wrote(self, "init")
  }

  public required init?(coder: NSCoder) { missing("layers from an archive") }

  /// A picture of the moment.
  init(of original: CALayer, state: LayerState) {
    super.init()
    self.original = original
    self.state = state
  }

  deinit {
    if original == nil { World.shared.accounts.liveLayers -= 1 }
  }

  open func layoutSublayers() {
    guard let view else { return }
    MainActor.assumeIsolated { view.layOut() }
  }

  open func display() {
    guard let view else { return }
    MainActor.assumeIsolated { view.drawContents() }
  }

  open func setNeedsDisplay() {
    needsDisplayFlag = true
    setNeedsCommit()
  }

  open func needsDisplay() -> Bool { needsDisplayFlag }

  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

  /// Makes everything above this layer look here at the next commit.
  func setNeedsCommit() {
    guard !treeNeedsCommit else { return }
    treeNeedsCommit = true
    parent?.setNeedsCommit()
  }
}

extension CALayer: AssociationHolder {}

extension UIView: CALayerDelegate {}

public protocol CALayerDelegate: NSObjectProtocol {}
