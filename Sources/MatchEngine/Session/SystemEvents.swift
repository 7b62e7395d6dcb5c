#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Observes system events that end or change a flight.
@MainActor final class SystemEvents {
  enum Event {
    case background
    case reduceMotion(Bool)
  }

  private var observers: [any NSObjectProtocol] = []

  /// Whether the user prefers reduced motion or cross-fade transitions.
  static var isMotionUnwanted: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  func observe(_ heard: @escaping @MainActor (Event) -> Void) {
    func observe(_ name: Notification.Name, _ event: @escaping @MainActor () -> Event)
      -> any NSObjectProtocol
    {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard(event()) }
      }
    }
    func motion() -> Event { .reduceMotion(SystemEvents.isMotionUnwanted) }
    observers = [
      observe(UIApplication.didEnterBackgroundNotification) { .background },
      observe(UIScene.didDisconnectNotification) { .background },
      observe(UIAccessibility.reduceMotionStatusDidChangeNotification, motion),
      observe(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, motion),
    ]
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}
#endif
