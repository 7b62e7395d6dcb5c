#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import MatchEngineCore
import UIKit

/// Relays to a tab bar controller's own delegate, and answers for tab changes that the engine animates.
@MainActor final class TabRelay: TransitionRelay, UITabBarControllerDelegate {
  /// The question that UIKit asks an app with iOS 18 tabs; earlier SDKs don't have it.
  fileprivate static let questionForTab = "tabBarController:shouldSelectTab:"

  /// The tab that was chosen while a flight between tabs is visible.
  private weak var chosen: UIViewController?
  /// The tab that the app knows to be selected; nil if it began this flight itself.
  weak var told: UIViewController?

  private var tabs: UITabBarController? { container as? UITabBarController }
  var appDelegate: (any UITabBarControllerDelegate)? {
    forwardTarget as? any UITabBarControllerDelegate
  }

  init(before tabs: UITabBarController) {
    super.init(in: tabs)
    install(in: tabs, \.delegate)
  }

  override func attachGestures() {
    #if !os(tvOS)
    guard gestures.isEmpty, let tabs, tabs.isViewLoaded else { return }
    gestures.append(TabSwipe(on: tabs, for: self))
    #endif
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let isAllowed = appDelegate?.tabBarController?(tabBarController, shouldSelect: viewController)
    guard isAllowed ?? true, !keepForLater(viewController) else { return false }
    if viewController !== tabBarController.selectedViewController {
      endRunning(leaving: tabBarController.selectedViewController)
    }
    return true
  }

  /// Keeps a choice for the end of a visible flight, if any; if the tab is one of its ends, turns the flight to it.
  private func keepForLater(_ tab: UIViewController) -> Bool {
    guard let flight = transition?.flight, flight.phase == .running || flight.phase == .settling,
      let change = flight.change, tab !== change.to || flight.isHeadingBack || chosen != nil
    else { return false }
    let isBack = tab === change.from
    if isBack || tab === change.to, isBack != flight.isHeadingBack { flight.reverse() }
    chosen = tab
    return true
  }

  /// Shows the tab that was chosen last, and tells the app if the user has brought a tab that it doesn't know of.
  private func settle(_ flight: MatchFlight, after change: MatchChange) {
    guard let tabs else { return }
    let chosen = tabs.viewControllers?.first { $0 === self.chosen }
    self.chosen = nil
    if let chosen { tabs.selectedViewController = chosen }
    let tab = chosen ?? (flight.wouldFinish() ? change.to : change.from)
    guard chosen ?? told != nil, tab !== told, tab === tabs.selectedViewController else { return }
    told = tab
    appDelegate?.tabBarController?(tabs, didSelect: tab)
  }

  /// An app with iOS 18 tabs is asked directly; it may still refuse, but the flight is over by then.
  override func willForward(_ name: String) {
    if name == TabRelay.questionForTab { endRunning(leaving: tabs?.selectedViewController) }
    if name.hasPrefix("tabBarController:didSelect") { told = tabs?.selectedViewController }
  }

  /// Ends a flight to another tab, and one inside the tab that is left.
  private func endRunning(leaving tab: UIViewController?) {
    chosen = nil
    endRunning()
    guard let view = tab?.viewIfLoaded else { return }
    for session in SessionRegistry.sessions(in: view.window) where session.change is SystemChange {
      if session.stage?.container.isDescendant(of: view) == true { session.flight.endAtOnce() }
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    attachGestures()
    endRunning(leaving: fromVC)
    told = nil
    let change = MatchChange(from: fromVC, to: toVC, in: tabBarController)
    let animator = animator(
      for: change,
      own: appDelegate?
        .tabBarController?(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    )
    transition?.flight.whenEnded { [weak self] in self?.settle($0, after: change) }
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animationController === transition { return transition }
    return appDelegate?
      .tabBarController?(tabBarController, interactionControllerFor: animationController)
  }
}

extension UITabBarControllerDelegate {
  /// Whether the app is asked about the user's choice of a tab in a way that only the system can ask.
  var isAskedForTabsOnly: Bool {
    responds(to: NSSelectorFromString(TabRelay.questionForTab))
      && !responds(to: NSSelectorFromString("tabBarController:shouldSelectViewController:"))
  }
}

extension MatchChange {
  /// Creates a change from one tab to another; the later tab is the upper one.
  init(from: UIViewController, to: UIViewController, in tabs: UITabBarController) {
    let all = tabs.viewControllers ?? []
    let leaving = all.firstIndex(of: from) ?? all.count
    let arriving = all.firstIndex(of: to) ?? all.count
    self.init(kind: .tab, from: from, to: to, direction: arriving >= leaving ? .forward : .backward)
  }
}
#endif
