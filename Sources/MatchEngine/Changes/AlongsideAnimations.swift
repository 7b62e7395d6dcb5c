#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The animations that the system runs alongside a flight, driven by the flight.
///
/// The system attaches them to the first animation that begins inside the transition. That is an empty one that
/// never runs on its own.
@MainActor final class AlongsideAnimations {
  private(set) lazy var animator: UIViewPropertyAnimator = {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pausesOnCompletion = true
    return animator
  }()

  func begin(_ animations: @escaping () -> Void = {}) {
    guard animator.state == .inactive else { return }
    animator.addAnimations(animations)
    animator.begin()
  }

  func follow(_ fraction: CGFloat) { animator.fractionComplete = min(max(fraction, 0), 1) }

  /// Lets the animations run to an end on their own.
  func letGo(_ isFinished: Bool) {
    animator.pausesOnCompletion = false
    animator.isReversed = !isFinished
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
  }

  func end(_ isFinished: Bool) { animator.end(at: isFinished ? .end : .start) }
}

extension UIViewPropertyAnimator {
  /// Begins the animation, paused, also while nothing is animated that is written beside it.
  func begin() {
    let areEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)
    pauseAnimation()
    UIView.setAnimationsEnabled(areEnabled)
  }

  /// Ends the animation at a position, if it has begun and not ended; UIKit raises in any other state.
  func end(at position: UIViewAnimatingPosition) {
    if state == .active { stopAnimation(false) }
    if state == .stopped { finishAnimation(at: position) }
  }
}
#endif
