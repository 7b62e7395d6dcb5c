#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UITabBarControllerDelegate {
  func allows(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
    #if canImport(ObjectiveC)
    tabBarController?(tabs, shouldSelect: controller) ?? true
    #else
    tabBarController(tabs, shouldSelect: controller)
    #endif
  }

  func tellDidSelect(_ controller: UIViewController, in tabs: UITabBarController) {
    #if canImport(ObjectiveC)
    tabBarController?(tabs, didSelect: controller)
    #else
    tabBarController(tabs, didSelect: controller)
    #endif
  }

  func animator(
    in tabs: UITabBarController,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
    tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to) ?? nil
    #else
    tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    #endif
  }

  func interactor(
    in tabs: UITabBarController,
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
    tabBarController?(tabs, interactionControllerFor: animator) ?? nil
    #else
    tabBarController(tabs, interactionControllerFor: animator)
    #endif
  }
}
#endif
