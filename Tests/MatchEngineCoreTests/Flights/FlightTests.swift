import MatchEngineCore
import MatchEngineTestSupport
import Testing

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

  @Test(arguments: MatchDirection.allCases)
  func aFingerMovesEverythingFromWhereItWasGrabbed(direction: MatchDirection) {
    var flight = Flight.running(direction, for: 0.15)
    let grabbed = flight.fraction
    flight.handle(.hold)
    let before = flight.frame
    flight.handle(.move(to: grabbed))
    flight.frame.expect(toBe: before, within: 1e-12, "the same fraction")
    flight.handle(.move(to: grabbed + 0.1))
    let way =
      flight.plan.frame(at: 1).performers[Self.photo].center
      - flight.plan.frame(at: 0).performers[Self.photo].center
    let moved = center(flight) - before.performers[Self.photo].center
    #expect(moved.dot(way) * (direction.isForward ? 1 : -1) > 0)
  }

  @Test(arguments: [-9.0, -2, -0.5, 0, 0.5, 2, 9])
  func aReleaseKeepsPositionAndVelocity(velocity: Double) {
    for heading in [FlightEvent.finish(velocity: velocity), .cancel(velocity: velocity)] {
      var flight = Flight.running()
      flight.handle(.hold)
      flight.handle(.move(to: 0.45))
      let held = flight.frame
      flight.handle(heading)
      flight.frame.expect(toBe: held, within: 1e-12, "at release")
      let late = 4
      let step = 1e-7
      let now = flight.time
      let moved = flight.after(step)
      #expect((moved.time - now - step).magnitude < 1e-12)
      let pace = (moved.progress - flight.progress) / step
      #expect((pace - velocity).magnitude < 1e-2, "\(pace)")
      let way =
        flight.plan.frame(at: 1).performers[late].center
        - flight.plan.frame(at: 0).performers[late].center
      let speed = (center(moved, late) - center(flight, late)) / step
      #expect((speed - way * velocity).length < 0.02 * way.length, "\(speed)")
    }
  }

  @Test func everyTimingKeepsTheVelocityThatItHadUnderTheFinger() {
    let title = 3
    for grabbed in [0.1, 0.2, 0.3] {
      for (fraction, velocity) in [(0.6, 2.0), (0.9, -3), (0.1, 1.5), (0.3, -2)] {
        var flight = Flight.running(for: grabbed)
        let step = 1e-7
        flight.handle(.move(to: fraction))
        let before = center(flight, title)
        flight.handle(.move(to: fraction + velocity * step))
        let under = (center(flight, title) - before) / step
        flight.handle(.finish(velocity: velocity))
        let after = (center(flight.after(step), title) - center(flight, title)) / step
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
    let options = PlanOptions(
      container: FlightFixture.container,
      timing: MatchTiming(.linear, duration: duration)
    )
    var lower = FlightFixture.screen(0).elements
    var upper = FlightFixture.screen(1).elements
    for index in lower.indices { lower[index].style = MatchStyle() }
    for index in upper.indices { upper[index].style = MatchStyle() }
    let plan = Plan(
      lower: Capture(elements: lower),
      upper: Capture(elements: upper),
      options: options
    )
    var flight = Flight(plan)
    for event in [FlightEvent.start, .staged, .tick(0), .move(to: 0.4), .finish(velocity: 0)] {
      flight.handle(event)
    }
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

  @Test func aDraggedPerformerFollowsTheFinger() {
    var flight = Flight.running(for: 0.1)
    let before = center(flight)
    flight.handle(.drag("photo", by: Vector(30, -20)))
    flight.handle(.drag("photo", by: Vector(-5, 50)))
    #expect(flight.lifecycle.phase == .held)
    #expect((center(flight) - before - Vector(25, 30)).length < 1e-9)
    flight = flight.after(1)
    #expect((center(flight) - before - Vector(25, 30)).length < 1e-9)
  }

  @Test func aThrownPerformerKeepsTheFingersVelocityAndReturns() {
    var flight = Flight.running()
    flight.handle(.hold)
    flight.handle(.move(to: 0.5))
    let start = center(flight)
    flight.handle(.drag("photo", by: Vector(120, 80)))
    flight.handle(.drop("photo", velocity: Vector(-700, 900)))
    let step = 1e-6
    let speed = (center(flight.after(step)) - center(flight)) / step
    #expect((speed - Vector(-700, 900)).length < 1, "\(speed)")
    #expect((center(flight.after(1)) - start).length < 0.2)
    #expect(flight.after(1).lifecycle.phase == .held)
    flight.handle(.finish(velocity: 0))
    #expect(flight.after(3).outcome == .finished)
  }

  @Test func aDraggedPerformerReturnsWhenTheFlightIsLetGo() {
    for end in [FlightEvent.finish(velocity: 0), .cancel(velocity: 2), .release(velocity: 1)] {
      var flight = Flight.running()
      flight.handle(.drag("photo", by: Vector(200, 300)))
      let dragged = center(flight)
      flight.handle(end)
      #expect(center(flight) == dragged)
      let limit = 1.2 * flight.duration + 1.0 / 60
      var last = 0.0
      while flight.outcome == nil {
        let before = flight.frame
        flight = flight.after(1.0 / 60)
        last = flight.frame.difference(from: before).points
      }
      #expect(last < 1, "it was still \(last) points away")
      #expect(flight.time <= limit + 0.1)
    }
  }
}
