// VH-1, VH-4, VH-7: a view is a layer with a place in the responder chain.
@preconcurrency @MainActor open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }

  public nonisolated(unsafe) let layer: CALayer
  final var subviewStore: [UIView] = []
  final weak var superviewStore: UIView?
  final weak var windowStore: UIWindow?
  final weak var controller: UIViewController?
  final var knownSafeArea = UIEdgeInsets.zero
  /// The bounds that this view had when its subviews' safe areas were looked at.
  final var knownSafeAreaBounds = CGRect.null
  /// Whether the safe area here and below, or only somewhere below, may be another than the one known.
  final var needsSafeArea = true
  final var needsSafeAreaBelow = true
  final var layoutStore = ViewLayout()
  final var lookStore = ViewLook()
  /// How often the screen's traits had changed when the view heard of it last.
  final var traitsShown = World.shared.traitsCount
  /// The style in which it has shown its colors.
  final var styleShown = World.shared.screen.style
  nonisolated let associations = AssociationTable()
  final var recognizerStore: [UIGestureRecognizer] = []
  public final var traitOverrides = UITraitOverrides()

  /// Whether this view and all in it gets no touches, because a transition runs (NV-44).
  final var isInputBlocked = false

  open var tag = 0 { didSet { wrote(self, "tag") } }
  open var isUserInteractionEnabled = true { didSet { wrote(self, "isUserInteractionEnabled") } }
  open var isMultipleTouchEnabled = false { didSet { wrote(self, "isMultipleTouchEnabled") } }
  open var autoresizesSubviews = true { didSet { wrote(self, "autoresizesSubviews") } }
  open var autoresizingMask: AutoresizingMask = [] { didSet { wrote(self, "autoresizingMask") } }
  open var isAccessibilityElement = false { didSet { wrote(self, "isAccessibilityElement") } }
  open var accessibilityLabel: String? { didSet { wrote(self, "accessibilityLabel") } }
  open var accessibilityValue: String? { didSet { wrote(self, "accessibilityValue") } }
  open var accessibilityIdentifier: String? { didSet { wrote(self, "accessibilityIdentifier") } }
  open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { wrote(self, "accessibilityTraits") }
  }
  open var accessibilityElementsHidden = false {
    didSet { wrote(self, "accessibilityElementsHidden") }
  }
  open var accessibilityIgnoresInvertColors = false {
    didSet { wrote(self, "accessibilityIgnoresInvertColors") }
  }

  public init(frame: CGRect) {
    layer = UIView.makeLayer(Self.layerClass)
    super.init()
    World.shared.accounts.liveViews += 1
    wrote(self, "init")
    layer.view = self
    layer.state.contentsScale = World.shared.screen.scale
    layer.state.isOpaque = true
    layer.needsDisplayFlag = true
    if frame != .zero { self.frame = frame }
    setUp()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// What a kind of view does once, however it is made.
  func setUp() {}

  public required init?(coder: NSCoder) { missing("views from an archive") }

  deinit { World.shared.accounts.liveViews -= 1 }

  private static func makeLayer(_ kind: AnyClass) -> CALayer {
    if kind == CALayer.self { return CALayer() }
    if kind == CAShapeLayer.self { return CAShapeLayer() }
    if kind == CAGradientLayer.self { return CAGradientLayer() }
    if kind == AVPlayerLayer.self { return AVPlayerLayer() }
    if kind == LayerShownElsewhere.self { return LayerShownElsewhere() }
    missing("a layerClass of \(kind)")
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  // MARK: Look

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      visibilityChanged()
    }
  }
  open var backgroundColor: UIColor? {
    get { lookStore.backgroundColor }
    set {
      wrote(self, "backgroundColor")
      lookStore.backgroundColor = newValue
      showBackground(newValue.map(color))
    }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      wrote(self, "contentMode")
      layer.contentsGravity = contentMode.gravity
      setNeedsDisplay()
    }
  }

  open func draw(_ rect: CGRect) {}
  /// Whether a subclass draws something.
  open var drawsItself: Bool {
    layer.displayIfNeeded()
    return layer.state.drawing != nil
  }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts the background where the screen finds it.
  func showBackground(_ color: CGColor?) { layer.backgroundColor = color }

  /// Draws what the layer shows of this view beside background and border.
  func drawContents() { drawRecorded() }

  // MARK: Hierarchy

  /// Itself, or the first view inside with the tag, from the outside in.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviewStore.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// What a stack view hears of its arranged views' visibility.
  func visibilityChanged() { superview?.subviewVisibilityChanged(self) }
  func subviewVisibilityChanged(_ subview: UIView) {}

  // MARK: Layout

  open func layoutSubviews() { placeConstrainedSubviews() }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  open func updateConstraints() { layoutStore.needsUpdateConstraints = false }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// How high text gets that wraps in a width; nil for what doesn't wrap.
  func height(forWidth width: CGFloat) -> CGFloat? { nil }
  open func sizeToFit() { grow(to: sizeThatFits(bounds.size)) }
  /// Takes a size, and keeps its upper left corner where it is.
  func grow(to size: CGSize) {
    let (old, anchor) = (bounds.size, layer.anchorPoint)
    bounds.size = size
    center.x += (size.width - old.width) * anchor.x
    center.y += (size.height - old.height) * anchor.y
  }
  open func safeAreaInsetsDidChange() {}
  /// The size of the bounds is another one, by whatever way it was set.
  func sizeDidChange() {}
  /// Before anything inside follows a new size.
  func sizeWillChange() {}
  open func layoutMarginsDidChange() {}
  open func invalidateIntrinsicContentSize() { constraintsChanged() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeFitting(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Hands

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// VH-2: front to back, by subview order; what is outside of a parent is not found.
  ///
  /// AN-5, NV-44: nor what gets no touches for a while.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isInputBlocked,
      !layer.attached.contains(where: \.blocksTouches), self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewStore.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIView: AssociationHolder {}

/// What a view's look has beside its layer.
struct ViewLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var maskView: UIView?
  var corners: UICornerConfiguration?
  var style = UIUserInterfaceStyle.unspecified
  var semantics = UISemanticContentAttribute.unspecified
}
