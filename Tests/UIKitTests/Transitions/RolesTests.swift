#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// Who is asked for what in a transition, and by whom.
  @MainActor @Suite struct RolesTests {
    @Test("TR-2: with an interaction controller only that one is started")
    func callsInteractor() async {
      final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(
          _ transitionContext: any UIViewControllerContextTransitioning
        ) { context = transitionContext }
      }
      let stage = await NavigationStage(1)
      let hand = Hand()
      stage.delegate.animator = TrialAnimator(log: stage.log)
      stage.delegate.interactor = hand
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.5)
      #expect(!stage.log.contains("animate"))
      #expect(hand.context?.isInteractive == true)
      hand.context?.finishInteractiveTransition()
      hand.context?.completeTransition(true)
      #expect(stage.log.contains("didShow(B)"))
    }

    @Test("TR-3: the interaction controller is asked for only if there is an animator")
    func asksForInteractorLater() async {
      let stage = await NavigationStage(1)
      stage.delegate.interactor = UIPercentDrivenInteractiveTransition()
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.6)
      #expect(!stage.log.contains("interactor"))
      #expect(stage.log.contains("didShow(B)"))
    }

    @Test("TR-4, PD-7: an object that does not want an interactive start starts by itself")
    func startsByItself() async {
      let stage = await NavigationStage(1)
      let driver = UIPercentDrivenInteractiveTransition()
      #expect(driver.wantsInteractiveStart)
      driver.wantsInteractiveStart = false
      stage.delegate.animator = TrialAnimator(log: stage.log)
      stage.delegate.interactor = driver
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == false)
      #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
      await advance(0.5)
      #expect(stage.log.contains("didShow(B)"))
    }

    @Test(
      "TR-7, TR-9, TR-10, EN-1, EN-2: without completeTransition it goes on; all that ends does so within that, once",
      arguments: [true, false]
    )
    func staysInTransition(didComplete: Bool) async {
      let stage = await NavigationStage(1)
      let (log, animator) = (stage.log, TrialAnimator(log: stage.log))
      animator.completes = false
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        log.note("completion")
      }
      await advance(3)
      #expect(stage.navigation.transitionCoordinator != nil)
      for call in ["didShow(B)", "B.didAppear(true)", "completion", "ended(\(didComplete))"] {
        #expect(!log.contains(call))
      }
      animator.context?.completeTransition(didComplete)
      #expect(stage.navigation.transitionCoordinator == nil)
      #expect(
        log.count(of: "ended(\(didComplete))") == 1 && !log.contains("ended(\(!didComplete))")
      )
      if didComplete {
        let order = ["A.didDisappear(true)", "B.didAppear(true)", "didShow(B)", "completion"]
        #expect(log.only(order) == order && log.contains("B.didMove(parent)"))
      }
      let (calls, stack) = (log.calls, stage.navigation.viewControllers)
      for again in [true, false] { animator.context?.completeTransition(again) }
      #expect(log.calls == calls && stage.navigation.viewControllers == stack)
      #expect(stack.count == (didComplete ? 2 : 1))
    }

    @Test("TR-5, TR-4: an interruptible animator is the same one for the whole transition")
    func isInterruptible() async {
      let stage = await NavigationStage(1)
      let animator = InterruptibleAnimator()
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      #expect(stage.b.view.layer.presentation().map { $0.opacity > 0 && $0.opacity < 1 } == true)
      await advance(0.5)
      #expect(animator.made == 1)
      #expect(stage.log.contains("didShow(B)"))
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
