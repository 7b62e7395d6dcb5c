#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Relays to a controller's own transitioning delegate, and answers for presentation and dismissal.
@MainActor final class PresentationRelay: TransitionRelay, UIViewControllerTransitioningDelegate {
  private weak var controller: UIViewController?

  private var appDelegate: (any UIViewControllerTransitioningDelegate)? {
    forwardTarget as? any UIViewControllerTransitioningDelegate
  }

  init(before controller: UIViewController) {
    self.controller = controller
    super.init(in: nil)
    install(in: controller, \.transitioningDelegate)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    endRunning()
    let change = MatchChange(kind: .present, from: presenting, to: presented)
    let own = appDelegate?
      .animationController?(forPresented: presented, presenting: presenting, source: source)
    // UIKit may load the view only after its question.
    UIView.unanimatedInBlock(presented.loadViewIfNeeded)
    attachGestures()
    return animator(for: change, own: own)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let presenting = dismissed.remainingPresenter, !dismissed.isDraggedInSheet
    else { return appDelegate?.animationController?(forDismissed: dismissed) }
    endRunning()
    let change = MatchChange(kind: .dismiss, from: dismissed, to: presenting)
    return animator(for: change, own: appDelegate?.animationController?(forDismissed: dismissed))
  }

  override func appAnimatorBack() -> (any UIViewControllerAnimatedTransitioning)? {
    wayBack.flatMap { appDelegate?.animationController?(forDismissed: $0.from) }
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animator === transition { return transition }
    return appDelegate?.interactionControllerForPresentation?(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animator === transition { return transition }
    return appDelegate?.interactionControllerForDismissal?(using: animator)
  }

  override func attachGestures() {
    #if !os(tvOS)
    guard gestures.isEmpty, let controller, controller.isViewLoaded else { return }
    gestures = [BackGestures(on: controller, for: self)]
    #endif
  }

  override var wayBack: MatchChange? {
    // A child has its parent's presenter, but isn't dismissed by itself.
    guard let controller, controller.parent == nil, !controller.isBeingPresented,
      !controller.isBeingDismissed, let presenting = controller.presentingViewController
    else { return nil }
    return MatchChange(kind: .dismiss, from: controller, to: presenting)
  }
}

extension UIViewController {
  /// The controller that remains if several levels are dismissed at once.
  fileprivate var remainingPresenter: UIViewController? {
    guard let next = presentingViewController else { return nil }
    return next.isBeingDismissed ? next.remainingPresenter : next
  }

  /// Whether the user drags the controller's sheet; if the system got an animator then, the sheet would fly away.
  fileprivate var isDraggedInSheet: Bool {
    #if os(tvOS)
    return false
    #else
    guard let sheet = presentationController as? UISheetPresentationController else { return false }
    let around = viewIfLoaded?.superview?.chain(upTo: sheet.containerView)
    return around?.compactMap(\.gestureRecognizers).joined()
      .contains { $0 is UIPanGestureRecognizer && $0.isUnderWay } ?? false
    #endif
  }
}
#endif
