#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Swiping between tabs", .enabled(if: Hands.isAvailable))
  final class TabSwipeTests: TabSwipeStage {
    @Test func `a swipe goes to the later tab, and back; they mirror`() async throws {
      for isMirrored in [false, true] {
        tabs.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
        let left: CGFloat = isMirrored ? 1 : -1
        for (way, tab) in [(left, 1), (left, 2), (-left, 1), (-left, 0)] {
          await swipe(by: way * 300)
          let flight = try #require(tabs.matchFlight)
          #expect(flight.phase == .settling && flight.report?.pairCount == 1)
          await flight.arrives(in: 1.5)
          #expect(rests(on: tab))
        }
      }
    }

    @Test func `the flight follows the finger point for point, to and fro`() async throws {
      let finger = await Hands.touch(at: CGPoint(x: 300, y: 600), in: window)
      await finger.move(to: CGPoint(x: 280, y: 600), during: 0.1)
      let flight = try #require(tabs.matchFlight)
      let first = flight.fractionComplete
      let width = window.bounds.width
      for part in [0.2, 0.6, 0.1] as [CGFloat] {
        await finger.move(to: CGPoint(x: 280 - part * width, y: 640), during: 0.3)
        await nextTurn()
        #expect(
          flight.phase == .held && isClose(flight.fractionComplete - first, part, within: 1e-6)
        )
      }
      await finger.lift(after: 0.2, thenWait: 1.5)
      #expect(flight.outcome == .cancelled && rests(on: 0))
    }

    @Test func `a short slow swipe goes back, a short fast one goes on`() async {
      await swipe(by: -120)
      await advance(1.5)
      #expect(rests(on: 0))
      await swipe(by: -120, for: 0.08, rest: 0)
      await advance(1.5)
      #expect(rests(on: 1))
    }

    @Test func `a finger that comes down in flight takes hold of it`() async throws {
      await swipe(by: -250)
      let flight = try #require(tabs.matchFlight)
      await advance(0.05)
      await swipe(by: 200, for: 0.2, rest: 0)
      await advance(1.5)
      #expect(flight.outcome == .cancelled && rests(on: 0))
      #expect(delegate.calls == ["asked 1"])
    }

    @Test func `the delegate is asked once, and told only of a change that is completed`() async {
      await swipe(by: -100)
      await advance(1.5)
      #expect(delegate.calls == ["asked 1"] && rests(on: 0))
      await swipe(by: -300)
      #expect(delegate.calls == ["asked 1", "asked 1"])
      await advance(1.5)
      #expect(delegate.calls == ["asked 1", "asked 1", "told 1"] && rests(on: 1))
    }

    @Test func `a tab that the delegate refuses, or that is off, isn't selected`() async {
      delegate.refused = [screens[1]]
      await swipe(by: -300)
      #expect(tabs.matchFlight == nil && delegate.calls == ["asked 1"])
      await advance(1.5)
      #expect(rests(on: 0))
      (delegate.refused, delegate.calls) = ([], [])
      screens[1].tabBarItem.isEnabled = false
      await swipe(by: -300)
      #expect(tabs.matchFlight == nil && delegate.calls.isEmpty)
      await advance(1.5)
      #expect(rests(on: 0))
    }

    @Test func `at either end, and where the bar shows More, nothing moves`() async {
      for (tab, way) in [(0, 1), (2, -1)] as [(Int, CGFloat)] {
        tabs.selectedIndex = tab
        await advance(1.5)
        await swipe(by: way * 300)
        #expect(tabs.matchFlight == nil && rests(on: tab) && delegate.calls.isEmpty)
      }
      tabs.viewControllers = screens + (0..<4).map { _ in UIViewController() }
      tabs.selectedIndex = 0
      await advance(1.5)
      if tabs.tabBar.items?.count != 7 {
        await swipe(by: -300)
        #expect(tabs.matchFlight == nil && rests(on: 0))
      }
    }

    @Test func `it's off by default, and without a match nothing swipes`() async {
      tabs.childMatchTransition = MatchTransition()
      await swipe(by: -300)
      #expect(tabs.matchFlight == nil && rests(on: 0))
      tabs.childMatchTransition = MatchTransition { $0.gestures = .tabs }
      screens[1].photo.matchID = "other"
      for way in [-300, 300] as [CGFloat] {
        await swipe(by: way)
        #expect(tabs.matchFlight == nil && delegate.calls.isEmpty && rests(on: 0))
      }
      let tabBarController = tabs
      tabBarController.childMatchTransition = .always {
        $0.screenEffect = .push(from: .trailing)
        $0.gestures.insert(.tabs)
      }
      await swipe(by: -300)
      await advance(1.5)
      #expect(rests(on: 1))
    }
  }

  /// What goes sideways in a tab keeps the finger.
  @MainActor @Suite("What a swipe between tabs leaves alone", .enabled(if: Hands.isAvailable))
  final class TabSwipeLeavesTests: TabSwipeStage {
    private func begins(_ way: CGSize) async -> Bool {
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 600), in: window)
      let end = CGPoint(x: 195 + way.width, y: 600 + way.height)
      await finger.move(to: end, during: 0.2)
      let flies = tabs.matchFlight != nil
      await finger.cancel()
      await advance(1.5)
      return flies
    }

    private let left = CGSize(width: -150, height: 0)
    private let right = CGSize(width: 150, height: 0)

    @Test func `a swipe up or down, and one in the bar`() async {
      #expect(await !begins(CGSize(width: -60, height: 90)))
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
      let finger = await Hands.touch(at: CGPoint(x: 300, y: bar.midY), in: window)
      await finger.move(to: CGPoint(x: 100, y: bar.midY), during: 0.2)
      #expect(tabs.selectedIndex == 0 && tabs.matchFlight == nil && delegate.calls.isEmpty)
      await finger.cancel()
      #expect(await begins(left))
    }

    @Test func `a scroll view with more there, or zoomed, keeps the finger`() async {
      tabs.selectedIndex = 1
      await advance(1.5)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 500, width: 393, height: 200))
      scrollView.contentSize = CGSize(width: 1179, height: 200)
      screens[1].view.addSubview(scrollView)
      for (x, left, right) in [(0.0, false, true), (393, false, false), (786, true, false)] {
        scrollView.contentOffset.x = x
        #expect(await begins(self.left) == left)
        scrollView.contentOffset.x = x
        #expect(await begins(self.right) == right)
      }
      scrollView.isScrollEnabled = false
      #expect(await begins(self.left))
    }

    @Test func `a vertical list doesn't scroll while the finger swipes`() async {
      let scrollView = UIScrollView(frame: screens[0].view.bounds)
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      screens[0].view.addSubview(scrollView)
      await nextTurn()
      let before = scrollView.contentOffset.y
      #expect(await begins(CGSize(width: -150, height: 60)))
      #expect(scrollView.contentOffset.y == before)
      #expect(await !begins(CGSize(width: -60, height: -150)))
      #expect(scrollView.contentOffset.y > before + 100)
    }

    @Test func `a slider, and a pan of the app's`() async {
      let slider = UISlider(frame: CGRect(x: 40, y: 580, width: 300, height: 40))
      screens[0].view.addSubview(slider)
      #expect(await !begins(left))
      slider.removeFromSuperview()
      let map = UIView(frame: screens[0].view.bounds)
      map.addGestureRecognizer(UIPanGestureRecognizer())
      screens[0].view.addSubview(map)
      #expect(await !begins(left))
      map.removeFromSuperview()
      #expect(await begins(left))
    }

    @Test func `a swipe back in a navigation controller comes first`() async {
      let stack = UINavigationController(rootViewController: PhotoScreen.list())
      stack.childMatchTransition = MatchTransition { $0.gestures = .content }
      tabs.viewControllers = [screens[0], stack, screens[2]]
      tabs.selectedIndex = 1
      await advance(1.5)
      #expect(await begins(right))
      await stack.go(to: PhotoScreen.detail(), animated: false, for: 0.1)
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 600), in: window)
      await finger.move(to: CGPoint(x: 300, y: 600), during: 0.2)
      #expect(tabs.matchFlight == nil && stack.matchFlight?.phase == .held)
      await finger.cancel()
      await advance(1.5)
      #expect(await begins(left))
    }

    @Test func `a tab in which a push is under way`() async {
      let stack = UINavigationController(rootViewController: PhotoScreen.list())
      stack.childMatchTransition = MatchTransition { $0.gestures = [] }
      tabs.viewControllers = [stack, screens[1], screens[2]]
      await advance(0.1)
      await stack.go(to: PhotoScreen.detail(), for: 0.1)
      #expect(await !begins(left))
      #expect(await begins(left))
    }
  }
}

/// Three tabs that share a photo, between which a finger swipes.
@MainActor class TabSwipeStage {
  let screens = [PhotoScreen.list(), PhotoScreen.detail(), PhotoScreen.list()]
  let tabs: UITabBarController
  let delegate = NotedTabs()
  let window: UIWindow

  init(_ tabs: UITabBarController = UITabBarController()) async {
    startOver()
    self.tabs = tabs
    tabs.viewControllers = screens
    tabs.delegate = delegate
    tabs.childMatchTransition = .linear(0.5) { $0.gestures.insert(.tabs) }
    window = await onScreen(tabs)
  }

  /// Begins in the lower half, where there is nothing but the screen itself.
  func swipe(by x: CGFloat, for seconds: TimeInterval = 0.4, rest: TimeInterval = 0.2) async {
    let finger = await Hands.touch(at: CGPoint(x: 195, y: 600), in: window)
    await finger.move(to: CGPoint(x: 195 + x, y: 604), during: seconds)
    await finger.lift(after: rest)
  }

  func rests(on tab: Int) -> Bool {
    tabs.selectedIndex == tab && screens[tab].view.window === window
      && tabs.matchFlight == nil && tabs.transitionCoordinator == nil && window.remains.isEmpty
      && screens[tab].view.nextBox(in: window)
        == screens[tab].view.convert(screens[tab].view.bounds, to: window)
  }
}

/// A delegate that keeps what it was asked and told.
@MainActor final class NotedTabs: NSObject, UITabBarControllerDelegate {
  var refused: [UIViewController] = []
  var calls: [String] = []
  /// The tabs that it was told of.
  var told: [Int] { calls.compactMap { $0.hasPrefix("told ") ? Int($0.dropFirst(5)) : nil } }

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
