#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stands before a controller's own transitioning delegate and answers for its coming and going.
@MainActor final class PresentationRelay: ForwardingDelegate, UIViewControllerTransitioningDelegate
{
  private weak var controller: UIViewController?
  private var observation: DelegateObservation?
  private var isSetting = false
  private var conductor: Conductor?

  private var appDelegate: (any UIViewControllerTransitioningDelegate)? {
    app as? any UIViewControllerTransitioningDelegate
  }

  init(before controller: UIViewController) {
    self.controller = controller
    super.init()
    app = controller.transitioningDelegate
    put()
    observation = DelegateObservation(controller) { [weak self] in self?.delegateChanged() }
  }

  /// The app's own delegate is what it was.
  func remove() {
    observation?.stop()
    observation = nil
    if controller?.transitioningDelegate === self {
      controller?.transitioningDelegate = appDelegate
    }
  }

  private func delegateChanged() {
    guard !isSetting, let controller, controller.transitioningDelegate !== self else { return }
    app = controller.transitioningDelegate
    put()
  }

  private func put() {
    isSetting = true
    controller?.transitioningDelegate = nil
    controller?.transitioningDelegate = self
    isSetting = false
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    conductor = nil
    if let own = appDelegate?.animator(presenting: presented, by: presenting, from: source) {
      return own
    }
    let passage = MatchPassage(kind: .present, from: presenting, to: presented)
    conductor = Conductor.cast(passage, in: nil, filling: presenting.view.bounds)
    return conductor
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    conductor = nil
    if let own = appDelegate?.animator(dismissing: dismissed) { return own }
    guard let presenting = dismissed.presentingViewController else { return nil }
    let passage = MatchPassage(kind: .dismiss, from: dismissed, to: presenting)
    conductor = Conductor.cast(passage, in: nil, filling: dismissed.view.bounds)
    return conductor
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator === conductor ? conductor : appDelegate?.presentingInteractor(for: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator === conductor ? conductor : appDelegate?.dismissingInteractor(for: animator)
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    appDelegate?.presentation(of: presented, by: presenting, from: source)
  }
}
#endif
