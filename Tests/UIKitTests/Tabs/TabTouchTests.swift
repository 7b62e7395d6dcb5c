#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// TB-3: what the user's own selections do.
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct TabTouchTests {
    let tabs = UITabBarController()
    let delegate = TabDelegate()
    let stack = UINavigationController(rootViewController: UIViewController())
    let window: UIWindow

    init() async {
      tabs.viewControllers = [stack, UIViewController()]
      window = show(tabs)
      await advance(0.1)
      tabs.delegate = delegate
    }

    private func tap(_ index: CGFloat) async {
      await Hands.tap(at: CGPoint(x: 393 / 2 * (index + 0.5), y: 852 - 83 + 24), in: window)
      await advance(0.1)
    }

    @Test("TB-3, TB-4: a touch asks whether to select, then for an animator, and tells")
    func touch() async {
      await tap(1)
      #expect(tabs.selectedIndex == 1)
      #expect(delegate.calls == ["should select", "animator ? ?", "did select 1"])
    }

    @Test("TB-3: touching the selected tab again tells, too, and brings its stack back to the root")
    func again() async {
      stack.pushViewController(UIViewController(), animated: false)
      await advance(0.1)
      await tap(0)
      await advance(1)
      #expect(delegate.calls == ["should select", "did select 0"])
      #expect(stack.viewControllers.count == 1)
    }

    @Test("TB-3: what the delegate does not allow is not selected")
    func refused() async {
      delegate.allows = false
      await tap(1)
      #expect(tabs.selectedIndex == 0)
      #expect(delegate.calls == ["should select"])
    }
  }
}
#endif
