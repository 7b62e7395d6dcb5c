#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import MatchEngineCore
import UIKit

/// A sideways swipe in the content that changes tabs; the app is asked and told as for a tap on the tab bar.
@MainActor final class TabSwipe: NSObject, UIGestureRecognizerDelegate, TransitionGesture {
  private weak var tabs: UITabBarController?
  private weak var relay: TabRelay?
  private var goal: (tab: UIViewController, decision: TransitionDecision)?
  private var hold: FlightHold?
  private var fingers = Fingers()
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  init(on tabs: UITabBarController, for relay: TabRelay) {
    self.tabs = tabs
    self.relay = relay
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    tabs.view.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  func decision(on change: MatchChange) -> TransitionDecision? {
    pan.state == .began && goal?.tab === change.to ? goal?.decision : nil
  }

  // MARK: Whether it may begin

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    fingers.add(touch)
    guard let tabs, let selected = tabs.selectedViewController else { return false }
    return [true, false].compactMap { tabs.neighbor(isLater: $0) }.contains { tab in
      let change = MatchChange(from: selected, to: tab, in: tabs)
      return MatchTransition.chosen(for: change, in: tabs)?.gestures.contains(.tabs) == true
    }
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tabs, let view = tabs.viewIfLoaded, view.window != nil,
      let swipe = pan.sidewaysSwipe(in: view), tabs.isQuiet,
      let selected = tabs.selectedViewController, pan.isOn(selected, fingers),
      let tab = tabs.neighbor(isLater: (swipe == .left) != view.readsRightToLeft)
    else { return false }
    let way = CGPoint(x: swipe == .right ? 1 : -1, y: 0)
    let change = MatchChange(from: selected, to: tab, in: tabs)
    let delegate = relay?.appDelegate
    guard change.mayFly(in: tabs), !pan.isKept(fingers, by: { $0.takes(fingers, way) }),
      case .engine(var transition) = TransitionDecision(on: change, in: tabs),
      transition.gestures.contains(.tabs), delegate?.isAskedForTabsOnly != true,
      tab.tabBarItem.isEnabled,
      delegate?.tabBarController?(tabs, animationControllerForTransitionFrom: selected, to: tab)
        == nil,
      // The question whose answer the user may see comes last: an app may present something instead.
      delegate?.tabBarController?(tabs, shouldSelect: tab) ?? true
    else { return false }
    // Under a finger, nothing changes at once.
    transition.effectWithoutPairs = nil
    goal = (tab, .engine(transition))
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    // A swipe back in a tab, a map, and a recognizer that begins at the edge come first.
    other is UIScreenEdgePanGestureRecognizer || pan.yields(to: other, [.left, .right], fingers)
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
    guard let tabs, let left = tabs.selectedViewController, let tab = goal?.tab,
      let index = tabs.viewControllers?.firstIndex(of: tab)
    else { return }
    let isLater = index > tabs.selectedIndex
    let flight = MatchFlight.begin(on: tabs) { tabs.selectedIndex = index } ?? .over
    relay?.told = left
    hold = FlightHold(of: flight, with: pan, FingerDrive(acrossBack: tabs.view, isBack: !isLater))
  }
}

extension UITabBarController {
  /// Whether nothing in the selected tab is presented, in transition or hiding the bar, and the bar takes touches.
  fileprivate var isQuiet: Bool {
    controllersOnScreen.allSatisfy { controller in
      let pushed = (controller as? UINavigationController)?.viewControllers.dropFirst() ?? []
      return controller.transitionCoordinator == nil && controller.presentedViewController == nil
        && tabBar.isUserInteractionEnabled && tabBar.isSeenByItself
        && !pushed.contains(where: \.hidesBottomBarWhenPushed)
    }
  }

  /// The tab beside the selected one; nil if the bar shows More.
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
