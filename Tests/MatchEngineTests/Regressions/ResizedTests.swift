#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A device that is rotated, or a window that is resized, in flight or between two flights.
  ///
  /// Hero #60 #238 #518.
  @MainActor @Suite("After a rotation everything fits") struct ResizedTests {
    enum Moment: CaseIterable, Sendable { case running, held, between }

    @Test("in every container, and the next flight uses the new size", arguments: Trip.all)
    func turned(_ trip: Trip) async throws {
      for moment in Moment.allCases {
        startOver()
        let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
        let stage = await TripStage(trip, lower, upper, .linear(0.3))
        let flight = try await stage.fly(true, for: 0.1)
        if moment == .between { await advance(0.6) }
        if moment == .held { flight.update(0.7) }
        let size = CGSize(width: stage.window.bounds.height, height: stage.window.bounds.width)
        stage.window.frame.size = size
        stage.window.layoutIfNeeded()
        // A transition of UIKit's cannot be completed inside a layout.
        if trip.isSystems, moment != .between { #expect(flight.outcome == nil, "\(moment)") }
        await advance(1 / 60)
        #expect(flight.outcome == (moment == .held ? .cancelled : .finished), "\(moment)")
        await advance(0.1)
        #expect(stage.isUpperThere == (moment != .held), "\(moment)")
        #expect(stage.window.engineViews.isEmpty, "\(moment)")
        await advance(0.5)
        if let root = stage.window.rootViewController?.view, root.window != nil {
          #expect(root.bounds.size == size, "\(moment)")
        }
        await stage.go(moment == .held, for: 0.1)
        let next = try #require(stage.flight, "\(moment)")
        await next.arrives(in: 0.6)
        #expect(next.report?.pairCount == 1, "\(moment)")
        if stage.isUpperThere {
          await stage.go(false, for: 0.6)
        }
        let place = lower.view.convert(lower.view.bounds, to: stage.window)
        #expect(place == stage.window.bounds || trip == .change, "\(moment)")
      }
    }
  }

  @MainActor @Suite("A new size and another change in the same turn")
  struct ResizedBeforeNextTests {
    @Test("the next child is shown, and both flights end", arguments: [false, true])
    func replaced(isHeld: Bool) async {
      let container = UIViewController()
      let children = [PhotoScreen.list(), PhotoScreen.detail(), PhotoScreen.list()]
      let window = await onScreen(container, showing: children[0])
      let first = container.replace(with: children[1], .linear(0.4))
      await advance(0.2)
      if isHeld { first.hold() }
      window.frame.size = CGSize(width: 320, height: 700)
      let second = container.replace(with: children[2], .linear(0.4))
      await advance(2)
      #expect(first.outcome == (isHeld ? .cancelled : .finished))
      #expect(second.outcome != nil)
      #expect(container.children == [children[2]] && container.view.subviews == [children[2].view])
      #expect(window.remains.isEmpty && container.matchFlight == nil)
    }

    @Test func `a change that resizes its own view ends, and so does the one before`() async {
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
      let photo = UIView(tagged: "photo", CGRect(x: 10, y: 10, width: 50, height: 50), .red)
      card.addSubview(photo)
      let window = await onScreen(KindScreen { $0.addSubview(card) })
      let first = card.matchAnimate(transition: .linear(0.4)) { photo.center.x += 80 }
      await advance(0.1)
      let second = card.matchAnimate(transition: .linear(0.4)) {
        card.frame.size.height = 320
        photo.center.y += 200
      }
      await first.arrives(in: 2)
      #expect(second.outcome == .finished)
      #expect(window.remains.isEmpty && card.subviews == [photo])
    }
  }
}
#endif
