#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// Hands out what it was given, and keeps what it was asked.
@MainActor final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var animator: TrialAnimator?
  var interactor: UIPercentDrivenInteractiveTransition?
  var allows = true
  var calls: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("should select")
    return allows
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { calls.append("did select \(tabBarController.selectedIndex)") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interactor")
    return interactor
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let names = [fromVC, toVC].map { $0.title ?? "?" }
    calls.append("animator \(names.joined(separator: " "))")
    return animator
  }
}
#endif
