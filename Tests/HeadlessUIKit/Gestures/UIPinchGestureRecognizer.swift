@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat {
    get { current }
    set {
      current = newValue
      reference = span / max(scale, 1e-9)
      track = FingerTrack()
      track.add(CGPoint(x: scale, y: 0))
    }
  }
  open var velocity: CGFloat { track.velocity.x }

  /// How much the fingers' distance changes before it is a pinch.
  private static let slop: CGFloat = 8

  private var current: CGFloat = 1
  private var reference: CGFloat = 1
  private var startSpan: CGFloat = 0
  private var track = FingerTrack()

  open override var numberOfTouches: Int { live.count }

  private var span: CGFloat {
    located.count == 2 ? distance(located[0].point, located[1].point) : reference * scale
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard live.count > 2 else { return regrip() }
    for touch in touches { ignore(touch, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard live.count == 2 else { return }
    switch standing {
    case .possible where abs(span - startSpan) >= UIPinchGestureRecognizer.slop:
      reference = span
      follow()
      state = .began
    case .began, .changed:
      follow()
      state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if live.isEmpty { state = standing == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if live.isEmpty { state = standing == .possible ? .failed : .cancelled }
  }

  open override func reset() {
    super.reset()
    located = []
    current = 1
    track = FingerTrack()
  }

  /// A finger more: the scale goes on from where it is.
  private func regrip() {
    located = live
    guard live.count == 2 else { return }
    startSpan = max(distance(located[0].point, located[1].point), 1e-9)
    reference = startSpan / max(scale, 1e-9)
  }

  private func follow() {
    current = span / max(reference, 1e-9)
    track.add(CGPoint(x: scale, y: 0))
  }
}
