// GR-1…GR-4. Who may recognize is settled in TouchDispatcher+Arbitration.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder,
  DelegateHolding
{
  nonisolated let associations = AssociationTable()
  nonisolated(unsafe) var observations = DelegateObservations()

  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      wrote(self, "delegate")
      unseenDelegate = nil
      observations.tell(of: (any UIGestureRecognizerDelegate).self)
    }
  }
  /// GS-43: UIKit's own, where `delegate` reads nil though nobody has set that.
  weak var unseenDelegate: (any UIGestureRecognizerDelegate)?
  /// Whoever is asked.
  var askedDelegate: (any UIGestureRecognizerDelegate)? { delegate ?? unseenDelegate }
  open internal(set) weak var view: UIView?
  open var cancelsTouchesInView = true { didSet { wrote(self, "cancelsTouchesInView") } }
  open var delaysTouchesBegan = false { didSet { wrote(self, "delaysTouchesBegan") } }
  open var delaysTouchesEnded = true { didSet { wrote(self, "delaysTouchesEnded") } }
  open var name: String? { didSet { wrote(self, "name") } }
  open var isEnabled = true {
    didSet {
      wrote(self, "isEnabled")
      if oldValue && !isEnabled { World.shared.touches.interrupt(self) }
    }
  }

  open var state: State {
    get { delivered ?? standing }
    set {
      wrote(self, "state")
      World.shared.touches.change(self, to: newValue)
    }
  }

  var standing = State.possible
  /// The state whose action is being sent.
  var delivered: State?
  /// The states whose actions wait for the next turn.
  var deliveries: [State] = []
  var isDeliveryDue = false
  /// What it has recognized while others that must fail first have not.
  var waiting: State?
  /// The touches since it was last reset, in order; some may be over.
  var sequence: [UITouch] = []
  /// The touches that say where the gesture is, or was last.
  var located: [UITouch] = []
  /// What it waits for, one thing at a time.
  var alarm: Alarm? { didSet { oldValue?.cancel() } }
  var requirements: [WeakReference<UIGestureRecognizer>] = []
  var handlers: [(UIGestureRecognizer) -> Void] = []

  public override init() {
    super.init()
    wrote(self, "init")
  }

  /// The touches that are down.
  var live: [UITouch] { sequence.filter { !$0.isOver } }
  /// Whether it is undecided with no finger down, because more may come.
  var awaitsMore: Bool { false }

  /// Whether a scroll view still keeps the touch from its content.
  func delaysContent(_ touch: UITouch) -> Bool { false }

  open var numberOfTouches: Int { located.count }

  open func location(in view: UIView?) -> CGPoint {
    guard !located.isEmpty else { return .zero }
    return located.reduce(.zero) { $0 + $1.location(in: view) } / CGFloat(located.count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touchIndex < numberOfTouches else { raise("no touch \(touchIndex)") }
    return (live.isEmpty ? located : live)[touchIndex].location(in: view)
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    wrote(self, "requirements")
    requirements.append(WeakReference(object: otherGestureRecognizer))
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    sequence.removeAll { $0 === touch }
  }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

// The stand-in's replacement for target and action, which need the Objective-C runtime.
extension UIGestureRecognizer {
  /// A recognizer that calls `handler` where UIKit's would send its action.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// One more closure to call where UIKit's would send its action.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    wrote(self, "handlers")
    handlers.append(handler)
  }
}
