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
      stage.push(with: TrialAnimator(log: stage.log), by: hand)
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
      stage.push(with: TrialAnimator(log: stage.log), by: driver)
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
      stage.push(with: animator)
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
      stage.push(with: animator)
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

  @MainActor @Suite struct CoordinatorTests {
    @Test("CO-2, TR-22: what goes alongside, from the push on, animates with it, and for as long")
    func animatesAlongside() async {
      let stage = await NavigationStage(1, animator: TrialAnimator(duration: 0.4))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.a.view.addSubview(view)
      await advance(0.1)
      var durations: [TimeInterval] = []
      var isDone = false
      #expect(stage.navigation.transitionCoordinator == nil)
      stage.navigation.pushViewController(stage.b, animated: true)
      let isQueued = stage.navigation.transitionCoordinator?.animate { _ in
        durations.append(UIView.inheritedAnimationDuration)
        view.alpha = 0
      } completion: { _ in
        isDone = true
      }
      #expect(isQueued == true && !isDone)
      await advance(0.2)
      #expect(durations == [0.4])
      #expect(view.layer.presentation().map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
      await advance(0.4)
      #expect(view.alpha == 0 && isDone && stage.navigation.transitionCoordinator == nil)
    }

    @Test("CO-2: if the animator has no animation blocks, what goes alongside still animates")
    func animatesAlone() async {
      let stage = await NavigationStage(1)
      let animator = TrialAnimator()
      animator.isStill = true
      stage.delegate.animator = animator
      var duration: TimeInterval?
      var calls: [String] = []
      animator.whenAsked = { _ in calls.append("animator") }
      stage.navigation.pushViewController(stage.b, animated: true)
      stage.navigation.transitionCoordinator?.animate { _ in
        calls.append("alongside")
        duration = UIView.inheritedAnimationDuration
      }
      await advance(0.1)
      #expect(calls == ["animator", "alongside"])
      #expect(duration == 0.3)
      animator.context?.completeTransition(true)
    }

    @Test("CO-3: once it runs no animation is taken, but a completion is")
    func takesCompletions() async {
      let stage = await NavigationStage(1, animator: TrialAnimator())
      var calls: [String] = []
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.1)
      let isQueued = stage.navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in calls.append("animation") },
        completion: { _ in calls.append("completion") }
      )
      #expect(isQueued == false)
      await advance(0.5)
      #expect(calls == ["completion"])
    }

    @Test("CO-6, CO-9: what the coordinator says in the will-calls and after the hand has let go")
    func reports() async throws {
      let stage = await NavigationStage(2)
      var seen: [String: Bool] = [:]
      let look = { [unowned stage] (call: String) in
        guard let coordinator = stage.navigation.transitionCoordinator else { return }
        seen[call] =
          coordinator.viewController(forKey: .from) === stage.b
          && coordinator.viewController(forKey: .to) === stage.a
          && (call == "interactor" || coordinator.initiallyInteractive && coordinator.isInteractive)
      }
      stage.delegate.whenCalled = look
      stage.a.whenCalled = { look("A." + $0) }
      stage.b.whenCalled = { look("B." + $0) }
      let driver = await stage.drive(to: 0.3) { $0.popViewController(animated: true) }
      driver.completionSpeed = 2
      driver.completionCurve = .easeOut
      for call in ["interactor", "willShow(A)", "B.willDisappear(true)", "A.willAppear(true)"] {
        #expect(seen[call] == true, "\(call)")
      }
      let coordinator = try #require(stage.navigation.transitionCoordinator)
      driver.cancel()
      #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
      #expect(coordinator.isCancelled && isClose(coordinator.percentComplete, 0.3))
      #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .easeOut)
      await advance(0.5)
    }
  }
}
#endif
