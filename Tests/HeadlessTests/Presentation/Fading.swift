import UIKit

/// A custom transition that fades, for tests of what may go either way.
@MainActor
final class Fading: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var driver: UIPercentDrivenInteractiveTransition?
  var note: (String) -> Void = { _ in }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    if let coming { context.containerView.insertSubview(coming, at: 0) }
    UIView.animate(
      withDuration: 0.3,
      animations: { context.containerView.alpha = 0.5 },
      completion: { _ in
        context.containerView.alpha = 1
        if context.transitionWasCancelled { coming?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// A controller that notes its appearance calls.
final class Noted: UIViewController {
  var note: (String) -> Void = { _ in }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
