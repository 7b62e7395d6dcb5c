// GE-14, GR-8, GR-9: the content offset is the bounds' origin.
@preconcurrency @MainActor open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      wrote(self, "delegate")
      zoom.changed(in: self)
    }
  }

  // MARK: What there is to scroll

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open var contentSize = CGSize.zero {
    didSet {
      wrote(self, "contentSize")
      if contentSize != oldValue { insetsMayHaveChanged() }
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      wrote(self, "contentInset")
      if contentInset != oldValue { insetsMayHaveChanged() }
    }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      wrote(self, "contentInsetAdjustmentBehavior")
      insetsMayHaveChanged()
    }
  }
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

  // MARK: How it scrolls

  open var isScrollEnabled = true {
    didSet {
      wrote(self, "isScrollEnabled")
      panGestureRecognizer.isEnabled = isScrollEnabled
    }
  }
  open var bounces = true { didSet { wrote(self, "bounces") } }
  open var alwaysBounceVertical = false {
    didSet {
      wrote(self, "alwaysBounceVertical")
      insetsMayHaveChanged()
    }
  }
  open var alwaysBounceHorizontal = false {
    didSet {
      wrote(self, "alwaysBounceHorizontal")
      insetsMayHaveChanged()
    }
  }
  open var isPagingEnabled = false { didSet { wrote(self, "isPagingEnabled") } }
  open var decelerationRate = DecelerationRate.normal { didSet { wrote(self, "decelerationRate") } }

  /// Both of the interactive ways end editing at once here.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { wrote(self, "keyboardDismissMode") }
  }

  // MARK: What shows where it is

  open var showsHorizontalScrollIndicator = true {
    didSet { wrote(self, "showsHorizontalScrollIndicator") }
  }
  open var showsVerticalScrollIndicator = true {
    didSet { wrote(self, "showsVerticalScrollIndicator") }
  }

  open var refreshControl: UIRefreshControl? { didSet { wrote(self, "refreshControl") } }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      wrote(self, "minimumZoomScale")
      zoom.changed(in: self)
    }
  }
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      wrote(self, "maximumZoomScale")
      zoom.changed(in: self)
    }
  }
  open var zoomScale: CGFloat {
    get { zoom.view.map { hypot($0.transform.a, $0.transform.b) } ?? 1 }
    set { zoom.set(newValue, in: self) }
  }
  open var isZooming: Bool { zoom.isUnderWay }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  // MARK: Moving

  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan()
  let mover = ScrollMover()
  let zoom = ScrollZoom()
  var knownInset = UIEdgeInsets.zero
  /// Whether it was in a window, whose safe area is among the insets it knows.
  var knownInWindow = false

  open var isTracking: Bool { isScrollEnabled && !panGestureRecognizer.live.isEmpty }
  open var isDragging: Bool { mover.isDragging }
  open var isDecelerating: Bool { mover.isDecelerating }

  override func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    mover.scrollView = self
    (panGestureRecognizer as? ScrollPan)?.follow(self)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let room = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += max(0, rect.maxX - room.maxX) - max(0, room.minX - rect.minX)
    offset.y += max(0, rect.maxY - room.maxY) - max(0, room.minY - rect.minY)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      mover.animate(to: contentOffset)
    } else {
      mover.stopMotion()
      bounds.origin = contentOffset
    }
  }

  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  // Whoever is around a scroll view hears nothing of touches in it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Inherited

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      guard old.origin != newValue.origin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  override func sizeDidChange() { insetsMayHaveChanged() }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    insetsMayHaveChanged()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    // A drag may take the touches that the content has already got, or not.
    return panGestureRecognizer.live.allSatisfy { touch in
      guard touch.isKnownToView, let view = touch.view, view !== self else { return true }
      return touchesShouldCancel(in: view)
    }
  }
}

// GR-8: the rates of deceleration, per millisecond.
extension UIScrollView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// GS-23: what a scroll view with a refresh control looks like from outside.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
