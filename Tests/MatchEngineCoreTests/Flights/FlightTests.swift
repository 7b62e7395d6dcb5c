import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// How a flight feels: under a finger, let go, thrown, reversed.
@Suite struct FlightTests {
  static let photo = 2

  private func center(_ flight: Flight, _ index: Int = photo) -> Vector {
    flight.frame.performers[index].center
  }

  @Test func aHeldFlightMovesInStepWithTheFinger() {
    var flight = Flight.running()
    flight.handle(.hold)
    let title = 3
    let ends = (flight.plan.frame(at: 0), flight.plan.frame(at: 1))
    for step in 0...100 {
      let fraction = Double(step) / 100
      flight.handle(.move(to: fraction))
      let expected = ends.0.performers[title].center
        .mixed(with: ends.1.performers[title].center, fraction)
      #expect((center(flight, title) - expected).length < 1e-9)
      #expect((flight.fraction - fraction).magnitude < 1e-12)
    }
  }

  private static let velocities = [-9.0, -2, -0.5, 0, 0.5, 2, 9]

  @Test(arguments: velocities) func aReleaseKeepsPositionAndVelocity(velocity: Double) {
    expectNoJump(whenLetGoAt: velocity, after: 0, at: 0.45)
  }

  @Test(arguments: velocities)
  func everyTimingKeepsTheVelocityThatItHadUnderTheFinger(velocity: Double) {
    for (grabbed, fraction) in [(0.1, 0.6), (0.2, 0.9), (0.3, 0.1)] {
      expectNoJump(whenLetGoAt: velocity, after: grabbed, at: fraction)
    }
  }

  private func expectNoJump(
    whenLetGoAt velocity: Double,
    after grabbed: Double,
    at fraction: Double
  ) {
    let step = 1e-7
    for heading in [FlightEvent.finish(velocity: velocity), .cancel(velocity: velocity)] {
      var flight = Flight.running(for: grabbed)
      flight.handle(.move(to: fraction - velocity * step))
      let before = flight.frame
      flight.handle(.move(to: fraction))
      let held = flight.frame
      flight.handle(heading)
      flight.frame.expect(toBe: held, within: 1e-12, "at release")
      let moved = flight.after(step).frame
      for index in held.performers.indices {
        let places = [before, held, moved].map { $0.performers[index].center }
        let (under, after) = ((places[1] - places[0]) / step, (places[2] - places[1]) / step)
        #expect((under - after).length < 0.01 * under.length + 0.1, "\(under), \(after)")
      }
    }
  }

  @Test func aReversalAndARedirectKeepTheVelocity() {
    let flight = Flight.running(for: 0.2)
    let step = 1e-7
    let before = (center(flight.after(step)) - center(flight)) / step
    #expect(before.length > 100)
    for event in [FlightEvent.reverse, .redirect(FlightFixture.plan(from: 0, to: 1, shift: 80))] {
      var changed = flight
      changed.handle(event)
      let after = (center(changed.after(step)) - center(changed)) / step
      #expect((before - after).length < 0.01 * before.length, "\(before), \(after)")
    }
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.4])
  func aShortFlightArrivesBeforeItsTimeIsUp(duration: Double) {
    let ends = [0, 1].map { number in
      FlightFixture.screen(number).elements.map { element in
        var plain = element
        (plain.style, plain.clip) = (MatchStyle(), nil)
        return plain
      }
    }
    let plan = Plan(ends[0], ends[1]) { $0.timing = .linear(duration: duration) }
    var flight = Flight.flying(plan, .forward, .move(to: 0.4), .finish(velocity: 0))
    flight = flight.after(1.2 * duration - 1e-6)
    #expect(flight.fraction > 0.99)
    let rest = plan.frame(at: 1)
    #expect(flight.frame.difference(from: rest).points < 0.5)
  }

  /// A performer that moved just before the deadline used to jump back with the next frame.
  @Test(arguments: [0.6, 0.8, 0.9, 0.98])
  func aLateMoveTakesMoreThanAFrameToCatchUp(spent: Double) throws {
    var flight = Flight.running()
    flight.handle(.move(to: 0.4))
    flight.handle(.finish(velocity: 0))
    let (released, time) = (flight.time, 1.2 * flight.duration)
    while flight.outcome == nil, flight.time - released < spent * time {
      flight = flight.after(1.0 / 60)
    }
    try #require(flight.outcome == nil)
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, shift: 60)))
    var steps: [Double] = []
    while flight.outcome == nil {
      let before = flight.frame
      flight = flight.after(1.0 / 60)
      steps.append(flight.frame.difference(from: before).points)
    }
    #expect(steps.max() ?? 0 < 30, "\(steps)")
    #expect(steps.last ?? 0 < 1, "\(steps)")
    #expect(flight.time - released <= time + 1 + 1.0 / 60)
  }

  @Test func aThrowGoesToTheEndThatItPointsTo() {
    let cases: [(Double, Double, MatchOutcome)] = [
      (0.2, 0, .cancelled), (0.6, 0, .finished), (0.2, 3, .finished), (0.8, -3, .cancelled),
      (0.5, 0, .finished), (0.2, .nan, .cancelled), (0.2, 1e9, .finished), (0.9, -1e9, .cancelled),
      (0.2, .infinity, .finished), (0.9, -.infinity, .cancelled),
    ]
    for (fraction, velocity, outcome) in cases {
      var flight = Flight.running()
      flight.handle(.hold)
      flight.handle(.move(to: fraction))
      flight.handle(.release(velocity: velocity))
      #expect(flight.after(5).outcome == outcome, "\(fraction) at \(velocity)")
    }
  }

  @Test func aReversedFlightReturnsAlongItsOwnPath() {
    var flight = Flight.running()
    var path: [Vector] = []
    for _ in 0..<160 { path.append(center(flight)); flight = flight.after(0.001) }
    let far = center(flight)
    flight.handle(.reverse)
    #expect(center(flight) == far)
    // It continues for a moment with its velocity, so the path has to reach a little farther.
    var ahead = Flight.running(for: 0.16)
    for _ in 0..<60 { ahead = ahead.after(0.001); path.append(center(ahead)) }
    while flight.outcome == nil {
      let here = center(flight)
      let distance = path.reduce(Double.infinity) { min($0, ($1 - here).length) }
      #expect(distance < 1, "\(here) is \(distance) off the path")
      flight = flight.after(0.01)
    }
    #expect(flight.outcome == .cancelled)
  }

  /// It used to turn all the way round.
  @Test(arguments: [0.1, 2.9])
  func whatIsTurnedAtBothEndsGoesOnWithoutAWholeTurn(angle: Double) {
    func photo(_ angle: Double, _ y: Double) -> Element {
      let transform = Affine.rotation(angle).then(.translation(Vector(200, y)))
      return Element(id: "photo", placement: Placement(Box(-50, -50, 100, 100), in: transform))
    }
    let next = Plan([photo(-angle, 300)], [photo(-angle, 500)])
    var flight = Flight.flying(Plan([photo(angle, 100)], [photo(-angle, 300)])).after(0.2)
    flight.handle(.redirect(next, .onward))
    while flight.outcome == nil {
      let way = Decomposition(flight.frame.performers[2].transform).rotation.magnitude
      #expect((way - angle).magnitude < 0.3)
      flight = flight.after(1.0 / 60)
    }
  }
}
