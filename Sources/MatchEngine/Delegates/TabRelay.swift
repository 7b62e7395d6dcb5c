#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Stands before a tab bar's own delegate and answers for the changes of tab that the engine takes part in.
@MainActor final class TabRelay: ForwardingDelegate, UITabBarControllerDelegate {
  private weak var tabs: UITabBarController?
  /// UIKit keeps it for as long as it flies.
  private weak var conductor: Conductor?

  private var appDelegate: (any UITabBarControllerDelegate)? {
    app as? any UITabBarControllerDelegate
  }

  init(before tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
    sit { DelegateObservation(tabs, $0) }
  }

  override var seat: (any NSObjectProtocol)? {
    get { tabs?.delegate }
    set { tabs?.delegate = newValue as? any UITabBarControllerDelegate }
  }

  /// The app may refuse; if it does not, what is flying to another tab makes way.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    guard appDelegate?.allows(viewController, in: tabBarController) ?? true else { return false }
    if viewController !== tabBarController.selectedViewController, let conductor {
      conductor.flight.endAtOnce()
    }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { appDelegate?.tellDidSelect(viewController, in: tabBarController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    conductor = nil
    if let own = appDelegate?.animator(in: tabBarController, from: fromVC, to: toVC) {
      ControllerTag.made(for: tabBarController).diagnosis = .appAnimates
      return own
    }
    let passage = MatchChange(from: fromVC, to: toVC, in: tabBarController)
    let cast = Conductor.cast(passage, in: tabBarController, filling: fromVC.view.frame)
    conductor = cast
    return cast
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let own = appDelegate?.interactor(in: tabBarController, for: animationController)
    guard let conductor, animationController === conductor else { return own }
    return conductor.interactor(own)
  }
}

extension MatchChange {
  /// From one tab to another: the later one is the upper one.
  fileprivate init(
    from: UIViewController,
    to: UIViewController,
    in tabs: UITabBarController
  ) {
    let all = tabs.viewControllers ?? []
    let (leaving, arriving) = (all.firstIndex(of: from) ?? 0, all.firstIndex(of: to) ?? 0)
    self.init(kind: .tab, from: from, to: to, isForward: arriving >= leaving)
  }
}
#endif
