#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct EndingTests {
    @Test(
      "EN-1, EN-2: everything that ends runs within completeTransition, the coordinator's part last"
    )
    func endsAtOnce() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator()
      animator.completes = false
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stage.log.note("completion")
      }
      await advance(0.5)
      stage.log.clear()
      animator.context?.completeTransition(true)
      let order = ["A.didDisappear(true)", "B.didAppear(true)", "didShow(B)", "completion"]
      #expect(stage.log.only(order) == order)
      #expect(stage.log.contains("B.didMove(parent)"))
    }

    @Test("EN-4: during didShow the coordinator still knows who left, and afterwards it is gone")
    func knowsWhoLeft() async {
      let stage = await NavigationStage(2, animator: TrialAnimator())
      weak var left: UIViewController?
      stage.delegate.whenCalled = { [unowned stage] call in
        guard call == "didShow(A)" else { return }
        left = stage.navigation.transitionCoordinator?.viewController(forKey: .from)
      }
      stage.navigation.popViewController(animated: true)
      await advance(0.5)
      #expect(left === stage.b)
      #expect(stage.navigation.transitionCoordinator == nil)
    }
  }
}
#endif
