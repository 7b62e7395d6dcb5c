#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Swiping between tabs", .enabled(if: Hands.isAvailable))
  final class TabSwipeTests: TabSwipeStage {
    @Test("a swipe to the left goes to the later tab, one to the right comes back; they mirror")
    func bothWays() async throws {
      for isMirrored in [false, true] {
        tabs.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
        let left: CGFloat = isMirrored ? 1 : -1
        for (way, tab) in [(left, 1), (left, 2), (-left, 1), (-left, 0)] {
          await swipe(by: way * 300)
          let flight = try #require(tabs.matchFlight)
          #expect(flight.phase == .settling && flight.report?.pairCount == 1)
          await advance(1.5)
          #expect(flight.outcome == .finished && rests(on: tab))
        }
      }
    }

    @Test("the flight follows the finger point for point, and back to where it began")
    func follows() async throws {
      let finger = await Hands.touch(at: CGPoint(x: 300, y: 600), in: window)
      await finger.move(to: CGPoint(x: 280, y: 600), during: 0.1)
      let flight = try #require(tabs.matchFlight)
      let first = flight.fraction
      let width = window.bounds.width
      for part in [0.2, 0.6, 0.1] as [CGFloat] {
        await finger.move(to: CGPoint(x: 280 - part * width, y: 640), during: 0.3)
        await nextTurn()
        #expect(flight.phase == .held && isClose(flight.fraction - first, part, within: 1e-6))
      }
      await finger.lift(after: 0.2)
      await advance(1.5)
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

    @Test("a tab that the delegate refuses, or whose item is disabled, isn't selected")
    func refused() async {
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

    @Test("at the first and the last tab, and where the bar shows More, nothing moves")
    func nowhere() async {
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

    @Test("it's off by default, and without a match there is nothing of the engine's to swipe")
    func whereItIsTheEngines() async {
      tabs.childMatchTransition = MatchTransition()
      await swipe(by: -300)
      #expect(tabs.matchFlight == nil && rests(on: 0))
      tabs.childMatchTransition = MatchTransition { $0.gestures = .tabs }
      screens[1].photo.matchID = "other"
      for way in [-300, 300] as [CGFloat] {
        await swipe(by: way)
        #expect(tabs.matchFlight == nil && delegate.calls.isEmpty && rests(on: 0))
      }
      var always = MatchTransition.always(.push(from: .right))
      always.gestures.insert(.tabs)
      tabs.childMatchTransition = always
      await swipe(by: -300)
      await advance(1.5)
      #expect(rests(on: 1))
    }
  }
}
#endif
