#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct ContainmentTests {
    let log = CallLog()

    /// A visible container with nothing in it, and two controllers that are not in it.
    let (parent, child, other): (LoggingController, LoggingController, LoggingController)
    let window: UIWindow

    init() async {
      let all = ["P", "A", "B"].map { [log] in LoggingController($0, log) }
      (parent, child, other) = (all[0], all[1], all[2])
      window = show(parent)
      await advance(0.1)
      log.clear()
    }

    private func put(_ child: UIViewController, into parent: UIViewController) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    @Test("CC-1: adding says that it will move, removing that it did, and neither says the other")
    func tellsHalf() {
      parent.addChild(child)
      #expect(log.calls == ["A.willMove(parent)"])
      #expect(child.parent === parent && parent.children == [child])
      log.clear()
      child.removeFromParent()
      #expect(log.calls == ["A.didMove(nil)"])
      #expect(child.parent == nil && parent.children.isEmpty)
    }

    @Test(
      "CC-3: a child's view that comes into a visible parent appears, one that leaves disappears"
    )
    func forwards() async {
      #expect(parent.shouldAutomaticallyForwardAppearanceMethods)
      put(child, into: parent)
      await advance(0.1)
      #expect(log.appearances == ["A.willAppear(false)", "A.didAppear(false)"])
      log.clear()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      await advance(0.1)
      #expect(log.appearances == ["A.willDisappear(false)", "A.didDisappear(false)"])
    }

    @Test("CC-3: a container that does not forward sends the calls itself")
    func leavesItToContainer() async {
      final class Own: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let parent = Own()
      window.rootViewController = parent
      await advance(0.1)
      log.clear()
      put(child, into: parent)
      await advance(0.1)
      #expect(log.appearances.isEmpty)
      child.beginAppearanceTransition(true, animated: true)
      #expect(log.appearances == ["A.willAppear(true)"])
      child.endAppearanceTransition()
      #expect(log.appearances == ["A.willAppear(true)", "A.didAppear(true)"])
    }

    @Test("CC-4: an appearance that is turned around ends in the latest direction only")
    func turnsAround() {
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      #expect(
        log.appearances == [
          "A.willAppear(true)", "A.willDisappear(true)", "A.willAppear(true)",
          "A.willDisappear(true)", "A.didDisappear(true)",
        ]
      )
    }

    @Test("CC-5: an exchange puts the new view beside the old one and takes the old one away")
    func exchanges() async {
      put(child, into: parent)
      parent.addChild(other)
      await advance(0.1)
      log.clear()
      var finished: Bool?
      parent.transition(from: child, to: other, duration: 0.3, animations: nil) { finished = $0 }
      #expect(other.view.superview === parent.view && child.view.superview === parent.view)
      await advance(0.5)
      #expect(finished != nil)
      #expect(child.view.superview == nil && other.view.superview === parent.view)
      for call in ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"] {
        #expect(log.calls.filter { $0.hasPrefix(call) }.count == 1, "\(call) \(log.calls)")
      }
    }

    @Test("WN-1: a root's view lies in two views of UIKit's own")
    func wrapped() {
      let around = sequence(first: parent.view, next: { $0?.superview }).compactMap { $0 }
      #expect(around.count == 4 && around.last === window)
      #expect(around.map(\.bounds.size).allSatisfy { $0 == window.bounds.size })
    }
  }

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
