#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// A transitioning delegate that hands out what it was given, and keeps what it was asked.
@MainActor final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: UIPercentDrivenInteractiveTransition?
  var makesController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var asked: [String] = []
  var presenting: UIViewController?
  var source: UIViewController?
  var dismissed: UIViewController?

  init(animator: TrialAnimator? = nil) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animator presented")
    self.presenting = presenting
    self.source = source
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animator dismissed")
    self.dismissed = dismissed
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interactor presented")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interactor dismissed")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    asked.append("controller")
    self.source = source
    return makesController?(presented, presenting)
  }
}
#endif
