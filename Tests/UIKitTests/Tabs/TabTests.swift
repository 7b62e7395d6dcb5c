#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// TB-1…TB-8.
  @MainActor @Suite struct TabTests {
    let diary = Diary()
    let tabs = UITabBarController()
    let first: NotedController
    let second: NotedController
    let third: NotedController
    let delegate = TabDelegate()
    let window: UIWindow

    init() async {
      first = NotedController("A", diary)
      second = NotedController("B", diary)
      third = NotedController("C", diary)
      tabs.viewControllers = [first, second, third]
      window = show(tabs)
      await advance(0.1)
      tabs.delegate = delegate
      _ = diary.read()
    }

    @Test("TB-1: without an animator the tab that comes is told first")
    func order() {
      tabs.selectedIndex = 1
      #expect(
        diary.read() == [
          "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear",
        ]
      )
      #expect(first.view.superview == nil)
      #expect(second.view.window === window)
      tabs.selectedViewController = first
      #expect(
        diary.read() == ["A.willAppear", "B.willDisappear", "B.didDisappear", "A.didAppear"]
      )
    }

    @Test("TB-8: the selected view fills the controller's during a presentation, too")
    func fillsMeanwhile() async {
      let presented = UIViewController()
      presented.modalPresentationStyle = .overFullScreen
      tabs.present(presented, animated: true)
      await advance(0.1)
      let size = CGSize(width: tabs.view.bounds.width, height: tabs.view.bounds.height - 100)
      tabs.view.frame.size = size
      await advance(0.05)
      #expect(tabs.transitionCoordinator != nil && first.view.bounds.size == size)
      await advance(1)
      #expect(first.view.bounds.size == size)
    }

    @Test(
      "TB-2, TB-6: with an animator the did-calls come at its end, and the view that goes is removed"
    )
    func animated() async throws {
      let animator = ModalAnimator()
      delegate.animator = animator
      animator.also = { context in
        #expect(context.containerView.subviews == [first.view])
        diary.note("animate")
      }
      tabs.selectedIndex = 1
      #expect(tabs.selectedIndex == 1)
      await nextTurn()
      await advance(0.1)
      #expect(diary.read() == ["B.didLoad", "B.willAppear", "A.willDisappear", "animate"])
      await advance(1)
      #expect(diary.read() == ["A.didDisappear", "B.didAppear"])
      let seen = try #require(animator.seen.first)
      #expect(seen.from === first.view && seen.to === second.view)
      #expect(seen.style == .none)
      #expect(seen.finalFrames.to == window.bounds)
      #expect(seen.finalFrames.from == .zero && seen.initialFrames.to == .zero)
      #expect(first.view.superview == nil)
      #expect(animator.ended == [true])
      #expect(tabs.transitionCoordinator == nil)
    }

    @Test("TB-4: a selection asks for an animator, and with one for an interaction controller")
    func questions() async {
      tabs.selectedIndex = 1
      #expect(delegate.calls == ["animator A B"])
      delegate.animator = ModalAnimator()
      delegate.calls = []
      tabs.selectedIndex = 2
      await advance(1)
      #expect(delegate.calls == ["animator B C", "interactor"])
    }

    @Test("TB-5: a cancelled transition gives the old selection back")
    func cancelled() async {
      let animator = ModalAnimator()
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.animator = animator
      delegate.interactor = driver
      let before = Standing(first.view)
      tabs.selectedIndex = 1
      await nextTurn()
      driver.update(0.5)
      #expect(tabs.selectedIndex == 1)
      await advance(0.1)
      driver.cancel()
      await advance(1)
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.tabBar.selectedItem === first.tabBarItem)
      #expect(
        diary.read() == [
          "B.didLoad", "B.willAppear", "A.willDisappear", "B.willDisappear", "B.didDisappear",
          "A.willAppear", "A.didAppear",
        ]
      )
      #expect(Standing(first.view) == before)
      #expect(second.view.superview == nil)
      #expect(animator.ended == [false])
      delegate.interactor = nil
      tabs.selectedIndex = 1
      await advance(1)
      #expect(second.view.window === window)
    }

    @Test("NV-46: a pop that is taken back leaves the bar away")
    func barStaysAway() async {
      let stack = UINavigationController(rootViewController: UIViewController())
      tabs.viewControllers = [stack, second]
      await advance(0.1)
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      stack.pushViewController(pushed, animated: false)
      await advance(0.1)
      let away = tabs.tabBar.frame
      let (delegate, driver) = (NavigationLog(CallLog()), UIPercentDrivenInteractiveTransition())
      (delegate.animator, delegate.interactor) = (TrialAnimator(), driver)
      stack.delegate = delegate
      stack.popViewController(animated: true)
      await nextTurn()
      driver.update(0.5)
      driver.cancel()
      await advance(1)
      #expect(stack.topViewController === pushed)
      #expect(tabs.tabBar.frame == away)
      #expect(pushed.view.safeAreaInsets.bottom == 34)
    }

    @Test(
      "NV-46: the bar leaves with a controller that hides it, and comes back",
      arguments: [true, false]
    )
    func hidesBar(_ animated: Bool) async {
      let stack = UINavigationController(rootViewController: UIViewController())
      tabs.viewControllers = [stack, second]
      await advance(0.1)
      let shown = tabs.tabBar.frame
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      stack.pushViewController(pushed, animated: animated)
      await advance(1)
      #expect(tabs.tabBar.frame.maxX <= 0)
      #expect(pushed.view.safeAreaInsets.bottom == 34)
      stack.popViewController(animated: animated)
      await advance(1)
      #expect(tabs.tabBar.frame == shown)
    }
  }

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
