import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("Key-value observing of delegates")
  struct DelegateObserverTests {
    final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate
    {}

    @MainActor final class Heard { var all: [String] = [] }

    @Test("whoever observes a delegate hears of every setting, after it, until it stops")
    func heard() {
      let delegate = Delegate()
      let heard = Heard()
      let navigation = UINavigationController()
      let first = navigation.observe(\.delegate) { navigation, _ in
        MainActor.assumeIsolated {
          heard.all.append("navigation \(navigation.delegate === delegate)")
        }
      }
      navigation.delegate = delegate
      navigation.delegate = nil
      let tabs = UITabBarController()
      let second = tabs.observe(\.delegate) { tabs, _ in
        MainActor.assumeIsolated { heard.all.append("tabs \(tabs.delegate === delegate)") }
      }
      tabs.delegate = delegate
      let controller = UIViewController()
      let third = controller.observe(\.transitioningDelegate) { controller, _ in
        MainActor.assumeIsolated {
          heard.all.append("controller \(controller.transitioningDelegate === delegate)")
        }
      }
      controller.transitioningDelegate = delegate
      let tap = UITapGestureRecognizer()
      let fourth = tap.observe(\.delegate) { tap, _ in
        MainActor.assumeIsolated { heard.all.append("recognizer \(tap.delegate === delegate)") }
      }
      tap.delegate = delegate
      for observation in [first, second, third, fourth] { observation.invalidate() }
      tabs.delegate = nil
      tap.delegate = nil
      #expect(
        heard.all == [
          "navigation true", "navigation false", "tabs true", "controller true", "recognizer true",
        ]
      )
    }
  }
}
