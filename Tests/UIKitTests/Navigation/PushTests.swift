#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct PushTests {
    private let appearances = [
      "A.willDisappear(true)", "B.willAppear(true)", "A.didDisappear(true)", "B.didAppear(true)",
    ]

    @Test("NV-14: the new controller is told and in the stack when push returns")
    func pushesAtOnce() async {
      let stage = await NavigationStage(1, animator: TrialAnimator())
      stage.navigation.pushViewController(stage.b, animated: true)
      #expect(stage.log.contains("B.willMove(parent)"))
      #expect(stage.navigation.viewControllers == [stage.a, stage.b])
      #expect(stage.navigation.topViewController === stage.b)
      #expect(stage.b.parent === stage.navigation)
      await advance(0.5)
    }

    @Test("NV-14…NV-18: animator, loading and will-calls come before the animation, in order")
    func begins() async {
      let stage = await NavigationStage(1)
      stage.delegate.animator = TrialAnimator(log: stage.log)
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      let order = [
        "B.willMove(parent)", "animator(push A B)", "A.willDisappear(true)", "B.willAppear(true)",
        "animate",
      ]
      #expect(stage.log.only(order) == order)
      #expect(
        stage.log.only(["B.didLoad", "A.willDisappear(true)"])
          == ["B.didLoad", "A.willDisappear(true)"]
      )
      #expect(stage.log.only(["willShow(B)", "animate"]) == ["willShow(B)", "animate"])
      #expect(
        stage.log.only(["animator(push A B)", "interactor", "animate"])
          == ["animator(push A B)", "interactor", "animate"]
      )
      await advance(0.5)
    }

    @Test("NV-10: the will-calls come even if the animator does nothing but end")
    func willAppearsAnyway() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator(duration: 0)
      animator.whenAsked = { $0.completeTransition(true) }
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      #expect(stage.log.appearances == appearances)
    }

    @Test("NV-11: UIKit does not ask the container to add or remove by its public methods")
    func isNotAdded() async {
      final class Container: UINavigationController {
        var additions = 0
        override func addChild(_ childController: UIViewController) {
          additions += 1
          super.addChild(childController)
        }
      }
      let container = Container(rootViewController: UIViewController())
      let window = show(container)
      let pushed = UIViewController()
      container.pushViewController(pushed, animated: true)
      await advance(0.6)
      #expect(container.additions == 0)
      #expect(pushed.parent === container)
      #expect(pushed.view.window === window)
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
