#if canImport(UIKit) && !os(watchOS)
import UIKit

// Optional methods of the app's delegates. With an Objective-C runtime, they are called with a question mark;
// without one, every method exists and returns nil by default.

extension UINavigationControllerDelegate {
  func animator(
    in navigation: UINavigationController,
    _ operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
    navigationController?(navigation, animationControllerFor: operation, from: from, to: to) ?? nil
    #else
    navigationController(navigation, animationControllerFor: operation, from: from, to: to)
    #endif
  }

  func interactor(
    in navigation: UINavigationController,
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
    navigationController?(navigation, interactionControllerFor: animator) ?? nil
    #else
    navigationController(navigation, interactionControllerFor: animator)
    #endif
  }

  func tellWillShow(
    _ controller: UIViewController,
    in navigation: UINavigationController,
    animated: Bool
  ) {
    #if canImport(ObjectiveC)
    navigationController?(navigation, willShow: controller, animated: animated)
    #else
    navigationController(navigation, willShow: controller, animated: animated)
    #endif
  }

  func tellDidShow(
    _ controller: UIViewController,
    in navigation: UINavigationController,
    animated: Bool
  ) {
    #if canImport(ObjectiveC)
    navigationController?(navigation, didShow: controller, animated: animated)
    #else
    navigationController(navigation, didShow: controller, animated: animated)
    #endif
  }
}
#endif
