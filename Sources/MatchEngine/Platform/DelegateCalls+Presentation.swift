#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewControllerTransitioningDelegate {
  func animator(
    presenting presented: UIViewController,
    by presenting: UIViewController,
    from source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
    animationController?(forPresented: presented, presenting: presenting, source: source) ?? nil
    #else
    animationController(forPresented: presented, presenting: presenting, source: source)
    #endif
  }

  func animator(dismissing dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    #if canImport(ObjectiveC)
    animationController?(forDismissed: dismissed) ?? nil
    #else
    animationController(forDismissed: dismissed)
    #endif
  }

  func presentingInteractor(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
    interactionControllerForPresentation?(using: animator) ?? nil
    #else
    interactionControllerForPresentation(using: animator)
    #endif
  }

  func dismissingInteractor(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
    interactionControllerForDismissal?(using: animator) ?? nil
    #else
    interactionControllerForDismissal(using: animator)
    #endif
  }

  func presentation(
    of presented: UIViewController,
    by presenting: UIViewController?,
    from source: UIViewController
  ) -> UIPresentationController? {
    #if canImport(ObjectiveC)
    presentationController?(forPresented: presented, presenting: presenting, source: source) ?? nil
    #else
    presentationController(forPresented: presented, presenting: presenting, source: source)
    #endif
  }
}

extension UIAdaptivePresentationControllerDelegate {
  func allowsDismissal(of presentation: UIPresentationController) -> Bool {
    #if canImport(ObjectiveC)
    presentationControllerShouldDismiss?(presentation) ?? true
    #else
    presentationControllerShouldDismiss(presentation)
    #endif
  }

  func tellWillDismiss(_ presentation: UIPresentationController) {
    #if canImport(ObjectiveC)
    presentationControllerWillDismiss?(presentation)
    #else
    presentationControllerWillDismiss(presentation)
    #endif
  }

  func tellDidDismiss(_ presentation: UIPresentationController) {
    #if canImport(ObjectiveC)
    presentationControllerDidDismiss?(presentation)
    #else
    presentationControllerDidDismiss(presentation)
    #endif
  }

  func tellAttempt(to presentation: UIPresentationController) {
    #if canImport(ObjectiveC)
    presentationControllerDidAttemptToDismiss?(presentation)
    #else
    presentationControllerDidAttemptToDismiss(presentation)
    #endif
  }
}
#endif
