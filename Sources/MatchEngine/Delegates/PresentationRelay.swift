#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Relays to a controller's own transitioning delegate, and answers for presentation and dismissal.
@MainActor final class PresentationRelay: TransitionRelay, UIViewControllerTransitioningDelegate {
  private weak var controller: UIViewController?
  private var pull: PullGesture?

  private var appDelegate: (any UIViewControllerTransitioningDelegate)? {
    app as? any UIViewControllerTransitioningDelegate
  }

  init(before controller: UIViewController) {
    self.controller = controller
    super.init()
    install { DelegateObservation(controller, $0) }
    if controller.isViewLoaded { attachGesture(to: controller) }
  }

  override func remove() {
    super.remove()
    pull?.remove()
    pull = nil
  }

  override var delegateProperty: (any NSObjectProtocol)? {
    get { controller?.transitioningDelegate }
    set {
      controller?.transitioningDelegate = newValue as? any UIViewControllerTransitioningDelegate
    }
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    attachGesture(to: presented)
    let change = MatchChange(kind: .present, from: presenting, to: presented)
    let decision = TransitionDecision(
      on: change,
      in: nil,
      own: appDelegate?.animator(presenting: presented, by: presenting, from: source),
      filling: presenting.view.bounds
    )
    return animator(for: change, in: nil, decision)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let own = { [appDelegate] in appDelegate?.animator(dismissing: dismissed) }
    guard let presenting = dismissed.remainingPresenter, !dismissed.isDraggedInSheet else {
      return own()
    }
    let change = MatchChange(kind: .dismiss, from: dismissed, to: presenting)
    let decision =
      pull?.currentDecision
      ?? TransitionDecision(
        on: change,
        in: nil,
        own: own(),
        filling: presenting.frameBehind(dismissed)
      )
    return animator(for: change, in: nil, decision)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor(for: animator, own: appDelegate?.presentingInteractor(for: animator))
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor(for: animator, own: appDelegate?.dismissingInteractor(for: animator))
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    appDelegate?.presentation(of: presented, by: presenting, from: source)
  }

  // MARK: The pull that dismisses

  private func attachGesture(to controller: UIViewController) {
    #if !os(tvOS)
    guard pull == nil, controller === self.controller else { return }
    pull = PullGesture(
      on: controller,
      decide: { [weak self] in self?.dismissDecision ?? .nobody },
      goBack: { [weak controller] in
        guard let controller else { return nil }
        return MatchFlight.begin(on: controller) {
          controller.dismiss(animated: true, completion: nil)
        }
      }
    )
    #endif
  }

  /// The decision about what would animate the dismissal.
  private var dismissDecision: TransitionDecision {
    guard let controller, controller.presentedViewController == nil,
      !controller.isBeingPresented, !controller.isBeingDismissed,
      let presenting = controller.presentingViewController
    else { return .nobody }
    return TransitionDecision(
      on: MatchChange(kind: .dismiss, from: controller, to: presenting),
      in: nil,
      own: appDelegate?.animator(dismissing: controller)
    )
  }
}

extension UIViewController {
  /// The controller that stays, if several levels are dismissed at once.
  fileprivate var remainingPresenter: UIViewController? {
    guard let next = presentingViewController else { return nil }
    return next.isBeingDismissed ? next.remainingPresenter : next
  }

  /// Whether the user drags the sheet that the controller is in.
  ///
  /// The system asks for an animator then, too. With one, the sheet would fly away under the finger.
  fileprivate var isDraggedInSheet: Bool {
    #if os(tvOS)
    return false
    #else
    guard let sheet = presentationController as? UISheetPresentationController else { return false }
    var next = sheet.presentedView === view ? view.superview : sheet.presentedView
    while let around = next, around !== sheet.containerView?.superview {
      let pans = around.gestureRecognizers ?? []
      if pans.contains(where: { $0 is UIPanGestureRecognizer && $0.isUnderWay }) { return true }
      next = around.superview
    }
    return false
    #endif
  }

  /// The frame of this controller's view once the controller it presents is gone.
  ///
  /// If the window was resized in the meantime, the view is as large as the space that it fills.
  fileprivate func frameBehind(_ presented: UIViewController) -> CGRect {
    let own = presentingViewController == nil || parent != nil ? nil : presentationController
    let frame =
      own?.frameOfPresentedViewInContainerView
      ?? presented.presentationController?.containerView?.bounds ?? view.bounds
    return frame.size == view.bounds.size ? view.frame : frame
  }
}
#endif
