#if canImport(UIKit)
import MatchEngine
import UIKit
import UIKitTestSupport

/// Three tabs that share a photo, between which a finger swipes.
@MainActor class TabSwipeStage {
  let screens = [PhotoScreen.list(), PhotoScreen.detail(), PhotoScreen.list()]
  let tabs = UITabBarController()
  let delegate = NotedTabs()
  let window: UIWindow

  init() async {
    startOver()
    tabs.viewControllers = screens
    tabs.delegate = delegate
    tabs.childMatchTransition = MatchTransition {
      $0.timing = MatchTiming(.linear, duration: 0.5)
      $0.gestures.insert(.tabs)
    }
    window = await onScreen(tabs)
  }

  /// Begins in the lower half, where there is nothing but the screen itself.
  func swipe(
    by way: CGSize,
    from start: CGPoint = CGPoint(x: 195, y: 600),
    for seconds: TimeInterval = 0.4,
    rest: TimeInterval = 0.2
  ) async {
    let finger = await Hands.touch(at: start, in: window)
    let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
    await finger.move(to: end, during: seconds)
    if rest > 0 { await finger.hold(for: rest) }
    await finger.lift()
  }

  func swipe(by x: CGFloat, for seconds: TimeInterval = 0.4, rest: TimeInterval = 0.2) async {
    await swipe(by: CGSize(width: x, height: 4), for: seconds, rest: rest)
  }

  func rests(on tab: Int) -> Bool {
    tabs.selectedIndex == tab && screens[tab].view.window === window
      && tabs.matchFlight == nil && tabs.transitionCoordinator == nil && window.remains.isEmpty
      && screens[tab].view.nextBox(in: window)
        == screens[tab].view.convert(
          screens[tab].view.bounds,
          to: window
        )
  }
}

/// A delegate that keeps what it was asked and told.
@MainActor final class NotedTabs: NSObject, UITabBarControllerDelegate {
  var refused: [UIViewController] = []
  var calls: [String] = []

  private func note(_ what: String, _ controller: UIViewController, _ tabs: UITabBarController) {
    calls.append("\(what) \(tabs.viewControllers?.firstIndex(of: controller) ?? -1)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    note("asked", viewController, tabBarController)
    return !refused.contains(viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { note("told", viewController, tabBarController) }
}
#endif
