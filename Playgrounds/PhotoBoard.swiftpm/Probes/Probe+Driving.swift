#if canImport(UIKit)
import UIKit

// Transitions that are held, driven and cancelled.
nonisolated extension Probe {
  static let driving = [
    Probe(
      "interactorsStartWithoutInteraction",
      relies: "An interactor is started although it wants no interactive start",
      settledBy: "PT-1"
    ) { room in
      let (stack, animator) = (await ProbeStack(1, in: room), DrivenAnimator())
      stack.push(animator)
      await room.wait(0.1)
      let finding = "\(stack.log.has("start"))"
      animator.end(true)
      await room.wait(0.3)
      return finding
    },
    Probe(
      "pushesCancelWithoutInteraction",
      relies: "A push that began without interaction may be paused, cancelled and completed",
      settledBy: "PT-1"
    ) { room in
      let (stack, animator) = (await ProbeStack(1, in: room), DrivenAnimator())
      stack.push(animator)
      await room.wait(0.1)
      animator.end(false)
      let wasCancelled = animator.context?.transitionWasCancelled == true
      await room.wait(0.3)
      return "\(wasCancelled && stack.navigation.viewControllers.count == 1)"
    },
    Probe(
      "finishingTakesCancellationsBack",
      relies: "Pausing and finishing takes a cancellation back"
    ) { room in
      let (stack, animator) = (await ProbeStack(1, in: room), DrivenAnimator())
      stack.push(animator)
      await room.wait(0.1)
      await animator.cancelAndTakeBack(in: room)
      let wasCancelled = animator.context?.transitionWasCancelled == true
      animator.end(true)
      await room.wait(0.3)
      return "\(!wasCancelled && stack.navigation.viewControllers.count == 2)"
    },
    Probe(
      "barsLoseItemsAfterCancelling",
      open: "Whether the bar lacks items after a push that was cancelled, held again and finished"
    ) { room in
      let (stack, animator) = (await ProbeStack(1, in: room), DrivenAnimator())
      stack.push(animator)
      await room.wait(0.1)
      await animator.cancelAndTakeBack(in: room)
      animator.end(true)
      await room.wait(0.5)
      guard stack.navigation.viewControllers.count == 2 else { return nil }
      return "\((stack.navigation.navigationBar.items ?? []).count < 2)"
    },
    Probe(
      "alongsideFollowsPausedAnimators",
      relies: "What goes alongside follows the fraction of a paused interruptible animator"
    ) { room in
      let (stack, animator, view) = await alongside(in: room)
      animator.alongside.fractionComplete = 0.5
      await room.wait(0.1)
      let opacity = view.layer.presentation()?.opacity ?? 1
      animator.end(true)
      await room.wait(0.3)
      return stack.log.has("start") ? "\(abs(opacity - 0.5) < 0.05)" : nil
    },
    Probe(
      "alongsideIsSetBack",
      relies: "What went alongside is set back by finishing the animator at its start",
      settledBy: "PA-3"
    ) { room in
      let (_, animator, view) = await alongside(in: room)
      animator.alongside.fractionComplete = 0.5
      animator.end(false)
      await room.wait(0.3)
      return "\(view.alpha == 1)"
    },
    Probe(
      "cancelledTabsGoBack",
      relies: "A cancelled change of tab that began without interaction puts the selection back",
      settledBy: "TB-5"
    ) { room in
      let animator = DrivenAnimator()
      let stage = await ProbeTabs(animator, in: room)
      stage.tabs.selectedIndex = 1
      await room.wait(0.1)
      guard animator.context != nil else { return nil }
      animator.end(false)
      await room.wait(0.3)
      return "\(stage.tabs.selectedIndex == 0)"
    },
  ]

  /// A push under way, with a view that fades alongside.
  @MainActor private static func alongside(
    in room: ProbeRoom
  ) async -> (ProbeStack, DrivenAnimator, UIView) {
    let (stack, animator) = (await ProbeStack(1, in: room), DrivenAnimator())
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    stack.window.addSubview(view)
    stack.push(animator)
    stack.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
    await room.wait(0.1)
    return (stack, animator, view)
  }
}
#endif
