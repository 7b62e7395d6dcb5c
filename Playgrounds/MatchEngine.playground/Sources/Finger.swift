import UIKit

/// What stands for a finger on the screen, or for two.
@MainActor protocol Finger {
  /// Comes down.
  func touch(at points: [CGPoint], in window: UIWindow)
  /// Is elsewhere after so many seconds.
  func move(to points: [CGPoint], in seconds: TimeInterval)
  /// Has stayed where it was for a while.
  func rest()
  /// Leaves the screen.
  func lift()
}

#if !canImport(ObjectiveC)
/// A finger of the screen that stands in where there is no UIKit.
@MainActor final class ScreenFinger: Finger {
  private var fingers: [Headless.Finger] = []

  func touch(at points: [CGPoint], in window: UIWindow) {
    fingers = Headless.fingersDown(at: points, in: window)
  }

  func move(to points: [CGPoint], in seconds: TimeInterval) {
    Headless.moveFingers(zip(fingers, points).map { ($0, $1) })
  }

  func rest() {}

  func lift() {
    Headless.liftFingers(fingers)
    fingers = []
  }
}
#endif
