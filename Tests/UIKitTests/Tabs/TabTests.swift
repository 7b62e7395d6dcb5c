#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// TB-1…TB-8.
  @MainActor @Suite struct TabTests {
    let log = CallLog()
    let tabs = UITabBarController()
    let first: LoggingController
    let second: LoggingController
    let delegate = TabDelegate()
    let window: UIWindow

    init() async {
      (first, second) = (LoggingController("A", log), LoggingController("B", log))
      tabs.viewControllers = [first, second, LoggingController("C", log)]
      window = show(tabs)
      await advance(0.1)
      tabs.delegate = delegate
      log.clear()
    }

    @Test("TB-1: without an animator the tab that comes is told first")
    func order() {
      tabs.selectedIndex = 1
      #expect(
        log.read() == [
          "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear",
        ]
      )
      #expect(first.view.superview == nil)
      #expect(second.view.window === window)
      tabs.selectedViewController = first
      #expect(
        log.read() == ["A.willAppear", "B.willDisappear", "B.didDisappear", "A.didAppear"]
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
      let animator = TrialAnimator(log: log)
      delegate.animator = animator
      var seen: SeenContext?
      animator.whenAsked = { seen = SeenContext($0) }
      tabs.selectedIndex = 1
      #expect(tabs.selectedIndex == 1)
      await advance(0.1)
      #expect(log.read() == ["B.didLoad", "B.willAppear", "A.willDisappear", "animate"])
      await advance(1)
      #expect(log.read().filter { $0 != "ended(true)" } == ["A.didDisappear", "B.didAppear"])
      let context = try #require(seen)
      #expect(context.from === first.view && context.to === second.view)
      #expect(context.style == .none && context.subviews == [first.view])
      #expect(context.frames.dropFirst() == [.zero, .zero, window.bounds])
      #expect(first.view.superview == nil)
      #expect(tabs.transitionCoordinator == nil)
    }

    @Test("TB-4: a selection asks for an animator, and with one for an interaction controller")
    func questions() async {
      tabs.selectedIndex = 1
      #expect(delegate.calls == ["animator A B"])
      delegate.animator = TrialAnimator()
      delegate.calls = []
      tabs.selectedIndex = 2
      await advance(1)
      #expect(delegate.calls == ["animator B C", "interactor"])
    }

    @Test("TB-5: a cancelled transition gives the old selection back")
    func cancelled() async {
      let animator = TrialAnimator(log: log)
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
        log.read() == [
          "B.didLoad", "B.willAppear", "A.willDisappear", "animate", "B.willDisappear",
          "B.didDisappear", "A.willAppear", "A.didAppear", "ended(false)",
        ]
      )
      #expect(Standing(first.view) == before)
      #expect(second.view.superview == nil)
      delegate.interactor = nil
      tabs.selectedIndex = 1
      await advance(1)
      #expect(second.view.window === window)
    }

    @Test(
      "NV-46: the bar leaves with a controller that hides it, and comes back unless that is taken back",
      arguments: [true, false]
    )
    func hidesBar(_ animated: Bool) async {
      let stage = await NavigationStage(1)
      stage.window.rootViewController = nil
      tabs.viewControllers = [stage.navigation, second]
      await advance(0.1)
      let shown = tabs.tabBar.frame
      stage.b.hidesBottomBarWhenPushed = true
      stage.navigation.pushViewController(stage.b, animated: animated)
      await advance(1)
      let away = tabs.tabBar.frame
      #expect(away.maxX <= 0 && stage.b.view.safeAreaInsets.bottom == 34)
      let driver = await stage.drive(to: 0.5) { $0.popViewController(animated: true) }
      driver.cancel()
      await advance(1)
      #expect(stage.navigation.topViewController === stage.b && tabs.tabBar.frame == away)
      #expect(stage.b.view.safeAreaInsets.bottom == 34)
      stage.delegate.interactor = nil
      stage.navigation.popViewController(animated: animated)
      await advance(1)
      #expect(tabs.tabBar.frame == shown)
    }
  }

  @MainActor @Suite struct BottomInsetTests {
    @Test(
      "NV-83: a screen keeps clear of a bar that its push hides until an app's transition ends",
      arguments: [true, false]
    )
    func inset(isAppsOwn: Bool) async {
      let stage = await NavigationStage(1, animator: isAppsOwn ? TrialAnimator() : nil)
      stage.window.rootViewController = nil
      let tabs = UITabBarController()
      tabs.viewControllers = [stage.navigation]
      stage.window.rootViewController = tabs
      await advance(0.1)
      let (before, own) = (
        stage.a.view.safeAreaInsets.bottom, stage.window.safeAreaInsets.bottom
      )
      #expect(before > own)
      stage.b.hidesBottomBarWhenPushed = true
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.15)
      #expect(stage.b.view.safeAreaInsets.bottom == (isAppsOwn ? before : own))
      await advance(1)
      #expect(stage.b.view.safeAreaInsets.bottom == own)
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

/// Hands out what it was given, and keeps what it was asked.
@MainActor final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var animator: TrialAnimator?
  var interactor: UIPercentDrivenInteractiveTransition?
  var allows = true
  var calls: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("should select")
    return allows
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { calls.append("did select \(tabBarController.selectedIndex)") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interactor")
    return interactor
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let names = [fromVC, toVC].map { $0.title ?? "?" }
    calls.append("animator \(names.joined(separator: " "))")
    return animator
  }
}
#endif
