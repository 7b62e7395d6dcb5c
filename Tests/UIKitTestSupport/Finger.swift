#if canImport(UIKit)
import UIKit

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
