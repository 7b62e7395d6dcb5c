#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct LifecycleTests {
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
  }
}
#endif
