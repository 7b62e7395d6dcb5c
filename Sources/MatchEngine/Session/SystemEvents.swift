#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Observes system events that end or change a flight, and the IDs that views get meanwhile.
@MainActor final class SystemEvents {
  enum Event {
    case background
    case motionPreference
    case idWasSet(UIView)
  }

  private var observers: [any NSObjectProtocol] = []

  /// Begins to observe the app, and one scene if there is any.
  func observe(_ scene: UIScene?, _ heard: @escaping @MainActor (Event) -> Void) {
    func observe(
      _ name: Notification.Name,
      of object: AnyObject? = nil,
      _ event: @escaping @MainActor () -> Event
    ) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { heard(event()) }
      }
    }
    observers = [
      observe(UIApplication.didEnterBackgroundNotification) { .background },
      observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { .motionPreference },
      observe(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) { .motionPreference },
      NotificationCenter.default.addObserver(forName: ViewTag.idWasSet, object: nil, queue: nil) {
        let view = $0.object as? UIView
        MainActor.assumeIsolated { if let view { heard(.idWasSet(view)) } }
      },
    ]
    guard let scene else { return }
    observers += [
      observe(UIScene.didDisconnectNotification, of: scene) { .background },
      observe(UIScene.didEnterBackgroundNotification, of: scene) { .background },
    ]
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}
#endif
