#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Whichever way a tab is selected (DG-3), and whatever happens to the bar meanwhile (TB-20).
  @MainActor @Suite("The bar of a tab bar controller") struct TabBarTests {
    private let screens = (0..<3).map { _ in PhotoScreen.list() }
    private let inner = PhotoScreen.detail()
    private let navigation: UINavigationController
    private let tabs = UITabBarController()
    private let window: UIWindow

    init() async {
      navigation = UINavigationController(rootViewController: screens[0])
      navigation.childMatchTransition = .linear(0.5)
      tabs.viewControllers = [navigation, screens[1], screens[2]]
      tabs.childMatchTransition = .linear(0.5)
      window = await onScreen(tabs)
    }

    private func tap(_ tab: Int) async {
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
      let x = bar.minX + bar.width * (CGFloat(tab) + 0.5) / 3
      await Hands.tap(at: CGPoint(x: x, y: bar.minY + 24), in: window)
    }

    private func expectRest(on tab: Int, _ comment: Comment? = nil) {
      #expect(tabs.selectedIndex == tab && window.remains.isEmpty, comment)
      #expect(tabs.selectedViewController?.view.window === window, comment)
      #expect(tabs.transitionCoordinator == nil && tabs.matchFlight == nil, comment)
      #expect(Headless.warnings == [], comment)
    }

    enum Hand: CaseIterable, Sendable { case tap, tapOnTab, code }

    @Test(arguments: Hand.allCases, [true, false])
    func `a flight is over before another one`(_ hand: Hand, asksAtOnce: Bool) async throws {
      Headless.switches.changesBeginInTransitions = asksAtOnce
      Headless.switches.tabsAreAskedForAsTabs = hand == .tapOnTab
      let asked = NotedTabs()
      tabs.delegate = asked
      tabs.selectedIndex = 1
      let first = try await tabs.flight(after: 0.2)
      if hand == .code { tabs.selectedIndex = 2 } else { await tap(2) }
      let isAtOnce = hand == .tapOnTab || hand == .code && asksAtOnce
      #expect((first.outcome == .finished) == isAtOnce)
      await advance(isAtOnce ? 0.1 : 0.4)
      #expect(first.outcome == .finished)
      let second = try #require(tabs.matchFlight)
      #expect(second !== first)
      await advance(1)
      expectRest(on: 2)
      #expect(asked.calls.count { $0.hasPrefix("asked") } == (hand == .code ? 0 : 1))
      #expect(asked.calls.count { $0.hasPrefix("told") } == (hand == .code ? 0 : 1))
      await tap(1)
      await advance(1)
      expectRest(on: 1)
    }

    /// Regression: a third tab showed one frame of the end.
    @Test(
      "whichever tabs are tapped, and whenever, nothing jumps, and the last one comes",
      arguments: [[2], [2, 0], [2, 1], [0, 2], [2, 0, 1, 2], [1, 2], [2, 2]],
      [0.03, 0.1, 0.25, 0.42]
    )
    func tapped(taps: [Int], after seconds: TimeInterval) async throws {
      // At constant speed, it would stop for a frame between two flights.
      tabs.childMatchTransition = MatchTransition { $0.timing = .easeInOut(duration: 0.5) }
      for (number, screen) in screens.enumerated() {
        screen.loadViewIfNeeded()
        screen.photo.frame.origin = CGPoint(x: 150 * CGFloat(number), y: 120 + 90 * CGFloat(number))
      }
      let asked = NotedTabs()
      tabs.delegate = asked
      let footage = await Footage {
        await tap(1)
        await advance(seconds)
        for tab in taps {
          await tap(tab)
          await advance(0.05)
        }
        await advance(1.5)
      }
      #expect(footage.faults == [])
      let last = try #require(taps.last)
      expectRest(on: last)
      #expect(asked.told.last == last)
      // Only of a tab that is tapped twice running, an app hears twice running.
      func repeats(_ tabs: [Int]) -> Int { zip(tabs, tabs.dropFirst()).count(where: ==) }
      #expect(repeats(asked.told) <= repeats([1] + taps))
      #expect(asked.calls.count { $0.hasPrefix("asked") } == taps.count + 1)
    }

    @Test func `the app is told of a tab that a finger brings back`() async throws {
      tabs.childMatchTransition = .linear(0.5) { $0.gestures.insert(.tabs) }
      let asked = NotedTabs()
      tabs.delegate = asked
      for byHand in [true, false] {
        if byHand { await tap(1) } else { tabs.selectedIndex = 1 }
        let flight = try await tabs.flight(after: 0.15)
        let finger = await Hands.touch(at: CGPoint(x: 100, y: 600), in: window)
        await finger.move(to: CGPoint(x: 380, y: 604), during: 0.3)
        await finger.lift(after: 0.1, thenWait: 1)
        #expect(flight.outcome == .cancelled)
        expectRest(on: 0)
      }
      #expect(asked.told == [1, 0])
    }

    @Test(arguments: 0..<4)
    func `a tap on a tab of the flight turns it, and nothing jumps`(taps: Int) async throws {
      screens[1].loadViewIfNeeded()
      screens[1].photo.frame = CGRect(x: 150, y: 120, width: 200, height: 160)
      let asked = NotedTabs()
      tabs.delegate = asked
      tabs.selectedIndex = 1
      var tab = 1
      let first = try await tabs.flight(after: 0.1)
      let footage = await Footage {
        await advance(0.2)
        for _ in 0..<taps {
          tab = 1 - tab
          await tap(tab)
          await advance(0.05)
        }
        await advance(1)
      }
      #expect(footage.faults == [])
      #expect(first.outcome == (tab == 1 ? .finished : .cancelled))
      expectRest(on: tab)
      #expect(asked.calls.count { $0.hasPrefix("asked") } == taps)
      // It's told of the tab that is there in the end.
      #expect(asked.told == (taps > 0 ? [tab] : []))
    }

    @Test func `a tab can be selected below a presentation that is under way`() async {
      Headless.switches.changesBeginInTransitions = true
      tabs.present(UIViewController(), animated: true)
      await advance(0.2)
      tabs.selectedIndex = 1
      await advance(1)
      expectRest(on: 1)
    }

    @Test(arguments: [true, false])
    func `a tab that the app refuses is not selected, also as a tab of iOS 18`(asTab: Bool) async {
      Headless.switches.tabsAreAskedForAsTabs = asTab
      let asked = NotedTabs()
      asked.refused = [screens[1]]
      tabs.delegate = asked
      await tap(1)
      await advance(1)
      expectRest(on: 0)
      #expect(asked.calls.count == 1)
    }

    @Test("a push in a tab is over before another tab comes", arguments: Hand.allCases)
    func pushUnderWay(_ hand: Hand) async throws {
      Headless.switches.tabsAreAskedForAsTabs = hand == .tapOnTab
      let push = try await navigation.push(inner, for: 0.2)
      if hand == .code { tabs.selectedIndex = 1 } else { await tap(1) }
      #expect(push.outcome == .finished)
      await advance(0.1)
      #expect(tabs.matchFlight != nil && tabs.matchFlight !== push)
      await advance(1)
      expectRest(on: 1)
      await tap(0)
      await advance(1)
      expectRest(on: 0)
      #expect(navigation.topViewController === inner)
    }

    enum End: CaseIterable, Sendable { case finished, cancelled, overtaken }

    @Test(arguments: End.allCases, End.allCases)
    func `a bar that a push has hidden takes touches again`(_ push: End, _ pop: End) async throws {
      // NV-80: which it does or doesn't.
      Headless.switches.barsKeepAnimations = push != pop
      let rest = tabs.tabBar.frame
      inner.hidesBottomBarWhenPushed = true
      navigation.pushViewController(inner, animated: true)
      try await end(push)
      if push != .cancelled {
        navigation.popViewController(animated: true)
        try await end(pop)
        if pop == .cancelled {
          navigation.popViewController(animated: true)
          try await end(.finished)
        }
      }
      expectRest(on: 0)
      #expect(tabs.tabBar.frame == rest && tabs.tabBar.layer.animationKeys() == nil)
      #expect(tabs.tabBar.alpha == 1 && !tabs.tabBar.isHidden)
      await tap(1)
      await advance(1)
      expectRest(on: 1)
    }

    private func end(_ end: End) async throws {
      let flight = try await navigation.flight(after: 0.2)
      if end == .cancelled { flight.cancel() }
      if end == .overtaken { flight.handOver {} }
      await advance(1)
      #expect(flight.outcome == (end == .cancelled ? .cancelled : .finished))
    }
  }
}

extension NotedTabs {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    calls.append("asked")
    return refused.isEmpty
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) { calls.append("told") }
}
#endif
