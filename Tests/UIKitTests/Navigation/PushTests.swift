#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct PushTests {
    private let appearances = [
      "A.willDisappear(true)", "B.willAppear(true)", "A.didDisappear(true)", "B.didAppear(true)",
    ]

    @Test("NV-14…NV-18: who is pushed is told at once; animator, loading and will-calls in order")
    func begins() async {
      let stage = await NavigationStage(1)
      let log = stage.log
      stage.delegate.animator = TrialAnimator(log: log)
      stage.navigation.pushViewController(stage.b, animated: true)
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
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
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
