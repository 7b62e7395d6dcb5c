#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stands before a controller's own transitioning delegate and answers for its coming and going.
@MainActor final class PresentationRelay: ForwardingDelegate, UIViewControllerTransitioningDelegate
{
  private weak var controller: UIViewController?
  /// UIKit keeps it for as long as it flies.
  private weak var conductor: Conductor?
  private var pull: PullGesture?

  private var appDelegate: (any UIViewControllerTransitioningDelegate)? {
    app as? any UIViewControllerTransitioningDelegate
  }

  init(before controller: UIViewController) {
    self.controller = controller
    super.init()
    sit { DelegateObservation(controller, $0) }
    if controller.isViewLoaded { attachGesture(to: controller) }
  }

  /// The app's own delegate is what it was.
  func remove() {
    leave()
    pull?.remove()
    pull = nil
  }

  override var seat: (any NSObjectProtocol)? {
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
    conductor = nil
    attachGesture(to: presented)
    let passage = MatchChange(kind: .present, from: presenting, to: presented)
    if let own = appDelegate?.animator(presenting: presented, by: presenting, from: source) {
      passage.refuse(.appAnimates, in: nil)
      return own
    }
    let cast = Conductor.cast(passage, in: nil, filling: presenting.view.bounds)
    conductor = cast
    return cast
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    conductor = nil
    guard let presenting = dismissed.presentingViewController else {
      return appDelegate?.animator(dismissing: dismissed)
    }
    let passage = MatchChange(kind: .dismiss, from: dismissed, to: presenting)
    if let own = appDelegate?.animator(dismissing: dismissed) {
      passage.refuse(.appAnimates, in: nil)
      return own
    }
    let cast = Conductor.cast(passage, in: nil, filling: presenting.frameBehind(dismissed))
    conductor = cast
    return cast
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor(for: animator, appDelegate?.presentingInteractor(for: animator))
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor(for: animator, appDelegate?.dismissingInteractor(for: animator))
  }

  private func interactor(
    for animator: any UIViewControllerAnimatedTransitioning,
    _ own: (any UIViewControllerInteractiveTransitioning)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let conductor, animator === conductor else { return own }
    return conductor.interactor(own)
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
      by: { [weak self] in self?.popper ?? .nobody },
      goBack: { [weak controller] in
        controller?.beginMatch { $0.dismiss(animated: true, completion: nil) }
      }
    )
    #endif
  }

  /// Who would animate the dismissal.
  private var popper: Popper {
    guard let controller, controller.presentedViewController == nil,
      !controller.isBeingPresented, !controller.isBeingDismissed,
      let presenting = controller.presentingViewController
    else { return .nobody }
    if appDelegate?.animator(dismissing: controller) != nil { return .app }
    let passage = MatchChange(kind: .dismiss, from: controller, to: presenting)
    guard
      case .success(let transition) = Casting.cast(
        passage,
        in: nil,
        filling: presenting.frameBehind(controller)
      )
    else { return .system }
    return .engine(transition)
  }
}

extension UIViewController {
  /// Where this one's view is when what it presents has gone, however small a card that is.
  ///
  /// The window may have another size by now, and then it is as large as what it fills.
  fileprivate func frameBehind(_ presented: UIViewController) -> CGRect {
    let own = presentingViewController == nil || parent != nil ? nil : presentationController
    let frame =
      own?.frameOfPresentedViewInContainerView
      ?? presented.presentationController?.containerView?.bounds ?? view.bounds
    return frame.size == view.bounds.size ? view.frame : frame
  }
}
#endif
