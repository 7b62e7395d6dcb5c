#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// Two fingers on what a pinch takes back.
@MainActor final class TwoFingers {
  let fingers: [Finger]
  private(set) var middle: CGPoint
  private(set) var span: CGFloat
  private(set) var angle: CGFloat

  init(around middle: CGPoint, span: CGFloat, angle: CGFloat = 0.4, in window: UIWindow) async {
    (self.middle, self.span, self.angle) = (middle, span, angle)
    fingers = await Hands.touch(at: TwoFingers.points(middle, span, angle), in: window)
  }

  private static func points(_ middle: CGPoint, _ span: CGFloat, _ angle: CGFloat) -> [CGPoint] {
    [-0.5, 0.5].map { side in
      CGPoint(x: middle.x + side * span * cos(angle), y: middle.y + side * span * sin(angle))
    }
  }

  /// Moves evenly in place, distance and turn, with a sample per frame.
  func move(
    to middle: CGPoint? = nil,
    span: CGFloat? = nil,
    angle: CGFloat? = nil,
    during seconds: TimeInterval = 0.3
  ) async {
    let start = (middle: self.middle, span: self.span, angle: self.angle)
    let end = (
      middle: middle ?? start.middle, span: span ?? start.span, angle: angle ?? start.angle
    )
    let steps = max(Int((seconds * 60).rounded()), 1)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      self.middle = CGPoint(
        x: start.middle.x + (end.middle.x - start.middle.x) * part,
        y: start.middle.y + (end.middle.y - start.middle.y) * part
      )
      self.span = start.span + (end.span - start.span) * part
      self.angle = start.angle + (end.angle - start.angle) * part
      let points = TwoFingers.points(self.middle, self.span, self.angle)
      await Hands.together(Array(zip(fingers, points)), during: seconds / Double(steps))
    }
  }

  func hold(for seconds: TimeInterval = 0.2) async { await advance(seconds) }
  func lift(thenWait rest: TimeInterval = 0) async {
    await Hands.lift(fingers)
    if rest > 0 { await advance(rest) }
  }
}
#endif
