#if canImport(UIKit)
import UIKit

/// What a person does with a touch screen, sampled once a frame.
///
/// Tests that use it say `.enabled(if: Hands.isAvailable)`.
@MainActor public enum Hands {
  #if canImport(ObjectiveC)
  /// Whether there are any: the real UIKit takes no touches from a program.
  public nonisolated static let isAvailable = false
  #else
  /// Whether there are any: the real UIKit takes no touches from a program.
  public nonisolated static let isAvailable = true
  #endif

  /// A tap in the middle of a view.
  public static func tap(_ view: UIView) async {
    guard let window = view.window else { return }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    await tap(at: view.convert(middle, to: window), in: window)
  }

  /// A short tap at a point of the window.
  public static func tap(at point: CGPoint, in window: UIWindow) async {
    let finger = await touch(at: point, in: window)
    await finger.hold(for: 0.05)
    await finger.lift()
  }

  /// A drag along a line at constant speed; the finger lifts in motion.
  public static func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval = 0.4,
    in window: UIWindow
  ) async {
    let finger = await touch(at: start, in: window)
    await finger.move(to: end, during: duration)
    await finger.lift()
  }

  /// A short and fast drag.
  public static func flick(
    from start: CGPoint,
    to end: CGPoint,
    in window: UIWindow
  ) async {
    await drag(from: start, to: end, duration: 0.1, in: window)
  }

  /// A drag inward from the very edge of the window, in the middle of that edge.
  public static func edgeDrag(
    _ edge: UIRectEdge,
    distance: CGFloat,
    duration: TimeInterval = 0.4,
    in window: UIWindow
  ) async {
    let (start, end) = edgeLine(edge, distance, window.bounds)
    await drag(from: start, to: end, duration: duration, in: window)
  }

  /// Two fingers, level with each other, whose distance changes.
  public static func pinch(
    around middle: CGPoint,
    from span: CGFloat,
    to end: CGFloat,
    duration: TimeInterval = 0.4,
    in window: UIWindow
  ) async {
    func pair(_ span: CGFloat) -> [CGPoint] {
      [-span / 2, span / 2].map { CGPoint(x: middle.x + $0, y: middle.y) }
    }
    let fingers = await touch(at: pair(span), in: window)
    await together(Array(zip(fingers, pair(end))), during: duration)
    await lift(fingers)
  }

  /// A finger that comes down.
  public static func touch(at point: CGPoint, in window: UIWindow) async -> Finger {
    await touch(at: [point], in: window)[0]
  }

  /// Where a drag from an edge begins and ends.
  public static func edgeLine(
    _ edge: UIRectEdge,
    _ distance: CGFloat,
    _ bounds: CGRect
  ) -> (start: CGPoint, end: CGPoint) {
    let (x, y) = (bounds.midX, bounds.midY)
    let last: CGFloat = 0.5
    switch edge {
    case .left:
      return (CGPoint(x: bounds.minX, y: y), CGPoint(x: bounds.minX + distance, y: y))
    case .right:
      let start = bounds.maxX - last
      return (CGPoint(x: start, y: y), CGPoint(x: start - distance, y: y))
    case .top:
      return (CGPoint(x: x, y: bounds.minY), CGPoint(x: x, y: bounds.minY + distance))
    default:
      let start = bounds.maxY - last
      return (CGPoint(x: x, y: start), CGPoint(x: x, y: start - distance))
    }
  }
}
#endif
