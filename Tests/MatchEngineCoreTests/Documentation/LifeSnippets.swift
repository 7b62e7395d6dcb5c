import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// The examples of the articles on timing and on drivers.
enum Life {
  /// A finger that pulls a flight along over a distance in points.
  final class Pull<StageType: Stage> {
    private let driver: FlightDriver<StageType>
    private let distance: Double
    private var start = 0.0

    init(_ driver: FlightDriver<StageType>, distance: Double) {
      self.driver = driver
      self.distance = distance
    }

    func began() {
      driver.send(.hold)
      // Start where the flight is, so that nothing jumps under the finger.
      start = driver.flight.fraction
    }

    func moved(by points: Double) { driver.send(.move(to: start + points / distance)) }

    func ended(pointsPerSecond: Double) {
      driver.send(.release(velocity: pointsPerSecond / distance))
    }
  }

  @Suite struct Tests {
    @Test(arguments: [(500.0, MatchOutcome.finished), (-500, .cancelled)])
    func aFingerPullsAFlightAlong(velocity: Double, outcome: MatchOutcome) {
      let fixture = DriverFixture()
      let driver = fixture.driver
      fixture.advance(0.2)
      let pull = Pull(driver, distance: 400)
      let before = driver.flight.fraction
      pull.began()
      #expect(driver.flight.fraction == before)
      pull.moved(by: 40)
      #expect((driver.flight.fraction - before - 0.1).magnitude < 1e-12)
      pull.ended(pointsPerSecond: velocity)
      let released = driver.flight.time
      fixture.advance(5)
      #expect(driver.flight.outcome == outcome)
      #expect(driver.flight.time - released <= 1.2 * driver.flight.duration + 1.0 / 60)
    }

    @Test func timingIsAsTheArticleSays() {
      let brisk = MatchTiming.easeOut(duration: 0.3).delay(0.1)
      let springy = MatchTiming.spring(duration: 0.4, bounce: 0.2)
      #expect(brisk.duration == 0.3 && brisk.delay == 0.1 && springy.duration == nil)
    }
  }
}

/// The table of events and phases in the article on drivers.
@Suite struct LifeTableTests {
  static let plan = FlightFixture.plan(from: 0, to: 1)

  /// A flight in each phase: idle, preparing, running, held, and settling on its way back.
  static let flights: [Flight] = {
    var flight = Flight(plan)
    var flights = [flight]
    for events in [
      [FlightEvent.start], [.staged, .tick(0), .tick(0.1)], [.hold], [.cancel(velocity: 0)],
    ] {
      for event in events { flight.handle(event) }
      flights.append(flight)
    }
    return flights
  }()

  /// The resulting phases, each by its letter: `i`dle, `p`reparing, `r`unning, `h`eld,
  /// `s`ettling, and ended as `F`inished, `C`ancelled or `S`kipped.
  static let rows: [(event: FlightEvent, phases: String)] = [
    (.start, "pprhs"), (.staged, "irrhs"),
    (.stageFailed, "SSFCC"), (.tick(0.2), "iprhs"),
    (.hold, "iphhh"), (.move(to: 0.3), "iphhh"), (.drag("photo", by: Vector(3, 4)), "iphhh"),
    (.drop("photo", velocity: .zero), "iprhs"),
    (.drag("photo", by: .zero, pinch: FlightLawTests.pinch(-1, 1)), "iphhh"),
    (.drop("photo", velocity: .zero, pinch: FlightLawTests.pinch(-1, 1)), "iprhs"),
    (.release(velocity: -3), "ipsss"),
    (.release(velocity: 9), "iprss"), (.finish(velocity: 0), "iprss"),
    (.cancel(velocity: 0), "ipsss"), (.reverse, "ipsss"), (.endsUnchanged, "iprhs"),
    (.redirect(FlightFixture.plan(from: 0, to: 1, shift: 20)), "iprhs"),
    (.redirect(FlightFixture.plan(from: 1, to: 2), .onward), "iprhr"),
    (.resized, "SSFCC"), (.background, "SSFCC"),
    (.gone, "SSCCC"), (.overtaken, "SSFCC"),
  ]

  private func letter(_ phase: MatchPhase) -> Character {
    switch phase.kind {
    case .idle: "i"
    case .preparing: "p"
    case .running: "r"
    case .held: "h"
    case .settling: "s"
    case .ended(.finished): "F"
    case .ended(.cancelled): "C"
    case .ended(.skipped): "S"
    }
  }

  @Test func everyEventDoesInEveryPhaseWhatTheTableSays() {
    #expect(String(Self.flights.map { letter($0.lifecycle.phase) }) == "iprhs")
    for row in Self.rows {
      let phases = Self.flights.map { flight in
        var flight = flight
        flight.handle(row.event)
        return letter(flight.lifecycle.phase)
      }
      #expect(String(phases) == row.phases, "\(row.event)")
    }
  }

  @Test func aHeldFlightIsOvertakenAtTheNearerEnd() {
    for (fraction, outcome) in [(0.4, MatchOutcome.cancelled), (0.6, .finished)] {
      var flight = Flight.flying(Self.plan, .forward, .move(to: fraction))
      #expect(flight.handle(.overtaken) == [.stopClock, .draw, .strike, .end])
      #expect(flight.outcome == outcome)
      #expect(flight.lifecycle.isHeadingBack == (outcome == .cancelled))
    }
  }

  @Test func aPopRunsOnTheSameCurveInTime() {
    let plan = Plan([], []) { $0.timing = .easeIn() }
    let push = Flight.flying(plan, .forward, .tick(0.08))
    let pop = Flight.flying(plan, .backward, .tick(0.08))
    #expect(push.fraction > 0)
    #expect((push.fraction - pop.fraction).magnitude < 1e-12)
    #expect((push.progress + pop.progress - 1).magnitude < 1e-12)
  }
}
