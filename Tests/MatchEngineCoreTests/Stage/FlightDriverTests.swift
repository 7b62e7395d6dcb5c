import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// What a driver does on a stage, call by call.
@Suite struct FlightDriverTests {
  private final class Outcomes {
    var all: [MatchOutcome] = []
  }

  /// A driver, its stage, and the outcomes that it reported.
  private struct Fixture {
    let stage = RecordingStage()
    let outcomes = Outcomes()
    let driver: FlightDriver<RecordingStage>
    var clock = ManualClock()

    init(
      _ direction: MatchDirection = .forward,
      _ plan: Plan = FlightFixture.plan(from: 0, to: 1)
    ) {
      let outcomes = outcomes
      let flight = Flight(plan, direction: direction)
      driver = FlightDriver(
        flight,
        on: stage,
        whenEnded: { outcomes.all.append($0) },
        readEnds: stage.readEnds
      )
    }

    mutating func advance(_ seconds: Double) { clock.advance(driver, on: stage, by: seconds) }

    var calls: [RecordingStage.Call] { stage.calls.filter { $0 != .draw } }
  }

  @Test func anUndisturbedFlightSetsFliesStrikesAndEnds() {
    var fixture = Fixture()
    fixture.driver.send(.start)
    #expect(fixture.stage.calls == [.set, .runClock(true), .draw])
    fixture.advance(5)
    #expect(
      fixture.calls == [.set, .runClock(true), .readEnds, .runClock(false), .strike(.finished)]
    )
    // Between the reading and the end, only the last frame is drawn.
    #expect(
      fixture.stage.calls.suffix(4) == [.readEnds, .runClock(false), .draw, .strike(.finished)]
    )
    #expect(fixture.outcomes.all == [.finished])
    #expect(fixture.stage.frames.last == fixture.driver.flight.plan.frame(at: 1))
  }

  @Test func theRealDurationIsTheReportedOneToAFrame() {
    for direction in MatchDirection.allCases {
      var fixture = Fixture(direction)
      let duration = fixture.driver.flight.duration
      fixture.driver.send(.start)
      fixture.advance(5)
      let time = fixture.driver.flight.time
      #expect((time - duration).magnitude <= 1.0 / 60 + 1e-9, "\(time), \(duration)")
    }
  }

  @Test func anEventSentFromWithinACallIsHandledAfterward() {
    for call in [RecordingStage.Call.set, .draw, .readEnds, .runClock(true), .strike(.finished)] {
      for event in [FlightEvent.cancel(velocity: 0), .background, .start, .stageFailed, .hold] {
        var fixture = Fixture()
        let driver = fixture.driver
        fixture.stage.whenCalled = { [weak driver] in if $0 == call { driver?.send(event) } }
        driver.send(.start)
        fixture.advance(5)
        fixture.stage.whenCalled = nil
        driver.send(.cancel(velocity: 0))
        fixture.advance(5)
        #expect(fixture.outcomes.all.count == 1, "\(call)")
        #expect(fixture.stage.count(.set) == 1, "\(call)")
        #expect(fixture.stage.strikes == 1, "\(call)")
        #expect(!fixture.stage.isClockRunning, "\(call)")
      }
    }
  }

  @Test func aFlightReachesEndsThatMoveAtTheLastMoment() {
    var fixture = Fixture()
    let moved = FlightFixture.plan(from: 0, to: 1, shift: 60)
    fixture.stage.ends = [moved]
    fixture.driver.send(.start)
    fixture.advance(5)
    #expect(fixture.stage.count(.readEnds) == 2)
    #expect(fixture.stage.count(.adopt) == 1)
    #expect(fixture.outcomes.all == [.finished])
    let last = fixture.stage.frames.last
    last?.expect(toBe: moved.frame(at: 1), within: 1e-9, "the moved end")
    let step = fixture.stage.fastestStep(since: .adopt)
    #expect((1...15).contains(step), "\(step) points in one frame")
  }

  @Test func aFlightThatHasNotBegunIsSkipped() {
    let ends: [(FlightEvent, MatchSkipReason)] = [
      (.overtaken, .overtaken), (.resized, .resized), (.gone, .gone), (.background, .background),
    ]
    for (event, reason) in ends {
      let fixture = Fixture()
      fixture.driver.send(.hold)
      fixture.driver.send(event)
      #expect(event.skipReason == reason && fixture.stage.calls.isEmpty)
      #expect(fixture.outcomes.all == [.skipped(reason)])
      #expect(fixture.driver.flight.lifecycle.isHeadingBack)
    }
    #expect(FlightEvent.hold.skipReason == nil)
  }

  @Test func theReportListsThePhases() {
    var fixture = Fixture()
    fixture.driver.send(.start)
    fixture.advance(0.1)
    fixture.driver.send(.hold)
    fixture.driver.send(.cancel(velocity: 0))
    fixture.advance(5)
    let phases = fixture.driver.report.phases.map { $0.phase }
    #expect(phases == [.idle, .preparing, .running, .held, .settling, .ended(.cancelled)])
    #expect(fixture.driver.report.outcome == .cancelled)
  }

  @Test func aDriverIsFreedWithWhatItHolds() {
    weak var stage: RecordingStage?
    do {
      var fixture = Fixture()
      fixture.driver.send(.start)
      fixture.advance(5)
      stage = fixture.stage
    }
    #expect(stage == nil)
  }
}

extension RecordingStage {
  /// The largest movement from one frame to the next, since the last event.
  fileprivate func fastestStep(since call: Call) -> Double {
    let before = calls.prefix { $0 != call }.reduce(0) { $0 + ($1 == .draw ? 1 : 0) }
    let frames = frames.dropFirst(before - 1)
    return zip(frames, frames.dropFirst()).reduce(0) {
      max($0, $1.1.difference(from: $1.0).points)
    }
  }
}
