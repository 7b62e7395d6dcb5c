import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// No input traps, and no event gets lost.
@Suite struct HostileInputTests {
  static let poison: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, -1, 1e9, -1e9, 1e300, -1e300,
    .leastNonzeroMagnitude,
    .greatestFiniteMagnitude,
  ]

  @Test func progressOutOfBoundsIsClamped() {
    for direction in MatchDirection.allCases {
      for value in Self.poison + [-5, 5, 0.5] {
        var flight = Flight.running(direction)
        for event in [FlightEvent.hold, .move(to: 0.25), .move(to: value)] { flight.handle(event) }
        let expected = value.isNaN ? 0.25 : min(max(value, 0), 1)
        #expect((flight.fraction - expected).magnitude < 1e-12, "\(value)")
        #expect(flight.frame.isWithinBounds, "\(value)")
      }
    }
  }

  @Test func noVelocityThrowsAFlightOutOfItsBounds() {
    let plan = FlightFixture.plan(from: 0, to: 1)
    let limit = plan.frame(at: 0).difference(from: plan.frame(at: 1)).points
    for velocity in Self.poison {
      for event in [
        FlightEvent.release(velocity: velocity), .finish(velocity: velocity),
        .cancel(velocity: velocity),
      ] {
        var trial = FlightTrial(Flight(plan))
        trial.send(.start, .everything)
        trial.send(.move(to: 0.4), .everything)
        trial.send(event, .nothing)
        while trial.flight.outcome == nil, trial.flight.time < 5 {
          trial.tick(1.0 / 240)
          let distance = trial.frame.difference(from: plan.frame(at: 0)).points
          #expect(distance <= 1.5 * limit, "\(velocity)")
        }
        #expect(trial.flight.outcome != nil, "\(velocity)")
        #expect(trial.faults.isEmpty, "\(velocity): \(trial.faults)")
      }
    }
  }

  @Test func noThrowOfAPerformerBreaksAFlight() {
    for x in Self.poison {
      for y in Self.poison {
        var trial = FlightTrial(Flight(FlightFixture.plan(from: 0, to: 1)))
        trial.send(.start, .everything)
        trial.send(.drag("photo", by: Vector(x, y)), .everything)
        let limit = trial.farthest + 3000
        let pinch = FlightEvent.Pinch(growth: x, angle: y, around: .zero)
        trial.send(.drop("photo", velocity: Vector(y, x), pinch: pinch), .nothing)
        trial.send(.finish(velocity: 0), .nothing)
        while trial.flight.outcome == nil, trial.flight.time < 5 {
          trial.tick(1.0 / 60)
          #expect(trial.farthest < limit, "\(x), \(y)")
        }
        #expect(trial.flight.outcome == .finished, "\(x), \(y)")
        #expect(trial.faults.isEmpty, "\(x), \(y): \(trial.faults)")
      }
    }
  }

  @Test func anEmptyPlanFlies() {
    let container = Box(0, 0, 0, 0)
    for screens in [nil, MatchEffect.fade, .push(from: .right)] {
      let options = PlanOptions(container: container, screens: screens)
      let plan = Plan(lower: Capture(), upper: Capture(), options: options)
      var trial = FlightTrial(Flight(plan))
      trial.send(.start, .everything)
      for _ in 0..<60 { trial.tick(1.0 / 60) }
      #expect(trial.flight.outcome == .finished)
      #expect(trial.faults.isEmpty, "\(trial.faults)")
    }
  }

  @Test func optionsOutOfBoundsAreClamped() {
    for value in Self.poison {
      let timings: [MatchTiming] = [
        .linear(duration: value).delay(value),
        .bezier(value, value, value, value, duration: value),
        MatchSpring(mass: value, stiffness: value, damping: value).timing,
        .spring(duration: value, bounce: value),
      ]
      for timing in timings {
        let options = PlanOptions(
          container: Box(value, 0, 400, value),
          timing: timing,
          stagger: .wave(x: value, y: 0, speed: value),
          screens: .scale(value) + .offset(x: value),
          style: MatchStyle(content: .through(value), path: .arc(value), entering: .scale(value))
        )
        let plan = Plan(
          lower: FlightFixture.screen(0),
          upper: FlightFixture.screen(1),
          options: options
        )
        #expect(plan.duration >= 0 && plan.duration <= 200, "\(timing)")
        #expect(plan.frame(at: 0.5).isWithinBounds, "\(timing)")
      }
    }
  }
}

extension FlightTrial {
  /// How far from the container's corner the center of anything is.
  fileprivate var farthest: Double { frame.performers.map(\.center.length).max() ?? .nan }
}
