// GR-5, GR-6. The translation counts from where the pan began, so it is zero then; there is a switch.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1 { didSet { wrote(self, "minimumNumberOfTouches") } }
  open var maximumNumberOfTouches = Int.max { didSet { wrote(self, "maximumNumberOfTouches") } }
  /// GS-24: what of trackpads and mice it takes.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet {
      wrote(self, "allowedScrollTypesMask")
      takesScrolls = !allowedScrollTypesMask.isEmpty && !(self is UIScreenEdgePanGestureRecognizer)
    }
  }
  /// Whether it follows a trackpad; a plain edge pan does not, whatever its mask is.
  var takesScrolls = false

  /// How far fingers travel before it is a pan.
  static let slop: CGFloat = 10

  /// How far the fingers went since their number last changed, and what they went before, in the window.
  var travel = CGPoint.zero
  private var anchor = CGPoint.zero
  private var carried = CGPoint.zero
  /// Since it began, or since the translation was set.
  private var offset = CGPoint.zero
  private var track = FingerTrack()

  open override var numberOfTouches: Int { live.filter { !$0.isScroll }.count }

  open func translation(in view: UIView?) -> CGPoint { convert(travel - offset, to: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    offset = travel - convert(translation, from: view)
  }

  open func velocity(in view: UIView?) -> CGPoint { convert(track.velocity, to: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard live.count > maximumNumberOfTouches else { return regrip() }
    if standing == .possible { return state = .failed }
    for touch in touches { ignore(touch, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    switch standing {
    case .possible where live.count >= minimumNumberOfTouches && isFarEnough:
      offset = keepsSlop ? .zero : travel
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    guard live.isEmpty else { return regrip() }
    state = standing == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard live.isEmpty else { return regrip() }
    state = standing == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (travel, carried, offset) = (.zero, .zero, .zero)
    track = FingerTrack()
  }

  /// Whether the translation begins with what was traveled before.
  var keepsSlop: Bool { World.shared.switches.panKeepsItsSlop }

  /// Whether the travel so far makes it a pan.
  var isFarEnough: Bool { hypot(travel.x, travel.y) >= UIPanGestureRecognizer.slop }

  /// The fingers are others now: where they are does not count, only where they go.
  private func regrip() {
    located = live
    carried = travel
    anchor = location(in: nil)
    track.add(travel)
  }

  private func follow() {
    travel = carried + location(in: nil) - anchor
    track.add(travel)
  }
}

/// GS-24: what scrolls: a wheel in steps, a trackpad without.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
