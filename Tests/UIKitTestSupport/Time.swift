#if canImport(UIKit)
import UIKit

// Where tests run without Apple's UIKit, time is the stand-in's and passes immediately; elsewhere it is the run loop's.

/// Lets time pass, without ever suspending where time is virtual.
@MainActor public func advance(_ seconds: TimeInterval) async {
  #if canImport(ObjectiveC)
  try? await Task.sleep(nanoseconds: UInt64((seconds + 0.02) * 1_000_000_000))
  #else
  Headless.advance(by: seconds)
  #endif
}

/// Ends this turn of the run loop and all that follow from it, without a frame.
@MainActor public func nextTurn() async { await advance(0) }

/// Starts over, as if nothing had happened yet, as far as possible.
@MainActor public func startOver() {
  #if !canImport(ObjectiveC)
  Headless.startOver()
  #endif
}

/// The app goes to the background.
@MainActor public func enterBackground() {
  NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
}

/// A visible window of the screen's size with a root controller.
@MainActor public func show(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
#endif
