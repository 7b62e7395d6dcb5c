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

    @Test("TR-7: without completeTransition the controller stays in transition")
    func staysInTransition() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator()
      animator.completes = false
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(3)
      #expect(stage.navigation.transitionCoordinator != nil)
      #expect(!stage.log.contains("didShow(B)") && !stage.log.contains("B.didAppear(true)"))
      animator.context?.completeTransition(true)
      #expect(stage.log.contains("didShow(B)") && stage.log.contains("B.didAppear(true)"))
      #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test(
      "TR-9: the animator hears of its end while completeTransition runs",
      arguments: [true, false]
    )
    func tellsEnd(didComplete: Bool) async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator(log: stage.log)
      animator.completes = false
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.5)
      #expect(!stage.log.contains("ended(\(didComplete))"))
      animator.context?.completeTransition(didComplete)
      #expect(stage.log.count(of: "ended(\(didComplete))") == 1)
      #expect(!stage.log.contains("ended(\(!didComplete))"))
    }

    @Test("TR-10: completeTransition counts once")
    func completesOnce() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator(log: stage.log)
      animator.completes = false
      stage.delegate.animator = animator
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.5)
      animator.context?.completeTransition(true)
      let calls = stage.log.calls
      animator.context?.completeTransition(true)
      animator.context?.completeTransition(false)
      #expect(stage.log.calls == calls)
      #expect(stage.navigation.viewControllers == [stage.a, stage.b])
    }

    @Test("TR-22: the coordinator is there right after the push, and not before")
    func hasCoordinator() async {
      let stage = await NavigationStage(1, animator: TrialAnimator())
      #expect(stage.navigation.transitionCoordinator == nil)
      stage.navigation.pushViewController(stage.b, animated: true)
      var isDone = false
      let coordinator = stage.navigation.transitionCoordinator
      #expect(coordinator != nil)
      coordinator?.animate(alongsideTransition: nil) { _ in isDone = true }
      #expect(!isDone)
      await advance(0.5)
      #expect(isDone)
      #expect(stage.navigation.transitionCoordinator == nil)
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
  }

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
