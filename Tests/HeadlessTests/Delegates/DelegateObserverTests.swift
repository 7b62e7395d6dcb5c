import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("What stands in for key-value observing of delegates")
  struct DelegateObserverTests {
    init() { startOver() }

    final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate
    {}

    @Test("whoever observes a delegate hears of every setting, after it")
    func heard() {
      let delegate = Delegate()
      var heard: [String] = []
      let navigation = UINavigationController()
      navigation.delegateObserver = {
        heard.append("navigation \(navigation.delegate === delegate)")
      }
      navigation.delegate = delegate
      navigation.delegate = nil
      let tabs = UITabBarController()
      tabs.delegateObserver = { heard.append("tabs \(tabs.delegate === delegate)") }
      tabs.delegate = delegate
      let controller = UIViewController()
      controller.transitioningDelegateObserver = {
        heard.append("controller \(controller.transitioningDelegate === delegate)")
      }
      controller.transitioningDelegate = delegate
      let tap = UITapGestureRecognizer()
      tap.delegateObserver = { heard.append("recognizer \(tap.delegate === delegate)") }
      tap.delegate = delegate
      #expect(
        heard == [
          "navigation true", "navigation false", "tabs true", "controller true", "recognizer true",
        ]
      )
    }
  }
}
