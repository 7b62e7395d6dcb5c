@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled
  }
  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var view: UIView?
  open internal(set) weak var window: UIWindow?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the finger came down, and is, in the window.
  let start: CGPoint
  var point: CGPoint
  let began: TimeInterval
  /// Whether it stands for two fingers on a trackpad, which touch nothing on the screen.
  var isScroll = false
  /// Whether the finger has left the screen, or was taken away.
  var isOver = false
  /// What the view is still to hear of.
  var pending: [Phase] = []
  /// Whether the view has heard of the touch.
  var isKnownToView = false
  /// Whether a recognizer has taken it from the view.
  var isTaken = false

  init(at point: CGPoint, in window: UIWindow) {
    start = point
    self.point = point
    began = World.shared.now
    super.init()
    timestamp = began
    self.window = window
  }

  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

@MainActor extension Set<UITouch> {
  /// The one that came down first: a set has another order in every run.
  var oldest: UITouch? { World.shared.touches.touches.first { contains($0) } }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
  var touchStore: [UITouch] = []

  public enum EventType: Int, Sendable {
    case touches = 0
    case scroll = 10
  }
  open var type: EventType { touchStore.contains(where: \.isScroll) ? .scroll : .touches }

  open internal(set) var timestamp: TimeInterval = 0

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touchStore.filter { $0.window === window })
  }
}
