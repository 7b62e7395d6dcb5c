#if canImport(UIKit)
import MatchEngine
import UIKit
import UIKitTestSupport

/// An app's own delegate of any controller with every method, which animates as a test says.
final class AppDelegate: NavigationLog {
  let custom = CustomPresentation()
}

/// The property of a container, of a presented controller, or of a recognizer, that holds a delegate.
@MainActor final class DelegatePlace {
  let holder: NSObject
  var observation: NSKeyValueObservation?

  init(_ holder: NSObject) { self.holder = holder }

  convenience init(of stage: TripStage) {
    if case .modal = stage.trip { self.init(stage.upper) } else { self.init(stage.root) }
  }

  var delegate: (any NSObjectProtocol)? {
    get {
      switch holder {
      case let navigation as UINavigationController: navigation.delegate
      case let tabs as UITabBarController: tabs.delegate
      case let recognizer as UIGestureRecognizer: recognizer.delegate
      default: (holder as? UIViewController)?.transitioningDelegate
      }
    }
    set {
      switch holder {
      case let navigation as UINavigationController:
        navigation.delegate = newValue as? any UINavigationControllerDelegate
      case let tabs as UITabBarController:
        tabs.delegate = newValue as? any UITabBarControllerDelegate
      case let recognizer as UIGestureRecognizer:
        recognizer.delegate = newValue as? any UIGestureRecognizerDelegate
      default:
        let delegate = newValue as? any UIViewControllerTransitioningDelegate
        (holder as? UIViewController)?.transitioningDelegate = delegate
      }
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
