import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// What a split view controller does with its columns on either kind of screen.
  @MainActor @Suite struct SplitTests {
    let primary = UIViewController()
    let secondary = UIViewController()
    let split: UISplitViewController

    init() {
      split = UISplitViewController(style: .doubleColumn)
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
    }

    private func useTablet() {
      var screen = ScreenSetting()
      screen.size = CGSize(width: 1180, height: 820)
      Headless.startOver(screen: screen)
    }

    @Test("Where the width is regular the columns are side by side, each in a stack")
    func sideBySide() async {
      useTablet()
      let window = show(split)
      await advance(0.1)
      #expect(!split.isCollapsed)
      #expect(split.viewControllers.count == 2)
      #expect(split.viewController(for: .primary) === primary)
      #expect(
        primary.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 820)
      )
      #expect(
        secondary.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 860, height: 820)
      )
      #expect(primary.view.window === window && secondary.view.window === window)
      #expect(secondary.splitViewController === split)
    }

    @Test("After the screen has got another size nothing keeps clear of more than it must")
    func resized() async {
      useTablet()
      let window = show(split)
      await advance(0.1)
      for (width, height) in [(1366, 1024), (1024, 1366), (678, 512), (1180, 820)] {
        Headless.changeScreen { $0.size = CGSize(width: width, height: height) }
        await advance(0.1)
        for controller in [primary, secondary] {
          let (own, outer) = (controller.view.safeAreaInsets, window.safeAreaInsets)
          #expect(own.left <= outer.left && own.right <= outer.right && own.bottom <= outer.bottom)
        }
      }
    }

    @Test("Where the width is compact there is one stack, with the secondary column on top")
    func collapsed() async {
      let window = show(split)
      await advance(0.1)
      #expect(split.isCollapsed)
      #expect(split.viewControllers.count == 1)
      #expect(primary.navigationController?.viewControllers == [primary, secondary])
      #expect(secondary.view.window === window)
    }

    @Test("Another column takes the place of one that is shown, and hears of it")
    func exchanged() async {
      useTablet()
      let window = show(split)
      await advance(0.1)
      let other = UIViewController()
      split.setViewController(other, for: .secondary)
      await advance(0.1)
      #expect(other.view.window === window && secondary.view.window == nil)
      #expect(other.navigationController?.view.frame.minX == 320)
      #expect(split.viewControllers.count == 2 && split.viewController(for: .secondary) === other)
    }

    @Test("The first column goes and comes, and the second takes its room meanwhile")
    func hidden() async {
      useTablet()
      let window = show(split)
      await advance(0.1)
      split.hide(.primary)
      await advance(0.1)
      let shown = secondary.navigationController?.view.shownCenter?.x ?? 0
      #expect(shown > 590 && shown < 750)
      await advance(0.5)
      #expect(secondary.navigationController?.view.frame.width == 1180)
      #expect(window.isKeyWindow)
      split.show(.primary)
      await advance(0.5)
      #expect(secondary.navigationController?.view.frame.minX == 320)
    }

    @Test("In one stack, a column is pushed when it is shown")
    func pushed() async {
      let window = show(split)
      await advance(0.1)
      split.hide(.secondary)
      await advance(1)
      #expect(primary.navigationController?.topViewController === primary)
      let other = UIViewController()
      split.setViewController(other, for: .secondary)
      #expect(other.navigationController == nil)
      split.show(.secondary)
      await advance(1)
      #expect(primary.navigationController?.viewControllers == [primary, other])
      #expect(other.view.window === window)
    }
  }
}
