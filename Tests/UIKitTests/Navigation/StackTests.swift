#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct StackTests {
    @Test("NV-2: popping a stack of one does nothing and gives nil")
    func popsNothing() async {
      let stage = await NavigationStage()
      #expect(stage.navigation.popViewController(animated: true) == nil)
      #expect(stage.navigation.popToRootViewController(animated: true) == nil)
      #expect(stage.navigation.popToViewController(stage.a, animated: true) == nil)
      await advance(0.5)
      #expect(stage.log.calls.isEmpty)
      #expect(stage.navigation.viewControllers == [stage.a])
    }

    @Test(
      "a screen that is replaced while its navigation leaves is told that it has left",
      arguments: [true, false]
    )
    func leavesWithItsNavigation(comesBack: Bool) async {
      let stage = await NavigationStage(1)
      stage.navigation.beginAppearanceTransition(false, animated: true)
      stage.navigation.setViewControllers([stage.b], animated: false)
      if comesBack { stage.navigation.beginAppearanceTransition(true, animated: true) }
      await advance(0.1)
      stage.navigation.endAppearanceTransition()
      await advance(0.1)
      let calls = stage.log.calls.filter { $0.hasPrefix("A.") && $0.contains("isappear") }
      #expect(calls == ["A.willDisappear(true)", "A.didDisappear(true)"])
    }

    @Test("a push that still waits for layout keeps nothing")
    func waitingKeepsNothing() async {
      weak var navigation: UINavigationController?
      weak var pushed: UIViewController?
      do {
        let controller = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        let window = show(tabs)
        await advance(0.1)
        let next = UIViewController()
        controller.pushViewController(next, animated: true)
        tabs.selectedIndex = 1
        await advance(0.5)
        (navigation, pushed) = (controller, next)
        window.rootViewController = nil
        window.isHidden = true
      }
      await advance(0.1)
      #expect(navigation == nil && pushed == nil)
    }

    @Test(
      "NV-3: setting the stack is a push if its top is new, and a pop if it was there",
      arguments: [true, false]
    )
    func setsAsPushOrPop(topIsNew: Bool) async {
      let stage = await NavigationStage(2)
      stage.navigation.setViewControllers(
        topIsNew ? [stage.a, stage.c] : [stage.a],
        animated: true
      )
      await advance(0.5)
      #expect(stage.log.contains("animator(push B C)") == topIsNew)
      #expect(stage.log.contains("animator(pop B A)") == !topIsNew)
    }

    @Test("NV-6: out of a window the stack changes at once, and calls come when it is seen again")
    func changesUnseen() async {
      let stage = await NavigationStage(1)
      let cover = UIViewController()
      stage.window.rootViewController = cover
      await advance(0.1)
      stage.log.clear()
      stage.navigation.pushViewController(stage.b, animated: true)
      #expect(stage.navigation.viewControllers == [stage.a, stage.b])
      #expect(stage.navigation.transitionCoordinator == nil)
      await advance(0.5)
      #expect(stage.log.appearances.isEmpty)
      #expect(!stage.log.contains("B.didLoad"))
      #expect(!stage.log.contains("willShow(B)") && !stage.log.contains("animator(push A B)"))
      stage.window.rootViewController = stage.navigation
      await advance(0.1)
      #expect(stage.log.appearances == ["B.willAppear(false)", "B.didAppear(false)"])
      #expect(stage.log.contains("B.didLoad"))
    }

    @Test("a push that waits for layout is there when its navigation has left the screen")
    func leavesWaiting() async {
      let stage = await NavigationStage(1, spare: 1)
      stage.navigation.pushViewController(stage.b, animated: true)
      stage.window.rootViewController = UIViewController()
      await advance(0.5)
      #expect(stage.navigation.topViewController === stage.b)
      #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("NV-50: what is asked for during a transition happens after it")
    func queues() async {
      let stage = await NavigationStage(1, spare: 2, animator: TrialAnimator())
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      stage.navigation.pushViewController(stage.c, animated: true)
      await advance(1)
      #expect(stage.navigation.viewControllers == [stage.a, stage.b, stage.c])
      #expect(
        stage.log.only(["didShow(B)", "animator(push B C)", "didShow(C)"])
          == ["didShow(B)", "animator(push B C)", "didShow(C)"]
      )
      #expect(stage.c.view.window === stage.window && stage.b.view.window == nil)
    }
  }

  @MainActor @Suite struct PushTests {
    private let appearances = [
      "A.willDisappear(true)", "B.willAppear(true)", "A.didDisappear(true)", "B.didAppear(true)",
    ]

    @Test("NV-14…NV-18: who is pushed is told at once; animator, loading and will-calls in order")
    func begins() async {
      let stage = await NavigationStage(1)
      let log = stage.log
      stage.push(with: TrialAnimator(log: log))
      #expect(log.contains("B.willMove(parent)") && stage.b.parent === stage.navigation)
      #expect(stage.navigation.viewControllers == [stage.a, stage.b])
      #expect(stage.navigation.topViewController === stage.b)
      await advance(0.5)
      for order in [
        [
          "B.willMove(parent)", "animator(push A B)", "A.willDisappear(true)",
          "B.willAppear(true)", "animate",
        ],
        ["B.didLoad", "A.willDisappear(true)"], ["willShow(B)", "animate"],
        ["animator(push A B)", "interactor", "animate"],
      ] { #expect(log.only(order) == order) }
    }

    @Test("NV-10: the will-calls come even if the animator does nothing but end")
    func willAppearsAnyway() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator(duration: 0)
      animator.whenAsked = { $0.completeTransition(true) }
      stage.push(with: animator)
      await advance(0.1)
      #expect(stage.log.appearances == appearances)
    }

    @Test(
      "NV-12: without animation the same calls come in the same order, and no animator is asked"
    )
    func pushesPlainly() async {
      let stage = await NavigationStage(1, animator: TrialAnimator())
      stage.navigation.pushViewController(stage.b, animated: false)
      await advance(0.1)
      #expect(
        stage.log.appearances
          == appearances.map { $0.replacingOccurrences(of: "true", with: "false") }
      )
      #expect(!stage.log.contains("animator(push A B)"))
      #expect(stage.b.view.window === stage.window && stage.a.view.window == nil)
    }

    @Test("NV-13: who is pushed moves to its parent, who is popped moves from it")
    func moves() async {
      let stage = await NavigationStage(1, animator: TrialAnimator())
      var flags: [String: [Bool]] = [:]
      for controller in [stage.a, stage.b] {
        controller.whenCalled = { [unowned controller] call in
          guard call.contains("ppear") else { return }
          flags[controller.name + (call.contains("isappear") ? "-" : "+"), default: []] +=
            [controller.isMovingToParent, controller.isMovingFromParent]
        }
      }
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.5)
      stage.navigation.popViewController(animated: true)
      await advance(0.5)
      #expect(flags["B+"] == [true, false, true, false])
      #expect(flags["B-"] == [false, true, false, true])
      #expect(flags["A-"] == [false, false, false, false])
      #expect(flags["A+"] == [false, false, false, false])
    }
  }
}
#endif
