import UIKit

/// What stands for a finger on the screen.
@MainActor protocol Finger {
  /// Comes down.
  func touch(at point: CGPoint, in window: UIWindow)
  /// Is elsewhere after so many seconds.
  func move(to point: CGPoint, in seconds: TimeInterval)
  /// Has stayed where it was for a while.
  func rest()
  /// Leaves the screen.
  func lift()
}

#if !canImport(ObjectiveC)
/// A finger of the screen that stands in where there is no UIKit.
@MainActor final class ScreenFinger: Finger {
  private var fingers: [Headless.Finger] = []

  func touch(at point: CGPoint, in window: UIWindow) {
    fingers = Headless.fingersDown(at: [point], in: window)
  }

  func move(to point: CGPoint, in seconds: TimeInterval) {
    Headless.moveFingers(fingers.map { ($0, point) })
  }

  func rest() {}

  func lift() {
    Headless.liftFingers(fingers)
    fingers = []
  }
}
#endif
