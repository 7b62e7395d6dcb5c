import Foundation

@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false
  var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) { missing("views from an archive") }

  /// Whether a tap is what the control is there for.
  var tapIsPrimary: Bool { false }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The control looks different now.
  func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Adding an action with a known identifier replaces the one that had it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return isEnabled ? hit : self
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = isNear(touch)
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
    if inside, tapIsPrimary { sendActions(for: .primaryActionTriggered) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A finger that has strayed a little still counts as inside.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
