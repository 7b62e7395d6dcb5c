#if canImport(UIKit)
import MatchEngine
import UIKit
import UIKitTestSupport

/// An app's own delegate of any controller with every method, which animates as a test says.
final class AppDelegate: NavigationLog {
  let custom = CustomPresentation()

  func attach(to root: UIViewController, _ upper: UIViewController? = nil) {
    (root as? UINavigationController)?.delegate = self
    (root as? UITabBarController)?.delegate = self
    upper?.transitioningDelegate = self
  }

  static func detach(from root: UIViewController, _ upper: UIViewController) {
    (root as? UINavigationController)?.delegate = nil
    (root as? UITabBarController)?.delegate = nil
    upper.transitioningDelegate = nil
  }

  func isAttached(to root: UIViewController, _ upper: UIViewController) -> Bool {
    switch root {
    case let navigation as UINavigationController: navigation.delegate === self
    case let tabs as UITabBarController: tabs.delegate === self
    default: upper.transitioningDelegate === self
    }
  }
}

extension AppDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.note("shouldSelect")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { log.note("didSelect") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator \(fromVC.title ?? "") \(toVC.title ?? "")")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interactor")
    return interactor
  }
}

extension AppDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator \(presenting.title ?? "") \(presented.title ?? "") \(source.title ?? "")")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator \(dismissed.title ?? "")")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interactor")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interactor")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("presentation")
    return custom.presentationController(
      forPresented: presented,
      presenting: presenting,
      source: source
    )
  }
}
#endif
