#if canImport(UIKit)
import UIKit

/// A custom animation that fades, and keeps what its context said.
@MainActor final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What a context said when the animation began.
  struct Seen {
    let container: UIView
    let from: UIView?
    let to: UIView?
    let isAnimated: Bool
    let style: UIModalPresentationStyle
    let initialFrames: (from: CGRect, to: CGRect)
    let finalFrames: (from: CGRect, to: CGRect)
    let presenterWasInside: Bool
  }

  var seen: [Seen] = []
  var ended: [Bool] = []
  /// Whether it puts the view that comes where it belongs.
  var addsView = true
  /// What else it does when it begins.
  var also: ((any UIViewControllerContextTransitioning) -> Void)?
  /// How it ends a transition that was not taken back.
  var complete: ((any UIViewControllerContextTransitioning) -> Void)?
  /// Whose view's place is looked at.
  weak var presenter: UIViewController?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note(context)
    also?(context)
    let coming = context.view(forKey: .to)
    if addsView, let coming { install(coming, context) }
    guard context.isAnimated else {
      context.completeTransition(true)
      return
    }
    let fading = coming ?? context.view(forKey: .from)
    if coming != nil { fading?.alpha = 0 }
    UIView.animate(
      withDuration: 0.3,
      animations: { fading?.alpha = coming == nil ? 0 : 1 },
      completion: { [self] _ in
        fading?.alpha = 1
        if context.transitionWasCancelled { coming?.removeFromSuperview() }
        if let complete { return complete(context) }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  private func install(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      if frame != .zero { view.frame = frame }
    }
    context.containerView.addSubview(view)
  }

  private func note(_ context: any UIViewControllerContextTransitioning) {
    func frames(
      _ frame: (UIViewController) -> CGRect
    ) -> (from: CGRect, to: CGRect) {
      (
        context.viewController(forKey: .from).map(frame) ?? .null,
        context.viewController(forKey: .to).map(frame) ?? .null
      )
    }
    seen.append(
      Seen(
        container: context.containerView,
        from: context.view(forKey: .from),
        to: context.view(forKey: .to),
        isAnimated: context.isAnimated,
        style: context.presentationStyle,
        initialFrames: frames(context.initialFrame(for:)),
        finalFrames: frames(context.finalFrame(for:)),
        presenterWasInside: presenter?.view.isDescendant(of: context.containerView) ?? false
      )
    )
  }
}
#endif
