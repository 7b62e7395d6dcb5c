@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private let knob = UIView()

  open var onTintColor: UIColor? { didSet { show() } }
  open var thumbTintColor: UIColor? { didSet { show() } }

  /// A switch has its own size, whatever the frame's is.
  override func setUp() {
    super.setUp()
    frame = CGRect(origin: frame.origin, size: Self.size)
    knob.isUserInteractionEnabled = false
    knob.layer.cornerRadius = 13.5
    layer.cornerRadius = Self.size.height / 2
    accessibilityTraits = .button
    addSubview(knob)
    show()
  }

  open var isOn = false { didSet { show() } }

  /// By the app, so no action is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    UIView.animate(withDuration: animated ? 0.25 : 0) { self.isOn = on }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func show() {
    backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    let isRight = isOn != readsRightToLeft
    knob.frame = CGRect(x: isRight ? Self.size.width - 29 : 2, y: 2, width: 27, height: 27)
    accessibilityValue = isOn ? "1" : "0"
  }
}
