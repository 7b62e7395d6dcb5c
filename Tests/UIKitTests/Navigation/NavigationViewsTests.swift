#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct NavigationViewsTests {
    @Test("RC-25: the views between a window and the top controller's")
    func tree() async {
      let stage = await NavigationStage(1)
      let above = sequence(first: stage.a.view as UIView, next: \.superview).dropFirst()
      #expect(
        above.map { "\(type(of: $0))" } == [
          "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
          "UIDropShadowView", "UITransitionView", "UIWindow",
        ]
      )
    }

    @Test("RC-26: a navigation controller without a title has that of its only controller")
    func title() async {
      let stage = await NavigationStage(1)
      #expect(stage.navigation.title == "A")
      stage.navigation.title = "Own"
      #expect(stage.navigation.title == "Own")
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

    @Test("EN-6: after a cancelled push a view that nobody took away stays above the old one")
    func leavesTo() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator()
      animator.isStill = true
      let driver = await stage.drive(to: 0, with: animator) {
        $0.pushViewController(stage.b, animated: true)
      }
      driver.cancel()
      animator.context?.completeTransition(false)
      await advance(0.5)
      let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
      #expect(stage.window.hitTest(middle, with: nil) === stage.b.view)
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
