#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct PopTests {
    init() { startOver() }

    @Test("NV-22: a pop tells the leaving controller and has changed the stack when it returns")
    func popsAtOnce() async {
      let stage = await NavigationStage(2, animator: TrialAnimator())
      let popped = stage.navigation.popViewController(animated: true)
      #expect(popped === stage.b)
      #expect(stage.log.contains("B.willMove(nil)"))
      #expect(stage.navigation.viewControllers == [stage.a])
      #expect(stage.navigation.topViewController === stage.a)
      await advance(0.5)
    }

    @Test("NV-22…NV-24: the order of calls of an animated pop", arguments: [true, false])
    func keepsOrder(isBuiltIn: Bool) async {
      let stage = await NavigationStage(2)
      if !isBuiltIn { stage.delegate.animator = TrialAnimator(log: stage.log) }
      stage.navigation.popViewController(animated: true)
      await advance(0.6)
      let order = [
        "B.willMove(nil)", "animator(pop B A)", "B.willDisappear(true)", "A.willAppear(true)",
        "B.didDisappear(true)", "A.didAppear(true)", "didShow(A)",
      ]
      #expect(stage.log.only(order) == order)
      #expect(
        stage.log.only(["B.didDisappear(true)", "B.didMove(nil)"])
          == ["B.didDisappear(true)", "B.didMove(nil)"]
      )
      #expect(stage.log.count(of: "willShow(A)") == 1)
      #expect(stage.b.parent == nil)
    }

    @Test("NV-23: the container holds the leaving view, and the animator adds the coming one")
    func holdsFrom() async {
      let stage = await NavigationStage(2)
      let animator = TrialAnimator()
      var held: [Bool] = []
      animator.whenAsked = { context in
        held = [
          stage.b.view.isDescendant(of: context.containerView),
          stage.a.view.isDescendant(of: context.containerView),
        ]
      }
      stage.delegate.animator = animator
      stage.navigation.popViewController(animated: true)
      await advance(0.5)
      #expect(held == [true, false])
    }

    @Test("NV-24: what is popped for good is let go of")
    func releases() async {
      let stage = await NavigationStage(1, spare: 0)
      weak var leaving: UIViewController?
      do {
        let controller = UIViewController()
        leaving = controller
        stage.navigation.pushViewController(controller, animated: true)
        await advance(0.6)
        stage.navigation.popViewController(animated: true)
      }
      await advance(0.6)
      #expect(leaving == nil)
    }
  }
}
#endif
