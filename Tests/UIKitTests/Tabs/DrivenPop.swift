#if canImport(UIKit)
import UIKit

/// A navigation delegate whose transitions a hand drives.
@MainActor final class DrivenPop: NSObject, UINavigationControllerDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  let animator = ModalAnimator()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
#endif
