#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Keeps a flight and the context of the system's transition in step: a hold on one is passed to the other.
///
/// Bars follow the context. A flight that turns back by itself may turn again, so until its end, the context takes it
/// for held, and hears of the cancellation only then.
@MainActor final class InteractionBridge {
  let context: any UIViewControllerContextTransitioning
  /// Whether the context was last told that the transition is interactive.
  private var isInteractive: Bool
  /// Whether the context was told of a cancellation, even if the flight was held again since.
  private(set) var hasCancelled = false
  private var wasHeld = false

  init(to context: any UIViewControllerContextTransitioning) {
    self.context = context
    isInteractive = context.isInteractive
  }

  func follow(_ flight: MatchFlight) {
    let isHeld = flight.phase == .held
    let turnsBack = flight.isHeadingBack && !hasCancelled && !wasHeld
    wasHeld = isHeld
    if isHeld || turnsBack {
      if !isInteractive { context.pauseInteractiveTransition() }
      isInteractive = true
      context.updateInteractiveTransition(flight.fractionComplete)
    } else if isInteractive {
      letGo(!flight.isHeadingBack)
    }
  }

  private func letGo(_ isFinished: Bool) {
    isInteractive = false
    if isFinished {
      context.finishInteractiveTransition()
    } else {
      hasCancelled = true
      context.cancelInteractiveTransition()
    }
  }

  /// Reports the outcome to the context before the completion; returns whether the context didn't know it.
  func end(_ isFinished: Bool) -> Bool {
    guard isInteractive || context.transitionWasCancelled == isFinished else { return false }
    // A transition that was cancelled, and then held again, still has to hear how that hold ended.
    if !isInteractive, isFinished || !context.isInteractive { context.pauseInteractiveTransition() }
    letGo(isFinished)
    return true
  }
}

/// Animations alongside a flight, driven by it.
///
/// The system attaches its own animations to the first animator that begins in its transition: here, an empty one.
@MainActor final class AlongsideAnimations {
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

  func begin(_ animations: @escaping @MainActor () -> Void = {}) {
    animator.pausesOnCompletion = true
    animator.addAnimations(animations)
    animator.begin()
  }

  func follow(_ fraction: CGFloat) { animator.fractionComplete = min(max(fraction, 0), 1) }

  func letGo(_ isFinished: Bool) {
    animator.pausesOnCompletion = false
    animator.isReversed = !isFinished
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
  }

  func end(_ isFinished: Bool) { animator.end(at: isFinished ? .end : .start) }
}

extension UIViewPropertyAnimator {
  /// Begins the animation, paused, even while animations are disabled; whatever is written next to it isn't animated.
  func begin() {
    let areEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)
    pauseAnimation()
    UIView.setAnimationsEnabled(areEnabled)
  }

  /// Ends the animation at a position if it has begun and not ended; in any other state, UIKit raises an exception.
  func end(at position: UIViewAnimatingPosition) {
    if state == .active { stopAnimation(false) }
    if state == .stopped { finishAnimation(at: position) }
  }
}
#endif
