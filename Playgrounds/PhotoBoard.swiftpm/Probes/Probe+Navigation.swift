#if canImport(UIKit)
import UIKit

// The calls of pushes and pops, and when they begin.
nonisolated extension Probe {
  static let navigation = [
    Probe("willShowIsFirst", open: "Whether willShow comes before the calls of appearance") {
      await pushed(in: $0).has("willShow(B)", before: "A.willDisappear(true)")
    },
    Probe("didShowIsBeforeDidMove", open: "Whether didShow comes before didMove") {
      await pushed(in: $0).has("didShow(B)", before: "B.didMove(parent)")
    },
    Probe("animationEndedIsLast", open: "Whether animationEnded comes after all completions") {
      await pushed(in: $0).has("completion", before: "ended(true)")
    },
    Probe("movesAfterCancelling", open: "Which moves a cancelled pop tells of") { room in
      let log = await cancelledPop(in: room).log
      if log.has("B.willMove(parent)") { return "willAndDid" }
      return log.has("B.didMove(parent)") ? "did" : "none"
    },
    Probe(
      "stackIsRestoredFirst",
      open: "Whether a cancelled pop puts the stack back before it tells the controllers"
    ) { room in
      var count: Int?
      _ = await cancelledPop(in: room) { stack, call in
        if call == "willAppear(true)" { count = stack.navigation.viewControllers.count }
      }
      return count.map { "\($0 == 2)" }
    },
    Probe(
      "finalFramesAvoidBars",
      open: "Whether a push's final frame leaves out what an opaque bar covers"
    ) { room in
      let (stack, animator) = (await ProbeStack(1, in: room), FadingAnimator())
      stack.navigation.navigationBar.isTranslucent = false
      await room.wait(0.1)
      stack.push(animator)
      await room.wait(0.1)
      let frame = animator.context?.finalFrame(for: stack.b)
      await room.wait(0.6)
      return frame.map { "\($0.minY != 0)" }
    },
    Probe(
      "unanimatedPushesCallWillShow",
      relies: "A push without animation calls willShow",
      settledBy: "NV-12"
    ) {
      room in
      let stack = await ProbeStack(1, in: room)
      stack.navigation.pushViewController(stack.b, animated: false)
      await room.wait(0.1)
      return "\(stack.log.has("willShow(B)"))"
    },
  ]

  static let stacks = [
    Probe(
      "waitingChangesBeginNextTurn",
      open: "Whether a push that waited begins a turn after the end of the one before"
    ) { room in
      let (stack, animator) = (await ProbeStack(1, in: room), FadingAnimator())
      animator.completes = false
      stack.push(animator)
      await room.wait(0.6)
      stack.navigation.pushViewController(stack.c, animated: false)
      guard stack.navigation.viewControllers.count == 2 else { return nil }
      animator.context?.completeTransition(true)
      let count = stack.navigation.viewControllers.count
      await room.wait(0.3)
      return stack.navigation.viewControllers.count == 3 ? "\(count == 2)" : nil
    },
    Probe("readingCoordinatorStartsPush", open: "Whether reading the coordinator begins a push") {
      room in
      let stack = await ProbeStack(1, in: room)
      stack.push(FadingAnimator())
      let wasAsked = stack.log.has("animator")
      _ = stack.navigation.transitionCoordinator
      let isAsked = stack.log.has("animator")
      await room.wait(0.6)
      return wasAsked ? nil : "\(isAsked)"
    },
    Probe("changesBeginATurnLater", open: "Whether a push begins only a turn after its layout") {
      room in
      let stack = await ProbeStack(1, in: room)
      stack.push(FadingAnimator())
      stack.navigation.view.layoutIfNeeded()
      let isAsked = stack.log.has("animator")
      await room.wait(0.6)
      return stack.log.has("animator") ? "\(!isAsked)" : nil
    },
    Probe(
      "changesBeginInTransitions",
      open: "Whether a push by code asks for an animator while another one is under way"
    ) { room in
      let (stack, animator) = (await ProbeStack(1, in: room), FadingAnimator())
      animator.completes = false
      stack.push(animator)
      await room.wait(0.6)
      stack.delegate.animator = { nil }
      stack.navigation.pushViewController(stack.c, animated: true)
      await room.wait(0.1)
      let count = stack.log.count(of: "animator")
      animator.context?.completeTransition(true)
      await room.wait(1)
      return "\(count == 2)"
    },
    Probe(
      "answersMayEndTransitions",
      relies: "Where UIKit asks in mid-transition, that one may be completed before the answer"
    ) { room in
      let (stack, first, second) = (
        await ProbeStack(1, in: room), FadingAnimator(), FadingAnimator()
      )
      first.completes = false
      stack.push(first)
      await room.wait(0.6)
      second.log = stack.log
      stack.delegate.animator = {
        first.context?.completeTransition(true)
        return second
      }
      stack.navigation.pushViewController(stack.c, animated: true)
      await room.wait(0.1)
      guard stack.log.count(of: "animator") == 2 else {
        // It waits until the first one is over.
        stack.delegate.animator = { second }
        first.context?.completeTransition(true)
        await room.wait(1)
        return nil
      }
      await room.wait(1)
      let isThere = stack.navigation.viewControllers == Array(stack.controllers.prefix(3))
      let calls = ["animate", "B.didDisappear(true)", "C.didAppear(true)"]
      return "\(isThere && calls.map(stack.log.count) == [2, 1, 1])"
    },
    Probe(
      "pushesAfterCompletingAreAnimated",
      relies: "A push in the turn in which another one is completed is animated"
    ) { room in
      let (stack, animator) = (await ProbeStack(1, in: room), FadingAnimator())
      animator.completes = false
      stack.push(animator)
      await room.wait(0.6)
      animator.context?.completeTransition(true)
      let next = FadingAnimator()
      stack.delegate.animator = { next }
      stack.navigation.pushViewController(stack.c, animated: true)
      await room.wait(1)
      return "\(stack.log.count(of: "animator") == 2)"
    },
    Probe(
      "animatorsAreKept",
      relies: "UIKit keeps the animator of a push from the question to the end",
      settledBy: "TR-11"
    ) { room in
      let stack = await ProbeStack(1, in: room)
      weak var animator: FadingAnimator?
      stack.delegate.animator = {
        let made = FadingAnimator()
        animator = made
        return made
      }
      stack.navigation.pushViewController(stack.b, animated: true)
      await room.wait(0.15)
      let isKept = animator != nil
      await room.wait(0.6)
      return "\(isKept)"
    },
    Probe(
      "coordinatorsHandOverWhoAppears",
      relies: "A push's coordinator hands over the views of the two screens"
    ) { room in
      let stack = await ProbeStack(1, in: room)
      stack.push(FadingAnimator())
      await room.wait(0.1)
      let coordinator = stack.navigation.transitionCoordinator
      let isBoth =
        coordinator?.view(forKey: .from) === stack.controllers[0].view
        && coordinator?.view(forKey: .to) === stack.b.view
      await room.wait(0.6)
      return coordinator == nil ? nil : "\(isBoth)"
    },
  ]

  /// What is called in a push with an animator of the delegate's.
  @MainActor private static func pushed(in room: ProbeRoom) async -> ProbeLog {
    let stack = await ProbeStack(1, in: room)
    stack.push(FadingAnimator())
    stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stack.log.note("completion")
    }
    await room.wait(1)
    return stack.log
  }

  /// A stack after a pop that was cancelled, with what it called from then on.
  @MainActor private static func cancelledPop(
    in room: ProbeRoom,
    whenCalled: @escaping (ProbeStack, String) -> Void = { _, _ in }
  ) async -> ProbeStack {
    let stack = await ProbeStack(2, in: room)
    let (driver, animator) = (UIPercentDrivenInteractiveTransition(), FadingAnimator())
    stack.delegate.animator = { animator }
    stack.delegate.interactor = driver
    stack.navigation.popViewController(animated: true)
    await room.wait(0.1)
    stack.log.clear()
    stack.b.whenCalled = { [weak stack] call in if let stack { whenCalled(stack, call) } }
    driver.cancel()
    await room.wait(1)
    return stack
  }
}
#endif
