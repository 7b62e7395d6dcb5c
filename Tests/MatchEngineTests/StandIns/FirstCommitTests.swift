#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A display link's first call may come before what was added in the same turn is committed (PX-3, PX-14).
  @MainActor @Suite("The first tick before the first commit") struct FirstCommitTests {
    @Test(
      "pictures are taken of what was committed, so none is blank and none is rendered",
      arguments: Trip.arrivals,
      [true, false]
    )
    func committed(_ trip: Trip, isForward: Bool) async throws {
      Headless.switches.displayLinksComeBeforeCommit = true
      let (lower, upper) = TripScreen.two(CallLog())
      let stage = await TripStage(trip, lower, upper, .linear(0.4))
      if !isForward { await stage.arrive() }
      await advance(0.1)
      let renders = Headless.accounts.forcedRenders
      let flight = try #require(stage.goByHand(isForward))
      await flight.show(at: 0.5, for: 0.1)
      #expect(flight.phase == .held)
      let report = try #require(flight.report)
      #expect(report.pairCount > 3 && report.faults == [], "\(report)")
      #expect(Headless.accounts.forcedRenders == renders)
      await flight.land()
      #expect(flight.outcome == .finished && stage.window.remains.isEmpty)
    }

    @Test func `a screen that is never committed is waited for, but not for ever`() async throws {
      Headless.switches.displayLinksComeBeforeCommit = true
      let container = UIViewController()
      let window = await onScreen(container)
      let list = PhotoScreen.list()
      container.matchReplace(nil, with: list, in: container.view, animated: false)
      await advance(0.1)
      window.isHidden = true
      let flight = container.matchReplace(list, with: PhotoScreen.detail(), in: container.view)
      await advance(2)
      #expect(flight.outcome != nil && window.remains.isEmpty)
    }
  }
}
#endif
