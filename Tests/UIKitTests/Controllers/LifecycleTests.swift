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

  /// A window that gets another size.
  @MainActor @Suite struct SizeTests {
    private final class Told: UIViewController {
      var sizes: [CGSize] = []
      var before: [CGSize] = []
      var ends = 0
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        before.append(view.bounds.size)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ends += 1 }
      }
    }

    @Test("the root controller and its children hear of it before they are laid out, once")
    func told() async {
      let root = Told()
      let child = Told()
      root.addChild(child)
      child.view.frame = root.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let window = show(root)
      await advance(0.1)
      let old = window.bounds.size
      window.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
      await advance(0.1)
      for controller in [root, child] {
        #expect(controller.sizes == [CGSize(width: 500, height: 300)])
        #expect(controller.before == [old])
        #expect(controller.ends == 1)
        #expect(controller.view.bounds.size == CGSize(width: 500, height: 300))
      }
      window.frame.origin.x = 10
      await advance(0.1)
      #expect(root.sizes.count == 1)
    }
  }
}
#endif
