@preconcurrency @MainActor open class UISlider: UIControl {
  private static let knobSize: CGFloat = 28
  private let track = UIView()
  private let filled = UIView()
  private let knob = UIView()
  /// How far from the knob's middle the finger holds it.
  private var grip: CGFloat = 0

  open var minimumValue: Float = 0 { didSet { keepInRange() } }
  open var maximumValue: Float = 1 { didSet { keepInRange() } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  override func setUp() {
    super.setUp()
    accessibilityTraits = .adjustable
    for view in [track, filled, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Kept between the smallest and the largest value.
  open var value: Float = 0 { didSet { keepInRange() } }

  private func keepInRange() {
    let kept = min(max(value, minimumValue), max(minimumValue, maximumValue))
    if kept != value { value = kept }
    setNeedsLayout()
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    grip = point.x - knob.center.x
    return knob.frame.insetBy(dx: -15, dy: -15).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let length = bounds.width - Self.knobSize
    guard length > 0 else { return true }
    let share = Float((touch.location(in: self).x - grip - Self.knobSize / 2) / length)
    let forward = readsRightToLeft ? 1 - share : share
    value = minimumValue + min(max(forward, 0), 1) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let range = maximumValue - minimumValue
    let forward = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let share = readsRightToLeft ? 1 - forward : forward
    let middle = Self.knobSize / 2 + share * (bounds.width - Self.knobSize)
    let line = CGRect(x: 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    track.frame = line
    let parts = line.divided(atDistance: middle - line.minX, from: .minXEdge)
    filled.frame = readsRightToLeft ? parts.remainder : parts.slice
    knob.bounds.size = CGSize(width: Self.knobSize, height: Self.knobSize)
    knob.center = CGPoint(x: middle, y: bounds.midY)
    knob.layer.cornerRadius = Self.knobSize / 2
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.backgroundColor = thumbTintColor ?? .white
  }
}
