#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import MatchEngineCore
import UIKit

/// A sideways swipe in the content that changes tabs.
///
/// The app's delegate is asked as for a touch of the tab bar, and told if the change was completed.
@MainActor final class TabSwipe: NSObject, UIGestureRecognizerDelegate, TransitionGesture {
  private weak var tabs: UITabBarController?
  /// Returns the transition of a change to a tab, without asking anybody but the engine's own options.
  private let transition: (UIViewController) -> MatchTransition?
  /// Returns the decision about what would animate a change to a tab.
  private let decide: (UIViewController) -> TransitionDecision
  private let delegate: () -> (any UITabBarControllerDelegate)?
  /// The tab that the current swipe goes to, and what is decided for it.
  private var goal: (tab: UIViewController, decision: TransitionDecision)?
  private var hold: FlightHold?
  private var fingers = Fingers()
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  init(
    on tabs: UITabBarController,
    asking delegate: @escaping () -> (any UITabBarControllerDelegate)?,
    transition: @escaping (UIViewController) -> MatchTransition?,
    decide: @escaping (UIViewController) -> TransitionDecision
  ) {
    self.tabs = tabs
    self.transition = transition
    self.delegate = delegate
    self.decide = decide
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    tabs.view.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  func decision(on change: MatchChange) -> TransitionDecision? {
    pan.isUnderWay && goal?.tab === change.to ? goal?.decision : nil
  }

  // MARK: Whether it may begin

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    fingers.add(touch)
    let neighbors = [true, false].compactMap { tabs?.neighbor(isLater: $0) }
    return neighbors.contains { transition($0)?.gestures.contains(.tabs) == true }
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tabs, let view = tabs.viewIfLoaded, view.window != nil,
      let swipe = pan.sidewaysSwipe(in: view), tabs.isQuiet(below: fingers),
      !pan.isKept(fingers, by: { $0.takes(CGPoint(x: swipe == .right ? 1 : -1, y: 0)) }),
      let tab = tabs.neighbor(isLater: (swipe == .left) != view.readsRightToLeft)
    else { return false }
    let decision = decide(tab)
    guard case .engine(let transition) = decision, transition.gestures.contains(.tabs),
      delegate()?.isAskedForTabsOnly != true, tab.tabBarItem.isEnabled,
      delegate()?.tabBarController?(tabs, shouldSelect: tab) ?? true
    else { return false }
    goal = (tab, decision)
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    // A swipe back in a tab, or a map, comes first.
    pan.yields(to: other, [.left, .right])
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other.isOfScrollView }

  // MARK: Following the finger

  private func moved() {
    guard pan.state == .began else {
      hold?.check()
      if !pan.isUnderWay { goal = nil }
      return
    }
    pan.takeOverFromScrollViews(fingers)
    guard let tabs, let tab = goal?.tab, let index = tabs.viewControllers?.firstIndex(of: tab)
    else { return }
    let isLater = index > tabs.selectedIndex
    let flight = MatchFlight.begin(on: tabs) { tabs.selectedIndex = index }
    guard let flight else {
      if tabs.selectedViewController === tab { tellSelected(tab) }
      return
    }
    flight.whenEnded { [weak self, weak tab] flight in
      if flight.wouldFinish(), let tab { self?.tellSelected(tab) }
    }
    hold = FlightHold(of: flight, with: pan, FingerDrive(acrossBack: tabs.view, isBack: !isLater))
  }

  private func tellSelected(_ controller: UIViewController) {
    guard let tabs else { return }
    delegate()?.tabBarController?(tabs, didSelect: controller)
  }
}

extension UITabBarController {
  /// Whether fingers are in the content of the selected tab, where nothing is presented, goes, or took the bar away.
  fileprivate func isQuiet(below fingers: Fingers) -> Bool {
    guard let content = selectedViewController?.viewIfLoaded,
      fingers.touches.allSatisfy({ $0.view?.isDescendant(of: content) == true })
    else { return false }
    return visibleControllerChain.allSatisfy { controller in
      let pushed = (controller as? UINavigationController)?.viewControllers.dropFirst() ?? []
      return controller.transitionCoordinator == nil && controller.presentedViewController == nil
        && !pushed.contains(where: \.hidesBottomBarWhenPushed)
    }
  }

  /// The tab beside the selected one; there is none if the bar shows More.
  fileprivate func neighbor(isLater: Bool) -> UIViewController? {
    let all = viewControllers ?? []
    guard let selected = selectedViewController, let index = all.firstIndex(of: selected),
      tabBar.items.map({ $0.count == all.count }) ?? true
    else { return nil }
    let next = isLater ? index + 1 : index - 1
    return all.indices.contains(next) ? all[next] : nil
  }
}
#endif
