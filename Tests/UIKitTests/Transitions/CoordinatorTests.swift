#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct CoordinatorTests {
    @Test("CO-2: what goes alongside animates with the transition, and for as long")
    func animatesAlongside() async {
      let stage = await NavigationStage(1, animator: TrialAnimator(duration: 0.4))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.a.view.addSubview(view)
      await advance(0.1)
      var durations: [TimeInterval] = []
      stage.navigation.pushViewController(stage.b, animated: true)
      let isQueued = stage.navigation.transitionCoordinator?.animate { _ in
        durations.append(UIView.inheritedAnimationDuration)
        view.alpha = 0
      }
      #expect(isQueued == true)
      await advance(0.2)
      #expect(durations == [0.4])
      #expect(view.layer.presentation().map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
      await advance(0.4)
      #expect(view.alpha == 0)
    }

    @Test("CO-2: if the animator has no animation blocks, what goes alongside still animates")
    func animatesAlone() async {
      let stage = await NavigationStage(1)
      let animator = StillAnimator()
      stage.delegate.animator = animator
      var duration: TimeInterval?
      var calls: [String] = []
      animator.whenAsked = { calls.append("animator") }
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
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionSpeed = 2
      driver.completionCurve = .easeOut
      stage.delegate.animator = TrialAnimator()
      stage.delegate.interactor = driver
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
      stage.navigation.popViewController(animated: true)
      await advance(0.05)
      for call in ["interactor", "willShow(A)", "B.willDisappear(true)", "A.willAppear(true)"] {
        #expect(seen[call] == true, "\(call)")
      }
      let coordinator = try #require(stage.navigation.transitionCoordinator)
      driver.update(0.3)
      driver.cancel()
      #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
      #expect(coordinator.isCancelled && isClose(coordinator.percentComplete, 0.3))
      #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .easeOut)
      await advance(0.5)
    }

    @Test("CO-7: a change of interaction is told, on cancel before the reversing calls")
    func tellsChanges() async {
      let stage = await NavigationStage(2)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.animator = TrialAnimator()
      stage.delegate.interactor = driver
      stage.navigation.popViewController(animated: true)
      stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
        stage.log.note("changed(\(context.isInteractive))")
      }
      await advance(0.05)
      #expect(!stage.log.contains("changed(false)"))
      driver.cancel()
      await advance(0.5)
      let order = ["changed(false)", "A.willDisappear(true)", "B.willAppear(true)"]
      #expect(stage.log.only(order) == order)
    }
  }
}

/// An animator that only takes note, and is ended by hand.
final class StillAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var whenAsked: (() -> Void)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    whenAsked?()
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
  }
}
#endif
