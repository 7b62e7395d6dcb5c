// GR-7: only from the bezel, and inward.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = [] { didSet { wrote(self, "edges") } }

  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  /// How near to the edge a finger must come down.
  private static let bezel: CGFloat = 13

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard standing == .possible, let touch = live.first, !touch.isScroll else { return }
    if touchedEdges(touch).isEmpty { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard standing == .possible, waiting == nil else { return }
    if super.isFarEnough && !isFarEnough { state = .failed }
  }

  override var isFarEnough: Bool {
    guard super.isFarEnough, let touch = located.first else { return false }
    let edges = touch.isScroll ? edges : touchedEdges(touch)
    let (x, y) = (travel.x, travel.y)
    if abs(x) >= abs(y) {
      return edges.contains(.left) && x > 0 || edges.contains(.right) && x < 0
    }
    return edges.contains(.top) && y > 0 || edges.contains(.bottom) && y < 0
  }

  private func touchedEdges(_ touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let inner = window.bounds.insetBy(dx: Self.bezel, dy: Self.bezel)
    var touched: UIRectEdge = []
    if touch.start.x <= inner.minX { touched.insert(.left) }
    if touch.start.x >= inner.maxX { touched.insert(.right) }
    if touch.start.y <= inner.minY { touched.insert(.top) }
    if touch.start.y >= inner.maxY { touched.insert(.bottom) }
    return touched.intersection(edges)
  }
}
