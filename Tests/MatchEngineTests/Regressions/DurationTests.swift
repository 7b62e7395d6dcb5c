#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A flight takes longer than requested, and no touch counts in the meantime.
  ///
  /// Hero #192 #201 #213 #234 #242 #458 #464 #484 #511 #543 #565 #689.
  @MainActor @Suite("A flight takes as long as it says") struct DurationTests {
    /// How long a flight runs, and the duration that UIKit is told.
    private func fly(_ trip: Trip, _ timing: MatchTiming) async -> (taken: Double, told: Double) {
      startOver()
      let stage = await TripStage(trip, MatchTransition { $0.timing = timing })
      stage.go(true)
      var (start, end, told) = (-1.0, -1.0, 0.0)
      for _ in 0..<120 {
        await advance(1 / 60)
        told = stage.coordinator?.transitionDuration ?? told
        if start < 0, stage.flight?.phase == .running { start = Headless.now }
        if start >= 0, end < 0, stage.flight == nil { end = Headless.now }
      }
      return (end - start, told)
    }

    @Test("a curve takes its duration, to the frame", arguments: Trip.ordinary)
    func curve(_ trip: Trip) async {
      for curve in [MatchTiming.linear, MatchTiming.easeInOut] {
        for duration in [0.2, 0.7] {
          let (taken, told) = await fly(trip, curve(duration))
          #expect(abs(taken - duration) < 2.5 / 60, "\(taken)")
          if trip.isSystems { #expect(abs(told - duration) < 1e-6, "\(told)") }
        }
      }
    }

    /// UIKit is told the duration of a flight across half the screen, before it is known how far anything flies.
    @Test("a spring ends when it looks settled, soon after its duration", arguments: Trip.ordinary)
    func spring(_ trip: Trip) async {
      for spring in [MatchTiming.smooth, .snappy, .bouncy] {
        let (taken, told) = await fly(trip, spring)
        #expect(taken > 0.5 && taken < 0.9, "\(taken)")
        if trip.isSystems { #expect(abs(told - taken) < 0.1, "\(told) for \(taken)") }
      }
    }

    @Test("a change inside one screen leaves its buttons touchable in flight")
    func touches() async throws {
      let button = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 44))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let box = UIView(tagged: "box", CGRect(x: 20, y: 100, width: 80, height: 80), .red)
      let screen = KindScreen([box, button])
      _ = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: MatchTransition()) { box.center.y += 300 }
      await advance(0.1)
      await Hands.tap(button)
      #expect(taps == 1 && flight.outcome == nil)
      await flight.arrives()
    }
  }
}
#endif
