#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import MatchEngineCore
import UIKit

/// Relays to a tab bar controller's own delegate, and answers for tab changes that the engine animates.
@MainActor final class TabRelay: TransitionRelay, UITabBarControllerDelegate {
  private weak var tabs: UITabBarController?

  private var appDelegate: (any UITabBarControllerDelegate)? {
    app as? any UITabBarControllerDelegate
  }

  init(before tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
    install { DelegateObservation(tabs, $0) }
  }

  override var delegateProperty: (any NSObjectProtocol)? {
    get { tabs?.delegate }
    set { tabs?.delegate = newValue as? any UITabBarControllerDelegate }
  }

  /// Asks the app whether the tab may be selected; if so, ends a flight to another tab.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    guard appDelegate?.allows(viewController, in: tabBarController) ?? true else { return false }
    if viewController !== tabBarController.selectedViewController {
      endRunning(leaving: tabBarController.selectedViewController)
    }
    return true
  }

  /// An app with tabs of iOS 18 is asked directly; it may yet refuse, but the flight is over by then.
  override func willForward(_ name: String) {
    guard name == ForwardingDelegate.questionForTab else { return }
    endRunning(leaving: tabs?.selectedViewController)
  }

  /// Ends a flight to another tab, and one inside the tab that is left.
  private func endRunning(leaving tab: UIViewController?) {
    endRunning()
    if let view = tab?.viewIfLoaded { SessionRegistry.endSystemTransitions(inside: view) }
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
    endRunning(leaving: fromVC)
    let change = MatchChange(from: fromVC, to: toVC, in: tabBarController)
    let decision = TransitionDecision(
      on: change,
      in: tabBarController,
      own: appDelegate?.animator(in: tabBarController, from: fromVC, to: toVC)
    )
    return animator(for: change, in: tabBarController, decision)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor(
      for: animationController,
      own: appDelegate?.interactor(in: tabBarController, for: animationController)
    )
  }
}

extension MatchChange {
  /// Creates a change from one tab to another; the later tab is the upper one.
  fileprivate init(
    from: UIViewController,
    to: UIViewController,
    in tabs: UITabBarController
  ) {
    let all = tabs.viewControllers ?? []
    let (leaving, arriving) = (all.firstIndex(of: from) ?? 0, all.firstIndex(of: to) ?? 0)
    self.init(
      kind: .tab,
      from: from,
      to: to,
      direction: arriving >= leaving ? .forward : .backward
    )
  }
}
#endif
