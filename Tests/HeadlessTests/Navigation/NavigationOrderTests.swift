import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  /// When a push begins, and what is a warning.
  @MainActor @Suite struct NavigationOrderTests {
    @Test("TR-20: a push starts with the layout of the container, at the latest at the commit")
    func startsInLayout() async {
      let stage = await NavigationStage(1, animator: TrialAnimator())
      stage.navigation.pushViewController(stage.b, animated: true)
      #expect(!stage.log.contains("B.didLoad"))
      Headless.turn()
      #expect(stage.log.contains("B.didLoad") && stage.log.contains("B.willAppear(true)"))
      await advance(1)
    }

    @Test("viewIsAppearing comes between viewWillAppear and layout")
    func isAppearing() async {
      final class Noting: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
        override func viewWillLayoutSubviews() { calls.append("layout") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
      }
      let stage = await NavigationStage(1)
      let noting = Noting()
      stage.navigation.pushViewController(noting, animated: true)
      await advance(1)
      #expect(noting.calls.filter { $0 != "layout" } == ["will", "is", "did"])
      #expect(noting.calls.prefix(3) == ["will", "is", "layout"])
    }

    @Test("NV-61: a gesture that is allowed on the root is a warning")
    func warns() async {
      final class Allowing: NSObject, UIGestureRecognizerDelegate {}
      let stage = await NavigationStage(1)
      let allowing = Allowing()
      stage.navigation.interactivePopGestureRecognizer?.delegate = allowing
      await Hands.edgeDrag(.left, distance: 300, in: stage.window)
      #expect(Headless.accounts.warnings.count == 1)
    }

    @Test(
      "TR-8: completing an interactive transition that was neither finished nor cancelled warns"
    )
    func warnsOfMissingEnd() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator()
      animator.completes = false
      _ = await stage.drive(to: 0, with: animator) {
        $0.pushViewController(stage.b, animated: true)
      }
      animator.context?.completeTransition(true)
      #expect(Headless.accounts.warnings.count == 1)
    }

    @Test("CC-4: an end without a beginning is a warning")
    func warnsOfImbalance() {
      UIViewController().endAppearanceTransition()
      #expect(Headless.accounts.warnings.count == 1)
    }
  }

  @MainActor @Suite struct BarLooksTests {
    @Test("NV-47: turned, bars reach the sides of the screen, and what is in them does not")
    func sides() throws {
      var screen = ScreenSetting()
      screen.size = CGSize(width: 852, height: 393)
      screen.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 40)
      Headless.startOver(screen: screen)
      let (root, top) = (UIViewController(), UIViewController())
      root.title = "Root"
      top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More")
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(top, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = show(tabs)
      Headless.advance(by: 0.1)
      func place(_ view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: window)
      }
      for bar in [navigation.navigationBar, tabs.tabBar] {
        let background = try place(bar.subviews.first)
        #expect(background.minX == 0 && background.maxX == 852)
      }
      let back = try place(navigation.navigationBar.button(named: "Root"))
      #expect(isClose(back.minX, 59 + 16))
      #expect(try place(top.navigationItem.rightBarButtonItem?.view).maxX == 852 - 40 - 16)
      let tab = try place(tabs.tabBar.buttons.first)
      #expect(tab.minX == 59 && tab.maxX == 852 - 40)
    }
  }
}

extension UIView {
  /// The button with this title, here or below.
  fileprivate func button(named title: String) -> UIView? {
    if self is BarButton, accessibilityLabel == title { return self }
    return subviews.lazy.compactMap { $0.button(named: title) }.first
  }
}
