// GR-14: a quick stroke in one direction. How quick and how straight is UIKit's own affair.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right { didSet { wrote(self, "direction") } }
  open var numberOfTouchesRequired = 1

  /// How long it may take, how far it goes, and how far a finger may go elsewhere.
  private static let time: TimeInterval = 0.5
  private static let length: CGFloat = 50
  private static let slop: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    located = live
    if live.count > numberOfTouchesRequired { return state = .failed }
    alarm = World.shared.touches.alarm(after: Self.time) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = live.first, standing == .possible else { return }
    let way = touch.point - touch.start
    let ways =
      [(Direction.right, way.x, way.y), (.left, -way.x, way.y), (.up, -way.y, way.x)]
      + [(.down, way.y, way.x)]
    let wanted = ways.filter { direction.contains($0.0) && abs($0.2) < Self.slop }
    if wanted.contains(where: { $0.1 >= Self.length }) { return state = .ended }
    if !wanted.contains(where: { $0.1 > -Self.slop }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if standing == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    alarm = nil
  }
}
