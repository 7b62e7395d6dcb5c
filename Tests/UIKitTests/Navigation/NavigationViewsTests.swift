#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct NavigationViewsTests {
    @Test("NV-41, NV-42: after a push only the top's view is in the hierarchy")
    func keepsTopOnly() async {
      let stage = await NavigationStage(1, spare: 2, animator: TrialAnimator())
      for controller in [stage.b, stage.c] {
        stage.navigation.pushViewController(controller, animated: true)
        await advance(0.5)
      }
      #expect(stage.c.view.window === stage.window)
      #expect(stage.a.view.superview == nil && stage.b.view.superview == nil)
    }

    @Test("NV-75: what holds the screens of a stack, and of tabs, clips them")
    func clips() async {
      let stage = await NavigationStage(1)
      #expect(stage.a.view.superview?.superview?.clipsToBounds == true)
      let (tabs, screen) = (UITabBarController(), UIViewController())
      tabs.viewControllers = [screen]
      stage.window.rootViewController = tabs
      await advance(0.1)
      let ancestors = sequence(first: screen.view as UIView, next: \.superview)
      #expect(ancestors.contains { $0.clipsToBounds })
    }

    @Test("NV-43, EN-6: after a cancel the old view is in its place")
    func keepsFrom() async {
      let stage = await NavigationStage(2)
      let frame = stage.b.view.frame
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.animator = TrialAnimator()
      stage.delegate.interactor = driver
      stage.navigation.popViewController(animated: true)
      await advance(0.05)
      driver.update(0.7)
      driver.cancel()
      await advance(0.5)
      #expect(stage.b.view.window === stage.window && stage.a.view.window == nil)
      #expect(stage.b.view.frame == frame && stage.b.view.transform == .identity)
    }

    @Test("EN-6: after a cancelled push a view that nobody took away stays above the old one")
    func leavesTo() async {
      let stage = await NavigationStage(1)
      let driver = UIPercentDrivenInteractiveTransition()
      let animator = TrialAnimator()
      animator.cleansUp = false
      stage.delegate.animator = animator
      stage.delegate.interactor = driver
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.05)
      driver.cancel()
      await advance(0.5)
      let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
      #expect(stage.window.hitTest(middle, with: nil) === stage.b.view)
    }

    @Test("NV-44: no input reaches the views until the transition has completed")
    func blocksInput() async {
      let stage = await NavigationStage(1)
      let animator = StillAnimator()
      stage.delegate.animator = animator
      let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      let hit = stage.window.hitTest(middle, with: nil)
      #expect(hit !== stage.a.view && hit !== stage.b.view)
      animator.context?.completeTransition(true)
      #expect(stage.window.hitTest(middle, with: nil) === stage.b.view)
    }

    @Test(
      "NV-46: a controller that hides the bottom bar hides the tab bar, and a pop brings it back"
    )
    func hidesBottomBar() async {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = show(tabs)
      await advance(0.1)
      let height = tabs.tabBar.frame.height
      let visible = { () -> Bool in
        let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
        return !tabs.tabBar.isHidden && !frame.intersection(window.bounds).isEmpty && height > 0
      }
      #expect(visible())
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: true)
      await advance(1)
      #expect(!visible() || tabs.tabBar.window == nil)
      navigation.popViewController(animated: true)
      await advance(1)
      #expect(visible())
    }

    @Test("NV-45: a transform or an alpha that an animator leaves on a removed view stays")
    func keepsWhatIsLeft() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator()
      animator.whenAsked = { $0.view(forKey: .from)?.alpha = 0.5 }
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.5)
      #expect(stage.a.view.alpha == 0.5)
    }

    @Test(
      "CX-6: content begins below an opaque bar, and under a translucent one it is safe below it"
    )
    func avoidsBar() async {
      let stage = await NavigationStage(1)
      let bar = stage.navigation.navigationBar
      let bottom = bar.convert(bar.bounds, to: stage.window).maxY
      #expect(stage.a.view.frame == stage.window.bounds)
      #expect(isClose(stage.a.view.safeAreaInsets.top, bottom))
      bar.isTranslucent = false
      await advance(0.1)
      let frame = stage.a.view.convert(stage.a.view.bounds, to: stage.window)
      #expect(isClose(frame.minY, bottom) && isClose(frame.maxY, stage.window.bounds.maxY))
      #expect(isClose(stage.a.view.safeAreaInsets.top, 0))
      stage.navigation.setNavigationBarHidden(true, animated: false)
      await advance(0.1)
      #expect(stage.a.view.frame == stage.window.bounds)
    }
  }
}
#endif
