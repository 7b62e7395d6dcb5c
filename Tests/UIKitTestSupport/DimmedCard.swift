#if canImport(UIKit)
public import UIKit

/// A card over a dimmed screen: a presentation controller of an app's own.
public final class DimmedCard: UIPresentationController {
  /// What lies over the presenter.
  public let dimming = UIView()

  public override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 24, dy: 200) ?? .zero
  }

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.4 }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}
#endif
