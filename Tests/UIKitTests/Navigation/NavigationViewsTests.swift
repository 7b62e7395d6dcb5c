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

    @Test("NV-83, NV-84: a toolbar takes room from a screen, until the end of an app's transition")
    func toolbar() async {
      for isAppsOwn in [true, false] {
        let stage = await NavigationStage(1, animator: isAppsOwn ? TrialAnimator() : nil)
        let own = stage.window.safeAreaInsets.bottom
        stage.navigation.isToolbarHidden = false
        await advance(0.1)
        let before = stage.a.view.safeAreaInsets.bottom
        #expect(before > own && stage.navigation.toolbar.frame.maxY <= stage.window.bounds.maxY)
        stage.b.hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(stage.b, animated: true)
        await advance(0.15)
        #expect(stage.b.view.safeAreaInsets.bottom == (isAppsOwn ? before : own))
        await advance(1)
        #expect(stage.b.view.safeAreaInsets.bottom == own)
      }
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
      stage.push(with: animator)
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

  @MainActor @Suite struct NavigationBarTests {
    @Test("NV-21: during a pop the bar still has the leaving item")
    func keepsItem() async {
      let stage = await NavigationStage(2, animator: TrialAnimator())
      stage.navigation.popViewController(animated: true)
      await advance(0.1)
      #expect(stage.navigation.navigationBar.items?.contains(stage.b.navigationItem) == true)
      await advance(0.5)
      #expect(stage.navigation.navigationBar.items == [stage.a.navigationItem])
    }

    @Test(
      "NV-25: a cancelled pop shows the old title again, as if nothing had happened",
      .enabled(if: Hands.isAvailable)
    )
    func titleComesBack() async {
      let stage = await NavigationStage(2, animator: TrialAnimator())
      let (bar, item) = (stage.navigation.navigationBar, stage.b.navigationItem)
      stage.a.navigationItem.backButtonTitle = "Back"
      let own = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      own.text = "Mine"
      item.titleView = own
      await advance(0.1)
      let before = bar.shownTexts()
      #expect(before["Mine"] == 1)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.interactor = driver
      stage.navigation.popViewController(animated: true)
      await advance(0.05)
      driver.update(0.4)
      await advance(0.1)
      let during = bar.shownTexts()
      #expect(isClose(during["A"] ?? 0, 0.4) && isClose(during["Mine"] ?? 0, 0.6))
      #expect(own.window === stage.window)
      driver.cancel()
      await advance(0.5)
      #expect(bar.shownTexts() == before && own.window === stage.window)
    }

    @Test(
      "NV-81: titles slide in UIKit's own push, and fade where they are beside an app's animator",
      arguments: [true, false]
    )
    func slides(isAppsOwn: Bool) async throws {
      let stage = await NavigationStage(1, animator: isAppsOwn ? TrialAnimator() : nil)
      let bar = stage.navigation.navigationBar
      let before = try #require(bar.shownPlace(of: "A"))
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.15)
      let (old, new) = (try #require(bar.shownPlace(of: "A")), bar.shownPlace(of: "B"))
      #expect(isAppsOwn ? isClose(old, before) : old.x < before.x - 20)
      #expect(isAppsOwn ? new == old : new.map { $0.x > before.x + 20 } == true)
      await advance(1)
      #expect(bar.shownPlace(of: "B").map { isClose($0, before) } == true)
    }

    @Test("NV-82: a bar follows the context, whatever an app's animator does")
    func followsContext() async throws {
      let animator = TrialAnimator(duration: 0.4)
      animator.isStill = true
      let stage = await NavigationStage(1, animator: animator)
      let bar = stage.navigation.navigationBar
      var strength: CGFloat { bar.shownTexts()["B"] ?? 0 }
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.2)
      let context = try #require(animator.context)
      #expect((0.2...0.8).contains(strength))
      context.pauseInteractiveTransition()
      await advance(0.1)
      let held = strength
      await advance(0.2)
      #expect(strength == held)
      context.updateInteractiveTransition(0.7)
      await advance(0.05)
      #expect(isClose(strength, 0.7, within: 0.01))
      context.cancelInteractiveTransition()
      await advance(0.15)
      #expect((0.05...0.65).contains(strength))
      await advance(0.3)
      #expect(strength == 0)
      context.completeTransition(false)
      await advance(0.1)
      #expect(bar.shownTexts()["A"] == 1 && strength == 0)
    }

    @Test("a hidden bar takes nothing of the safe area", arguments: [true, false])
    func hides(isAnimated: Bool) async {
      let stage = await NavigationStage(1)
      let top = stage.a.view.safeAreaInsets.top
      stage.navigation.setNavigationBarHidden(true, animated: isAnimated)
      #expect(stage.navigation.isNavigationBarHidden)
      await advance(0.5)
      #expect(stage.navigation.navigationBar.isHidden)
      #expect(stage.a.view.safeAreaInsets.top == stage.window.safeAreaInsets.top)
      stage.navigation.setNavigationBarHidden(false, animated: isAnimated)
      await advance(0.5)
      #expect(!stage.navigation.navigationBar.isHidden)
      #expect(stage.a.view.safeAreaInsets.top == top)
    }

    @Test("a button in the bar does what it is for", .enabled(if: Hands.isAvailable))
    func hasButtons() async {
      let stage = await NavigationStage(2)
      var taps = 0
      stage.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Tap",
        primaryAction: UIAction { _ in taps += 1 }
      )
      await advance(0.1)
      await Hands.tap(
        at: CGPoint(x: stage.window.bounds.maxX - 30, y: barMiddle(stage)),
        in: stage.window
      )
      #expect(taps == 1)
      await Hands.tap(at: CGPoint(x: 30, y: barMiddle(stage)), in: stage.window)
      await advance(1)
      #expect(stage.navigation.viewControllers == [stage.a])
    }

    private func barMiddle(_ stage: NavigationStage) -> CGFloat {
      let bar = stage.navigation.navigationBar
      return bar.convert(bar.bounds, to: stage.window).midY
    }
  }
}
#endif
