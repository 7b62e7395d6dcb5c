import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// A driver, its stage, and the outcomes that it reported.
final class DriverFixture {
  let stage = RecordingStage()
  let driver: FlightDriver<RecordingStage>
  private let reported = Reported()
  private(set) var clock = 0.0

  private final class Reported { var outcomes: [MatchOutcome] = [] }

  init(
    _ direction: MatchDirection = .forward,
    _ plan: Plan = FlightFixture.plan(from: 0, to: 1),
    starts: Bool = true,
    canPlay: Bool = false
  ) {
    stage.canPlay = canPlay
    driver = FlightDriver(
      Flight(plan, direction: direction),
      on: stage,
      whenEnded: { [reported] in reported.outcomes.append($0) }
    )
    if starts { driver.send(.start) }
  }

  var outcomes: [MatchOutcome] { reported.outcomes }
  var calls: [RecordingStage.Call] { stage.calls.filter { $0 != .draw } }
  /// What is drawn, or played.
  var seen: Numbers? { stage.seen(at: clock, of: driver.flight.plan) }

  func tick(after seconds: Double = 1.0 / 60) { send(after: seconds) { .tick($0) } }

  /// Sends an event between two ticks.
  func send(_ event: FlightEvent, after seconds: Double) { send(after: seconds) { _ in event } }

  private func send(after seconds: Double, _ event: (Double) -> FlightEvent) {
    clock += seconds
    stage.now = clock
    driver.send(event(clock))
  }

  /// Lets time pass, frame by frame, while the stage's clock runs.
  func advance(_ seconds: Double) {
    let end = clock + seconds
    while clock < end, stage.isClockRunning { tick() }
  }
}

/// What a driver does on a stage, call by call.
@Suite struct FlightDriverTests {
  /// Whoever asks between a redirect and the next frame finds each performer of the new plan.
  @Test(arguments: [false, true]) func theFrameIsOneOfThePlan(isHeld: Bool) throws {
    let fixture = DriverFixture()
    fixture.tick()
    if isHeld { fixture.driver.send(.hold) }
    let ends = [Box(0, 0, 90, 90), Box(90, 90, 30, 30)].map { [Element.at($0, "another")] }
    fixture.driver.send(.redirect(Plan(ends[0], ends[1])))
    let (driver, drawn) = (fixture.driver, fixture.stage.frames.count)
    let frame = driver.flight.frame
    #expect(frame.performers.count == driver.flight.plan.performers.count)
    fixture.tick(after: 0)
    #expect(fixture.stage.frames.count > drawn)
    #expect(fixture.stage.frames.last?.performers == frame.performers)
  }

  @Test func anUndisturbedFlightSetsFliesStrikesAndEnds() {
    let fixture = DriverFixture()
    #expect(fixture.stage.calls == [.set, .runClock(true), .draw])
    fixture.advance(5)
    #expect(
      fixture.calls == [.set, .runClock(true), .readEnds, .runClock(false), .strike(.finished)]
    )
    // Between the reading and the end, only the last frame is drawn.
    #expect(
      fixture.stage.calls.suffix(4) == [.readEnds, .runClock(false), .draw, .strike(.finished)]
    )
    #expect(fixture.outcomes == [.finished])
    #expect(fixture.stage.frames.last == fixture.driver.flight.plan.frame(at: 1))
  }

  @Test func theRealDurationIsTheReportedOneToAFrame() {
    for direction in MatchDirection.allCases {
      let fixture = DriverFixture(direction)
      let duration = fixture.driver.flight.duration
      fixture.advance(5)
      let time = fixture.driver.flight.time
      #expect((time - duration).magnitude <= 1.0 / 60 + 1e-9, "\(time), \(duration)")
    }
  }

  @Test func anEventSentFromWithinACallIsHandledAfterward() {
    for call in [RecordingStage.Call.set, .draw, .readEnds, .runClock(true), .strike(.finished)] {
      for event in [FlightEvent.cancel(velocity: 0), .background, .start, .stageFailed, .hold] {
        let fixture = DriverFixture(starts: false)
        let driver = fixture.driver
        fixture.stage.whenCalled = { [weak driver] in if $0 == call { driver?.send(event) } }
        driver.send(.start)
        fixture.advance(5)
        fixture.stage.whenCalled = nil
        driver.send(.cancel(velocity: 0))
        fixture.advance(5)
        #expect(fixture.outcomes.count == 1, "\(call)")
        #expect(fixture.stage.count(.set) == 1, "\(call)")
        #expect(fixture.stage.strikes == 1, "\(call)")
        #expect(!fixture.stage.isClockRunning, "\(call)")
      }
    }
  }

  @Test func aFlightThatHasNotBegunIsSkipped() {
    let ends: [(FlightEvent, MatchSkipReason)] = [
      (.overtaken, .overtaken), (.resized, .resized), (.gone, .gone), (.background, .background),
    ]
    for (event, reason) in ends {
      let fixture = DriverFixture(starts: false)
      fixture.driver.send(.hold)
      fixture.driver.send(event)
      #expect(event.skipReason == reason && fixture.stage.calls.isEmpty)
      #expect(fixture.outcomes == [.skipped(reason)])
      #expect(fixture.driver.flight.lifecycle.isHeadingBack)
    }
    #expect(FlightEvent.hold.skipReason == nil)
  }

  @Test func theReportListsThePhases() {
    let fixture = DriverFixture()
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
      let fixture = DriverFixture()
      fixture.advance(5)
      stage = fixture.stage
    }
    #expect(stage == nil)
  }
}
