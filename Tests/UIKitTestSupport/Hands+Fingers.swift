#if canImport(UIKit)
import UIKit

extension Hands {
  #if canImport(ObjectiveC)
  /// Fingers that come down at once.
  public static func touch(at points: [CGPoint], in window: UIWindow) async -> [Finger] {
    points.map { _ in Finger() }
  }
  /// Two fingers that begin to scroll on a trackpad, with the pointer at a point.
  public static func scroll(at point: CGPoint, in window: UIWindow) async -> Finger { Finger() }
  /// Several fingers move along lines at the same time.
  public static func together(
    _ moves: [(finger: Finger, point: CGPoint)],
    during seconds: TimeInterval
  ) async {}
  /// Several fingers lift at once.
  public static func lift(_ fingers: [Finger]) async {}
  #else
  /// Fingers that come down at once.
  public static func touch(at points: [CGPoint], in window: UIWindow) async -> [Finger] {
    zip(Headless.fingersDown(at: points, in: window), points).map { Finger($0, at: $1) }
  }

  /// Two fingers that begin to scroll on a trackpad, with the pointer at a point.
  public static func scroll(at point: CGPoint, in window: UIWindow) async -> Finger {
    Finger(Headless.scrollBegins(at: point, in: window), at: point)
  }

  /// Several fingers move along lines at the same time, with a sample per frame.
  public static func together(
    _ moves: [(finger: Finger, point: CGPoint)],
    during seconds: TimeInterval
  ) async {
    let starts = moves.map(\.finger.point)
    let steps = max(1, Int((seconds / Headless.framePeriod).rounded()))
    for step in 1...steps {
      if seconds > 0 { await advance(seconds / TimeInterval(steps)) }
      let part = CGFloat(step) / CGFloat(steps)
      for (move, start) in zip(moves, starts) {
        move.finger.point = CGPoint(
          x: start.x + part * (move.point.x - start.x),
          y: start.y + part * (move.point.y - start.y)
        )
      }
      Headless.moveFingers(moves.map { ($0.finger.finger, $0.finger.point) })
    }
  }

  /// Several fingers lift at once.
  public static func lift(_ fingers: [Finger]) async {
    Headless.liftFingers(fingers.map(\.finger))
  }
  #endif
}

#if canImport(ObjectiveC)
/// A finger that does nothing: the real UIKit takes no touches from a program.
@MainActor public final class Finger {
  /// Moves along a line.
  public func move(to point: CGPoint, during seconds: TimeInterval) async {}
  /// Stays where it is.
  public func hold(for seconds: TimeInterval) async {}
  /// Leaves the screen.
  public func lift() async {}
  /// Is taken away by the system.
  public func cancel() async {}
}
#else
/// A finger on the screen, step by step.
@MainActor public final class Finger {
  let finger: Headless.Finger
  /// Where it is, in the window.
  public internal(set) var point: CGPoint

  init(_ finger: Headless.Finger, at point: CGPoint) {
    self.finger = finger
    self.point = point
  }

  /// Moves along a line, evenly, with a sample per frame.
  public func move(to point: CGPoint, during seconds: TimeInterval) async {
    await Hands.together([(self, point)], during: seconds)
  }

  /// Stays where it is.
  public func hold(for seconds: TimeInterval) async { await advance(seconds) }

  /// Leaves the screen.
  public func lift() async { Headless.liftFingers([finger]) }

  /// Is taken away by the system.
  public func cancel() async { Headless.cancelFingers([finger]) }
}
#endif
#endif
