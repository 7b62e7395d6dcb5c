#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import MatchEngineCore
import UIKit

/// A sideways swipe in the content that changes tabs.
///
/// The app's delegate is asked as for a touch of the tab bar, and told if the change was completed. Where no tab
/// can be selected, the screen gives way a little and springs back.
@MainActor final class TabSwipe: NSObject, UIGestureRecognizerDelegate {
  /// Where a swipe goes.
  private enum Goal {
    case tab(UIViewController, TransitionDecision)
    /// Nowhere; without a band, not even the screen moves.
    case nowhere(RubberBand?)
  }

  private weak var tabs: UITabBarController?
  /// Returns the decision about what would animate a change to a tab.
  private let decide: (UIViewController) -> TransitionDecision
  private let delegate: () -> (any UITabBarControllerDelegate)?
  private var goal = Goal.nowhere(nil)
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  init(
    on tabs: UITabBarController,
    asking delegate: @escaping () -> (any UITabBarControllerDelegate)?,
    decide: @escaping (UIViewController) -> TransitionDecision
  ) {
    self.tabs = tabs
    self.delegate = delegate
    self.decide = decide
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    tabs.view.addGestureRecognizer(pan)
  }

  func remove() {
    pan.view?.removeGestureRecognizer(pan)
    giveUp()
  }

  /// The decision for the current swipe, if it goes to that tab.
  func currentDecision(to controller: UIViewController) -> TransitionDecision? {
    guard pan.isUnderWay, case .tab(controller, let decision) = goal else { return nil }
    return decision
  }

  /// Puts a screen back that a finger has moved, because something else changes the tab.
  func giveUp() {
    guard case .nowhere(let band?) = goal else { return }
    band.release()
    goal = .nowhere(nil)
  }

  // MARK: Whether it may begin

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tabs, let view = tabs.viewIfLoaded, view.window != nil else { return false }
    let point = pan.location(in: view)
    guard let swipe = pan.sidewaysSwipe(in: view), tabs.hasQuietContent(at: point),
      !view.takesSwipe(swipe, at: point),
      let goal = goal(of: tabs, isLater: (swipe == .left) != view.readsRightToLeft)
    else { return false }
    giveUp()
    self.goal = goal
    return true
  }

  /// Where a swipe goes; nil if there is none.
  private func goal(of tabs: UITabBarController, isLater: Bool) -> Goal? {
    let neighbors = tabs.neighbors
    let next = isLater ? neighbors.later : neighbors.earlier
    // At the last tab, the one on the other side says whether tabs are swiped.
    guard let asked = next ?? (isLater ? neighbors.earlier : neighbors.later),
      case .engine(let transition) = decide(asked), transition.gestures.contains(.tabs),
      delegate()?.isAskedForTabsOnly != true
    else { return nil }
    if let next, next.tabBarItem.isEnabled, delegate()?.allows(next, in: tabs) ?? true {
      return .tab(next, .engine(transition))
    }
    // The delegate may have presented something instead.
    guard tabs.presentedViewController == nil else { return nil }
    let keepsStill = UIAccessibility.isMotionUnwanted && !transition.movesWithReducedMotion
    let screen = tabs.selectedViewController?.viewIfLoaded
    return .nowhere(keepsStill ? nil : screen.map { RubberBand(on: $0) })
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    // A swipe back in a tab, the swipe of a row or a map comes first.
    tabs?.viewIfLoaded?.hasPanInside(other) == true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = other.view as? UIScrollView else { return false }
    return other === scrollView.panGestureRecognizer
  }

  // MARK: Following the finger

  private func moved() {
    switch goal {
    case .tab(let controller, _):
      if pan.state == .began { return begin(to: controller) }
      FlightHold.check(tabs?.matchFlight, pan)
    case .nowhere(let band?):
      if pan.isUnderWay { band.pull(by: pan.translation(in: nil).x) } else { band.letGo() }
    case .nowhere(nil): break
    }
  }

  private func begin(to controller: UIViewController) {
    guard let tabs, let index = tabs.viewControllers?.firstIndex(of: controller) else { return }
    let isLater = index > tabs.selectedIndex
    let flight = MatchFlight.begin(on: tabs) { tabs.selectedIndex = index }
    guard let flight else {
      if tabs.selectedViewController === controller { tellSelected(controller) }
      return
    }
    flight.whenEnded { [weak self, weak controller] flight in
      if flight.wouldFinish(), let controller { self?.tellSelected(controller) }
    }
    FlightHold.begin(flight, with: pan, FingerDrive(acrossBack: tabs.view, isBack: !isLater))
  }

  private func tellSelected(_ controller: UIViewController) {
    guard let tabs else { return }
    delegate()?.tellDidSelect(controller, in: tabs)
  }
}

extension UITabBarController {
  /// Whether a point is in the content of the selected tab, in which nothing is in transition.
  fileprivate func hasQuietContent(at point: CGPoint) -> Bool {
    guard let selected = selectedViewController, let content = selected.viewIfLoaded,
      view.hitTest(point, with: nil)?.isDescendant(of: content) == true
    else { return false }
    return visibleControllerChain.allSatisfy {
      $0.transitionCoordinator == nil && $0.matchFlight == nil
    }
  }

  /// The tabs beside the selected one; the More tab and what is in it have none, and are none.
  fileprivate var neighbors: (earlier: UIViewController?, later: UIViewController?) {
    let all = viewControllers ?? []
    guard let selected = selectedViewController, isInBar(selected),
      let index = all.firstIndex(of: selected)
    else { return (nil, nil) }
    func tab(_ index: Int) -> UIViewController? {
      all.indices.contains(index) && isInBar(all[index]) ? all[index] : nil
    }
    return (tab(index - 1), tab(index + 1))
  }

  /// Whether a tab has a place of its own in the bar, which has one item less for More if there isn't enough room.
  private func isInBar(_ controller: UIViewController) -> Bool {
    guard let items = tabBar.items, items.count < viewControllers?.count ?? 0 else { return true }
    return items.contains { $0 === controller.tabBarItem }
  }
}
#endif
