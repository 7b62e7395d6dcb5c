#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Puts the relay back when the app replaces the delegate.
///
/// Uses key-value observing where it is available, and otherwise the hook of the stand-in for UIKit.
@MainActor final class DelegateObservation {
  #if canImport(ObjectiveC)
  private let observation: NSKeyValueObservation

  init(_ navigation: UINavigationController, _ changed: @escaping @MainActor () -> Void) {
    observation = navigation.observe(\.delegate) { _, _ in MainActor.assumeIsolated { changed() } }
  }

  init(_ tabs: UITabBarController, _ changed: @escaping @MainActor () -> Void) {
    observation = tabs.observe(\.delegate) { _, _ in MainActor.assumeIsolated { changed() } }
  }

  init(_ controller: UIViewController, _ changed: @escaping @MainActor () -> Void) {
    observation = controller.observe(\.transitioningDelegate) { _, _ in
      MainActor.assumeIsolated { changed() }
    }
  }

  init(_ recognizer: UIGestureRecognizer, _ changed: @escaping @MainActor () -> Void) {
    observation = recognizer.observe(\.delegate) { _, _ in MainActor.assumeIsolated { changed() } }
  }

  func stop() { observation.invalidate() }
  #else
  private let end: @MainActor () -> Void

  init(_ navigation: UINavigationController, _ changed: @escaping @MainActor () -> Void) {
    navigation.delegateObserver = changed
    end = { [weak navigation] in navigation?.delegateObserver = nil }
  }

  init(_ tabs: UITabBarController, _ changed: @escaping @MainActor () -> Void) {
    tabs.delegateObserver = changed
    end = { [weak tabs] in tabs?.delegateObserver = nil }
  }

  init(_ controller: UIViewController, _ changed: @escaping @MainActor () -> Void) {
    controller.transitioningDelegateObserver = changed
    end = { [weak controller] in controller?.transitioningDelegateObserver = nil }
  }

  init(_ recognizer: UIGestureRecognizer, _ changed: @escaping @MainActor () -> Void) {
    recognizer.delegateObserver = changed
    end = { [weak recognizer] in recognizer?.delegateObserver = nil }
  }

  func stop() { end() }
  #endif
}
#endif
