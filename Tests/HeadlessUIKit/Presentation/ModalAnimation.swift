// TR-3: the animation that UIKit has of its own, for both directions.
/// Covers vertically or dissolves; without animation it only puts the views where they belong.
@MainActor final class ModalAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let presentation: UIPresentationController
  private let isPresenting: Bool

  init(presentation: UIPresentationController, isPresenting: Bool) {
    self.presentation = presentation
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let moving = presentation.presentedView else { return }
    install(moving, context)
    guard context.isAnimated else { return context.completeTransition(true) }
    move(moving, context)
  }

  private func move(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let center = view.center
    let alpha = view.alpha
    let container = context.containerView
    if isPresenting { UIView.performWithoutAnimation { leave(view, container) } }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: { [self] in
        guard isPresenting else { return leave(view, container) }
        view.center = center
        view.alpha = alpha
      },
      completion: { _ in
        view.center = center
        view.alpha = alpha
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  private func install(_ moving: UIView, _ context: any UIViewControllerContextTransitioning) {
    if isPresenting {
      moving.frame = presentation.frameOfPresentedViewInContainerView
      context.containerView.addSubview(moving)
    } else if let coming = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      coming.fill(context.finalFrame(for: to))
      context.containerView.insertSubview(coming, at: 0)
    }
  }

  private func leave(_ view: UIView, _ container: UIView) {
    switch presentation.presentedViewController.modalTransitionStyle {
    case .coverVertical: view.center.y += container.bounds.maxY - view.frame.minY
    case .crossDissolve: view.alpha = 0
    case .flipHorizontal, .partialCurl: missing("presentations that flip or curl")
    }
  }
}
