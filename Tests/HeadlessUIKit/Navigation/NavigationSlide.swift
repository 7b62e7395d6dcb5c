// TR-3: the built-in push and pop, with the same machinery as an app's own.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  /// What remains to be done at its end.
  private var ending: (() -> Void)?
  private var moving: [UIView] = []

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
    ending = {
      let isCancelled = transitionContext.transitionWasCancelled
      from.frame = start
      if isCancelled { to.removeFromSuperview() }
      transitionContext.completeTransition(!isCancelled)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      to.frame = end
      from.frame = start.offsetBy(dx: isPush ? -width * 0.3 : width, dy: 0)
    } completion: { [self] _ in
      complete()
    }
    moving = [from, to]
  }

  /// NV-71: another change comes over it.
  func endAtOnce() {
    for view in moving { view.layer.removeAllAnimations() }
    complete()
  }

  private func complete() {
    let last = ending
    (ending, moving) = (nil, [])
    last?()
  }
}
