import UIKit

/// A container whose delegate anyone may replace.
@MainActor protocol DelegateHolder: UIViewController {
  var heldDelegate: (any NSObjectProtocol)? { get set }
}

extension UINavigationController: DelegateHolder {
  var heldDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UINavigationControllerDelegate }
  }
}

extension UITabBarController: DelegateHolder {
  var heldDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UITabBarControllerDelegate }
  }
}

/// An app's own delegate, which leaves everything to the system.
final class FuzzDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

/// A proxy of another library, which forwards what it is asked to the delegate that it found.
final class FuzzProxy: NSObject, ForwardingProxy {
  private(set) weak var forwardTarget: (any NSObjectProtocol)?

  init(before target: (any NSObjectProtocol)?) { forwardTarget = target }

  fileprivate var navigation: (any UINavigationControllerDelegate)? {
    forwardTarget as? any UINavigationControllerDelegate
  }
  fileprivate var tabs: (any UITabBarControllerDelegate)? {
    forwardTarget as? any UITabBarControllerDelegate
  }
}

extension FuzzProxy: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController(
      navigationController,
      willShow: viewController,
      animated: animated
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigation?.navigationController(
      navigationController,
      didShow: viewController,
      animated: animated
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigation?.navigationController(
      navigationController,
      animationControllerFor: operation,
      from: fromVC,
      to: toVC
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigation?.navigationController(
      navigationController,
      interactionControllerFor: animationController
    )
  }
}

extension FuzzProxy: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { tabs?.tabBarController(tabBarController, shouldSelect: viewController) ?? true }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool { tabs?.tabBarController(tabBarController, shouldSelectTab: tab) ?? true }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabs?.tabBarController(
      tabBarController,
      animationControllerForTransitionFrom: fromVC,
      to: toVC
    )
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tabs?.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
