#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The line to the context of a system's transition, which hears of every hold and of every letting go.
///
///     held ──▶ pause, then update for every frame ──▶ let go ──▶ finish or cancel ──▶ held again …
@MainActor final class InteractionBridge {
  let context: any UIViewControllerContextTransitioning
  /// Whether the context was told that it is interactive, and not yet that it is no more.
  private var isInteractive: Bool

  init(to context: any UIViewControllerContextTransitioning) {
    self.context = context
    isInteractive = context.isInteractive
  }

  /// Tells the context what has become of the flight since the last frame.
  func follow(_ flight: MatchFlight) {
    let isHeld = flight.phase == .held
    if isHeld, !isInteractive {
      isInteractive = true
      context.pauseInteractiveTransition()
    } else if !isHeld, isInteractive {
      isInteractive = false
      if flight.isReturning {
        context.cancelInteractiveTransition()
      } else {
        context.finishInteractiveTransition()
      }
    }
    if isHeld { context.updateInteractiveTransition(flight.fraction) }
  }

  /// The flight follows the app's own interaction controller, which tells the context.
  func lead(_ flight: MatchFlight, of passage: MatchChange) {
    if context.isInteractive {
      isInteractive = true
      let coordinator = passage.to.transitionCoordinator ?? passage.from.transitionCoordinator
      if let coordinator { flight.update(coordinator.percentComplete) }
    } else if isInteractive {
      isInteractive = false
      if context.transitionWasCancelled { flight.cancel() } else { flight.finish() }
    }
  }

  /// A cancellation is told before the completion, whether a finger made it or not.
  func end(_ isFinished: Bool) {
    if isFinished {
      if isInteractive || context.transitionWasCancelled {
        if !isInteractive { context.pauseInteractiveTransition() }
        context.finishInteractiveTransition()
      }
    } else if isInteractive || !context.transitionWasCancelled {
      // What was cancelled once and held again since then has yet to hear what has become of that hold.
      if !isInteractive, !context.isInteractive { context.pauseInteractiveTransition() }
      context.cancelInteractiveTransition()
    }
    isInteractive = false
  }
}
#endif
