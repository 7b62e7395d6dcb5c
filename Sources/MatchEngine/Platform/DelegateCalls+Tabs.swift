#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import UIKit

extension UITabBarControllerDelegate {
  func allows(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
    #if canImport(ObjectiveC)
    tabBarController?(tabs, shouldSelect: controller) ?? true
    #else
    tabBarController(tabs, shouldSelect: controller)
    #endif
  }

  /// Whether the user's choice of a tab is asked about in a way that only the system can ask.
  var isAskedForTabsOnly: Bool {
    #if canImport(ObjectiveC)
    responds(to: NSSelectorFromString(ForwardingDelegate.questionForTab))
      && !responds(to: NSSelectorFromString("tabBarController:shouldSelectViewController:"))
    #else
    false
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

extension ForwardingDelegate {
  /// What an app with tabs of iOS 18 is asked; SDKs before that don't have it.
  static let questionForTab = "tabBarController:shouldSelectTab:"

  #if !canImport(ObjectiveC)
  // With an Objective-C runtime, these are forwarded.
  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    willForward(ForwardingDelegate.questionForTab)
    let delegate = app as? any UITabBarControllerDelegate
    return delegate?.tabBarController(tabs, shouldSelectTab: tab) ?? true
  }

  func tabBarController(
    _ tabs: UITabBarController,
    didSelectTab selected: UITab,
    previousTab previous: UITab?
  ) {
    let delegate = app as? any UITabBarControllerDelegate
    delegate?.tabBarController(tabs, didSelectTab: selected, previousTab: previous)
  }
  #endif
}
#endif
