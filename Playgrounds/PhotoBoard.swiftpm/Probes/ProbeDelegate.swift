#if canImport(UIKit)
import UIKit

/// Hands out an animator and an interactor, and notes what it is asked.
@MainActor final class ProbeDelegate: NSObject {
  let log: ProbeLog
  /// Makes the animator of each question.
  var animator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// What drives a dismissal.
  var dismissalInteractor: (any UIViewControllerInteractiveTransitioning)?
  /// What else happens when it is asked about a dismissal.
  var whenDismissing: (() -> Void)?

  init(_ log: ProbeLog) { self.log = log }

  private func asked(_ call: String) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note(call)
    return animator()
  }
}

extension ProbeDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { asked("animator") }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { log.note("willShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { log.note("didShow(\(viewController.title ?? ""))") }
}

extension ProbeDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { asked("animator") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension ProbeDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { asked("presented") }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    whenDismissing?()
    return asked("dismissed")
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { dismissalInteractor }
}

extension ProbeDelegate: UIGestureRecognizerDelegate {}
#endif
