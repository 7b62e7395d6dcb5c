import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// The examples of the articles on timing and on drivers.
enum Life {
  // snippet
  /// A finger that pulls a flight along over a distance in points.
  final class Pull<Theater: Stage> {
    private let driver: FlightDriver<Theater>
    private let distance: Double
    private var start = 0.0

    init(_ driver: FlightDriver<Theater>, distance: Double) {
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
  // end
}

extension Life {
  @Suite struct Tests {
    @Test(arguments: [(500.0, MatchOutcome.finished), (-500, .cancelled)])
    func aFingerPullsAFlightAlong(velocity: Double, outcome: MatchOutcome) {
      let stage = RecordingStage()
      let driver = FlightDriver(Flight(FlightFixture.plan(from: 0, to: 1)), on: stage)
      driver.send(.start)
      var clock = ManualClock()
      clock.advance(driver, on: stage, by: 0.2)
      let pull = Pull(driver, distance: 400)
      let before = driver.flight.fraction
      pull.began()
      #expect(driver.flight.fraction == before)
      pull.moved(by: 40)
      #expect((driver.flight.fraction - before - 0.1).magnitude < 1e-12)
      pull.ended(pointsPerSecond: velocity)
      let released = driver.flight.time
      clock.advance(driver, on: stage, by: 5)
      #expect(driver.flight.outcome == outcome)
      #expect(driver.flight.time - released <= 1.2 * driver.flight.duration + 1.0 / 60)
    }

    @Test func earlyRequestsAreRemembered() {
      var flight = Flight(FlightFixture.plan(from: 0, to: 1))
      for event in [FlightEvent.move(to: 0.3), .start, .staged] { flight.handle(event) }
      #expect(flight.lifecycle.phase == .held && flight.fraction == 0.3)
      var cancelled = Flight(FlightFixture.plan(from: 0, to: 1), direction: .backward)
      for event in [FlightEvent.cancel(velocity: 0), .start, .staged, .tick(0)] {
        cancelled.handle(event)
      }
      cancelled.handle(.tick(0.05))
      #expect(cancelled.lifecycle.phase == .settling)
      for _ in 0..<2 { cancelled.handle(.endsUnchanged) }
      #expect(cancelled.outcome == .cancelled)
      #expect(cancelled.progress == 1)
    }

    @Test func aRedirectedFlightStartsOver() {
      var flight = Flight(FlightFixture.plan(from: 0, to: 1))
      for event in [FlightEvent.start, .staged, .move(to: 0.4)] { flight.handle(event) }
      let photo = flight.frame.performers[2]
      flight.handle(.redirect(FlightFixture.plan(from: 1, to: 2), .onward))
      #expect(flight.fraction == 0 && flight.lifecycle.phase == .held)
      let index = flight.plan.performers.firstIndex { $0.id == "photo" }
      #expect(index.map { flight.frame.performers[$0].center } == photo.center)
      #expect(flight.plan.performers.filter { $0.role == .stray }.count == 2)
      // Half a second later everything is where the new plan has it.
      for tick in 0...32 { flight.handle(.tick(Double(tick) / 60)) }
      let (points, alpha) = flight.frame.difference(from: flight.plan.frame(at: 0))
      #expect(points < 0.5 && alpha < 0.01)
    }

    @Test func timingIsAsTheArticleSays() {
      // snippet
      let brisk = MatchTiming(.easeOut, duration: 0.3, delay: 0.1)
      let springy = MatchTiming(.spring(MatchSpring(duration: 0.4, bounce: 0.2)))
      // end
      #expect(brisk.duration == 0.3 && springy.duration == nil)
      #expect(MatchTiming.automaticDuration(for: 0) == 0.25)
      #expect(MatchTiming.automaticDuration(for: 1e9) == 0.5)
    }
  }
}
