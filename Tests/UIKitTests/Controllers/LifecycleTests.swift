#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct LifecycleTests {
    init() { startOver() }

    @Test("RC-113: a view is loaded when it is asked for, once")
    func loadsOnce() {
      let log = CallLog()
      let controller = LoggingController("A", log)
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      _ = controller.view
      _ = controller.view
      controller.loadViewIfNeeded()
      #expect(log.calls == ["A.didLoad"])
      #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
    }

    @Test("a window's root appears with its window, and disappears when it is replaced")
    func appearsWithWindow() async {
      let log = CallLog()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = LoggingController("A", log)
      #expect(log.appearances.isEmpty)
      window.makeKeyAndVisible()
      await advance(0.1)
      #expect(log.appearances == ["A.willAppear(false)", "A.didAppear(false)"])
      log.clear()
      window.rootViewController = LoggingController("B", log)
      await advance(0.1)
      #expect(
        log.appearances.sorted() == [
          "A.didDisappear(false)", "A.willDisappear(false)", "B.didAppear(false)",
          "B.willAppear(false)",
        ]
      )
      #expect(window.rootViewController?.view.frame == window.bounds)
    }

    @Test("a title goes to the bars' items")
    func titlesItems() {
      let controller = UIViewController()
      controller.title = "one"
      #expect(controller.navigationItem.title == "one" && controller.tabBarItem.title == "one")
      controller.title = "two"
      #expect(controller.navigationItem.title == "two" && controller.tabBarItem.title == "two")
    }

    @Test("additional insets add to the safe area")
    func addsInsets() async {
      let controller = UIViewController()
      let window = show(controller)
      let before = controller.view.safeAreaInsets
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      await advance(0.1)
      let insets = controller.view.safeAreaInsets
      #expect(isClose(insets.top, before.top + 5) && isClose(insets.left, before.left + 6))
      #expect(isClose(insets.bottom, before.bottom + 7) && isClose(insets.right, before.right + 8))
      window.isHidden = true
    }
  }
}
#endif
