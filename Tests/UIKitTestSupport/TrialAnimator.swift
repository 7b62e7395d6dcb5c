#if canImport(UIKit)
public import UIKit

/// An animator as apps write them: the arriving view fades in while the old one moves away.
open class TrialAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long it takes.
  public let duration: TimeInterval
  /// Where it writes that it was called.
  public let log: CallLog?
  /// The context that it was called with.
  public private(set) var context: (any UIViewControllerContextTransitioning)?
  /// What happens when the animation is about to begin, before anything else.
  public var whenAsked: ((any UIViewControllerContextTransitioning) -> Void)?
  /// What happens as soon as `completeTransition(_:)` has returned.
  public var whenCompleted: (() -> Void)?
  /// Whether it animates nothing, and leaves its end to others.
  public var isStill = false
  /// Whether it ends by itself.
  public var completes = true
  /// Whether it puts the arriving view where it belongs.
  public var addsView = true
  /// Whether it shows the arriving view whole in the end, and removes it after a cancellation (EN-6).
  public var cleansUp = true

  /// An animator with a duration.
  public init(duration: TimeInterval = 0.3, log: CallLog? = nil) {
    self.duration = duration
    self.log = log
    super.init()
  }

  /// How long it takes.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Moves the old view and fades the new one in.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log?.note("animate")
    context = transitionContext
    whenAsked?(transitionContext)
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if addsView, let to, let arriving = transitionContext.viewController(forKey: .to) {
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: arriving)
      to.alpha = isStill ? 1 : 0
    }
    if isStill { return }
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      to?.alpha = 1
      from?.transform = CGAffineTransform(translationX: -100, y: 0)
    } completion: { _ in
      from?.transform = .identity
      if self.cleansUp {
        to?.alpha = 1
        if transitionContext.transitionWasCancelled { to?.removeFromSuperview() }
      }
      guard self.completes else { return }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      self.whenCompleted?()
    }
  }

  /// Logs how it ended.
  open func animationEnded(_ transitionCompleted: Bool) {
    log?.note("ended(\(transitionCompleted))")
  }
}
#endif
