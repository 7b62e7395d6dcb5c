// TB-3, TB-4, DG-3: what a tab bar controller asks and tells.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  private var next: (any UITabBarControllerDelegate)? { forwarding() }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { next?.tabBarController(tabBarController, shouldSelect: viewController) ?? true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    let name = "tabBarController:didSelectViewController:"
    let next: (any UITabBarControllerDelegate)? = forwarding(name)
    next?.tabBarController(tabBarController, didSelect: viewController)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    let next: (any UITabBarControllerDelegate)? = forwarding("tabBarController:shouldSelectTab:")
    return next?.tabBarController(tabBarController, shouldSelectTab: tab) ?? true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    let name = "tabBarController:didSelectTab:previousTab:"
    let next: (any UITabBarControllerDelegate)? = forwarding(name)
    next?.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    next?.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    next?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}

/// DG-3: a tab, as delegates are told of it since iOS 18; the stand-in makes one for each question.
@preconcurrency @MainActor public final class UITab: NSObject {
  public private(set) weak var viewController: UIViewController?
  public let title: String

  init(_ controller: UIViewController) {
    viewController = controller
    title = controller.tabBarItem.title ?? controller.title ?? ""
  }
}
