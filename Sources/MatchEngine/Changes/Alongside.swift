#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the system animates alongside a flight, carried along by it.
///
/// It joins the first animation that begins inside the transition, which is an empty one that never runs by itself.
@MainActor final class Alongside {
  private(set) lazy var animator: UIViewPropertyAnimator = {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pausesOnCompletion = true
    return animator
  }()

  func begin() {
    guard animator.state == .inactive else { return }
    animator.addAnimations {}
    animator.pauseAnimation()
  }

  func follow(_ fraction: CGFloat) { animator.fractionComplete = min(max(fraction, 0), 1) }

  func end(_ isFinished: Bool) {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: isFinished ? .end : .start) }
  }
}
#endif
