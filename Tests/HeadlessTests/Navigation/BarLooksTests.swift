import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct BarLooksTests {
    private func bar(_ change: (inout ScreenSetting) -> Void) -> (UINavigationBar, UIWindow) {
      var screen = ScreenSetting()
      change(&screen)
      Headless.startOver(screen: screen)
      let root = UIViewController()
      root.title = "Root"
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More")
      let navigation = UINavigationController(rootViewController: root)
      let window = show(navigation)
      Headless.advance(by: 0.1)
      return (navigation.navigationBar, window)
    }

    /// Where the right button's middle is, as a part of the bar's width.
    private func button(_ direction: UITraitEnvironmentLayoutDirection) throws -> CGFloat {
      let (bar, window) = bar { $0.direction = direction }
      let view = try #require(bar.topItem?.rightBarButtonItem?.view)
      #expect(view.window === window)
      return view.convert(view.bounds, to: bar).midX / bar.bounds.width
    }

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
