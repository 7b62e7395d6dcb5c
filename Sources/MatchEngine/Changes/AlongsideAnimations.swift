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
    animator.pauseAnimation()
  }

  func follow(_ fraction: CGFloat) { animator.fractionComplete = min(max(fraction, 0), 1) }

  /// Lets the animations run to an end on their own.
  func letGo(_ isFinished: Bool) {
    animator.pausesOnCompletion = false
    animator.isReversed = !isFinished
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
  }

  func end(_ isFinished: Bool) {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: isFinished ? .end : .start) }
  }
}
#endif
