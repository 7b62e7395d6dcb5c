#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Relays to a controller's own transitioning delegate, and answers for presentation and dismissal.
@MainActor final class PresentationRelay: TransitionRelay, UIViewControllerTransitioningDelegate {
  private weak var controller: UIViewController?
  #if !os(tvOS)
  private var back: BackGestures?
  #endif

  private var appDelegate: (any UIViewControllerTransitioningDelegate)? {
    app as? any UIViewControllerTransitioningDelegate
  }

  init(before controller: UIViewController) {
    self.controller = controller
    super.init()
    install { DelegateObservation(controller, $0) }
    if controller.isViewLoaded { attachGestures(to: controller) }
  }

  override func remove() {
    super.remove()
    #if !os(tvOS)
    back?.remove()
    back = nil
    #endif
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
    attachGestures(to: presented)
    endRunning()
    let change = MatchChange(kind: .present, from: presenting, to: presented)
    let decision = TransitionDecision(
      on: change,
      in: nil,
      own: appDelegate?.animator(presenting: presented, by: presenting, from: source)
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
    endRunning()
    let change = MatchChange(kind: .dismiss, from: dismissed, to: presenting)
    let decision =
      gestureDecision
      ?? TransitionDecision(
        on: change,
        in: nil,
        own: own()
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

  // MARK: The gestures that dismiss

  private func attachGestures(to controller: UIViewController) {
    #if !os(tvOS)
    guard back == nil, controller === self.controller else { return }
    let dismissal = UserDismissal(of: controller)
    back = BackGestures(
      on: controller,
      asking: dismissal,
      decide: { [weak self] in self?.dismissDecision ?? .nobody },
      goBack: { dismissal.begin() }
    )
    #endif
  }

  /// The decision of the gesture that is under way, or nil if there is none.
  private var gestureDecision: TransitionDecision? {
    #if os(tvOS)
    return nil
    #else
    return back?.currentDecision
    #endif
  }

  /// The decision about what would animate the dismissal.
  private var dismissDecision: TransitionDecision {
    // A child has its parent's presenter, and doesn't go by itself.
    guard let controller, controller.presentedViewController == nil, controller.parent == nil,
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
}
#endif
