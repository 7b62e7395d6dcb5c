#if canImport(UIKit)
public import UIKit

/// An animator made of a property animator, as apps write them.
public final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long it takes.
  public let duration: TimeInterval
  /// How many property animators it has made.
  public private(set) var made = 0
  private var running: UIViewPropertyAnimator?

  /// An animator with a duration.
  public init(duration: TimeInterval = 0.4) {
    self.duration = duration
    super.init()
  }

  /// How long it takes.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Starts the property animator.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// The property animator of this transition, made when it is first asked for.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    made += 1
    let to = transitionContext.view(forKey: .to)
    if let to, let arriving = transitionContext.viewController(forKey: .to) {
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: arriving)
      to.alpha = 0
    }
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { to?.alpha = 1 }
    animator.addCompletion { position in
      let isDone = position == .end
      to?.alpha = 1
      if !isDone { to?.removeFromSuperview() }
      transitionContext.completeTransition(isDone)
    }
    running = animator
    return animator
  }

  /// The next transition gets a new property animator.
  public func animationEnded(_ transitionCompleted: Bool) { running = nil }
}
#endif
