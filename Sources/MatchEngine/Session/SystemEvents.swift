#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Listens for what ends or changes a flight from outside, until it is stopped.
@MainActor final class SystemEvents {
  enum Event {
    case background
    case reduceMotion(Bool)
  }

  private let observers: [any NSObjectProtocol]

  init(_ heard: @escaping @MainActor (Event) -> Void) {
    func observe(_ name: Notification.Name, _ event: @escaping @MainActor () -> Event)
      -> any NSObjectProtocol
    {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard(event()) }
      }
    }
    observers = [
      observe(UIApplication.didEnterBackgroundNotification) { .background },
      observe(UIScene.didDisconnectNotification) { .background },
      observe(UIAccessibility.reduceMotionStatusDidChangeNotification) {
        .reduceMotion(SystemEvents.isMotionUnwanted)
      },
      observe(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) {
        .reduceMotion(SystemEvents.isMotionUnwanted)
      },
    ]
  }

  /// Whether the user has asked for less movement, or for cross-fades in its place.
  static var isMotionUnwanted: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
#endif
