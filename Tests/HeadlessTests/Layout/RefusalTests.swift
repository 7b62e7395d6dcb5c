// Where UIKit raises, the stand-in stops.
import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite struct RefusalTests {
    @Test func constraintsNeedACommonAncestor() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let (a, b) = (UIView(), UIView())
          a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
        }
      }
    }

    @Test("PA-3: an animator that is not active cannot be stopped")
    func stoppedTwice() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          animator.startAnimation()
          animator.stopAnimation(true)
          animator.stopAnimation(true)
        }
      }
    }
  }

  /// Where UIKit raises an exception.
  @Suite struct NavigationExitTests {
    @Test("NV-1: pushing a controller that is in the stack raises")
    func pushesTwice() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let root = UIViewController()
          let navigation = UINavigationController(rootViewController: root)
          navigation.pushViewController(root, animated: false)
        }
      }
    }

    @Test("NV-51: pushing the same controller again while its push is held raises at the commit")
    func pushesHeld() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let navigation = UINavigationController(rootViewController: UIViewController())
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = navigation
          window.makeKeyAndVisible()
          Headless.advance(by: 0.1)
          let pushed = UIViewController()
          navigation.pushViewController(pushed, animated: true)
          navigation.pushViewController(pushed, animated: true)
          Headless.advance(by: 1)
        }
      }
    }

    @Test("CC-2: a child's view goes only where its parent is")
    func strays() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = other
          window.makeKeyAndVisible()
          parent.addChild(child)
          other.view.addSubview(child.view)
        }
      }
    }
  }
}
