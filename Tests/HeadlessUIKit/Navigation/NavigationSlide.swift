// TR-3: the built-in push and pop, with the same machinery as an app's own.
import Foundation

@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let coming = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let isPush = operation == .push
    let width = container.bounds.width
    let start = from.frame
    let end = transitionContext.finalFrame(for: coming)
    if isPush {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    to.frame = end.offsetBy(dx: isPush ? width : -width * 0.3, dy: 0)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      to.frame = end
      from.frame = start.offsetBy(dx: isPush ? -width * 0.3 : width, dy: 0)
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      from.frame = start
      if isCancelled { to.removeFromSuperview() }
      transitionContext.completeTransition(!isCancelled)
    }
  }
}
