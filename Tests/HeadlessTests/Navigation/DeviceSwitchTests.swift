import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// What a device may do, either way.
  @MainActor @Suite struct DeviceSwitchTests {
    @Test(
      "NV-71: a second push asks at once, and warns over a running one of an app's",
      arguments: [true, false]
    )
    func second(asksAtOnce: Bool) async {
      let stage = await NavigationStage(1, spare: 2, animator: TrialAnimator())
      Headless.switches.changesBeginInTransitions = asksAtOnce
      await pushTwice(stage)
      #expect(stage.navigation.viewControllers.count == (asksAtOnce ? 3 : 2))
      #expect(Headless.warnings.isEmpty != asksAtOnce)
      await advance(1)
      #expect(stage.navigation.viewControllers.count == 3)
    }

    @Test("NV-71: one of UIKit's own is over before the second push begins")
    func builtIn() async {
      let stage = await NavigationStage(1, spare: 2)
      Headless.switches.changesBeginInTransitions = true
      await pushTwice(stage)
      #expect(stage.log.contains("A.didDisappear(true)") && stage.log.contains("B.didAppear(true)"))
      await advance(1)
      #expect(stage.window.layer.animationKeys() == nil && Headless.warnings == [])
      #expect(stage.c.view.window != nil && stage.b.view.superview == nil)
      #expect(stage.log.count(of: "C.didAppear(true)") == 1)
      #expect(stage.log.count(of: "B.didDisappear(true)") == 1)
      for name in ["A", "B", "C"] { #expect(stage.log.count(of: "didShow(\(name))") <= 1) }
    }

    @Test func `NV-71: a push that another one takes over leaves no coordinator`() async {
      let stage = await NavigationStage(1, spare: 2)
      Headless.switches.changesBeginInTransitions = true
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      stage.navigation.pushViewController(stage.c, animated: false)
      await advance(0.1)
      #expect(stage.navigation.topViewController === stage.c)
      #expect(stage.navigation.transitionCoordinator == nil)
    }

    private func pushTwice(_ stage: NavigationStage) async {
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      stage.navigation.pushViewController(stage.c, animated: true)
      await advance(0.05)
    }

    @Test(
      "GS-20: a pan anywhere pops, unless the delegate answers for animators",
      arguments: [true, false]
    )
    func content(animates: Bool) async {
      Headless.switches.hasContentPopGesture = true
      let stage = await NavigationStage(2)
      if !animates { stage.navigation.delegate = nil }
      await Hands.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 380, y: 500), in: stage.window)
      await advance(1)
      #expect(stage.navigation.viewControllers.count == (animates ? 2 : 1))
    }

    @Test("GS-24: UIKit's own pop takes a trackpad's swipe, a plain edge pan does not")
    func trackpad() async {
      let stage = await NavigationStage(2)
      stage.navigation.delegate = nil
      let plain = UIScreenEdgePanGestureRecognizer()
      plain.edges = .left
      plain.allowedScrollTypesMask = .all
      var states: [UIGestureRecognizer.State] = []
      plain.addHandler { states.append($0.state) }
      stage.window.addGestureRecognizer(plain)
      let fingers = await Hands.scroll(at: CGPoint(x: 100, y: 500), in: stage.window)
      await fingers.move(to: CGPoint(x: 380, y: 500), during: 0.3)
      await fingers.lift()
      await advance(1)
      #expect(stage.navigation.viewControllers.count == 1 && states.isEmpty)
    }

    @Test("LY-20: a table that is laid out in no window warns")
    func table() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      table.layoutIfNeeded()
      #expect(Headless.warnings.count == 1)
    }
  }
}
