import Foundation

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  /// How far it goes at least, how far it may go astray, and how long it may take.
  private static let length: CGFloat = 50
  private static let stray: CGFloat = 40
  private static let time: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    located = live
    if live.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard standing == .possible, live.count == numberOfTouchesRequired else { return }
    if live.contains(where: { World.shared.now - $0.began > UISwipeGestureRecognizer.time }) {
      state = .failed
      return
    }
    let ways = live.map { way(x: $0.point.x - $0.start.x, y: $0.point.y - $0.start.y) }
    if ways.contains(.astray) {
      state = .failed
    } else if ways.allSatisfy({ $0 == .done }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if standing == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if standing == .possible { state = .failed }
  }

  private enum Way { case short, done, astray }

  private func way(x: CGFloat, y: CGFloat) -> Way {
    let ways: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
    ]
    let wanted = ways.filter { direction.contains($0.0) }
    let open = wanted.filter {
      abs($0.across) <= UISwipeGestureRecognizer.stray && $0.along > -UISwipeGestureRecognizer.stray
    }
    if open.isEmpty { return .astray }
    return open.contains { $0.along >= UISwipeGestureRecognizer.length } ? .done : .short
  }
}
