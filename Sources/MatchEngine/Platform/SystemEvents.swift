#if canImport(UIKit) && !os(watchOS)
// The names of notifications are C variables that aren't marked as constant.
@preconcurrency import UIKit

/// Observes system events that end or change a flight, and the IDs that views get meanwhile.
@MainActor final class SystemEvents {
  enum Event {
    case background
    case motionPreference
    case idWasSet(UIView)
  }

  /// Tells the flights that are under way that a view has got an ID, as a cell that is used again.
  nonisolated static let idWasSet = Notification.Name("MatchEngine.idWasSet")

  private var observers: [any NSObjectProtocol] = []

  /// Begins to observe the app, and one scene if there is any.
  func observe(_ scene: UIScene?, _ heard: @escaping @MainActor (Event) -> Void) {
    func observe(
      _ name: Notification.Name,
      of object: AnyObject? = nil,
      _ event: @escaping @Sendable (Notification) -> Event?
    ) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        let event = event($0)
        MainActor.assumeIsolated { if let event { heard(event) } }
      }
    }
    observers = [
      observe(UIApplication.didEnterBackgroundNotification) { _ in .background },
      observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { _ in .motionPreference },
      observe(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) { _ in .motionPreference
      },
      observe(SystemEvents.idWasSet) { ($0.object as? UIView).map { .idWasSet($0) } },
    ]
    guard let scene else { return }
    observers += [
      observe(UIScene.didDisconnectNotification, of: scene) { _ in .background },
      observe(UIScene.didEnterBackgroundNotification, of: scene) { _ in .background },
    ]
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}

// Older SDKs don't isolate `UIAccessibility` to the main actor.
@MainActor extension UIAccessibility {
  /// Whether the user prefers reduced motion or cross-fade transitions.
  static var isMotionUnwanted: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }

  /// Announces a new screen that the system doesn't announce itself.
  static func screenHasChanged() { post(notification: .screenChanged, argument: nil) }

  /// Announces that the layout of the screen has changed.
  static func layoutHasChanged() { post(notification: .layoutChanged, argument: nil) }
}
#endif
