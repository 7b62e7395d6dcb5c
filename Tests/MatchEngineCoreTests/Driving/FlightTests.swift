import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// How a flight feels: under the finger, when it is let go, thrown, turned round.
@Suite struct FlightTests {
  static let photo = 2

  private func running(_ direction: MatchDirection = .forward, for seconds: Double = 0) -> Flight {
    var flight = Flight(FlightFixture.plan(from: 0, to: 1), direction: direction)
    flight.handle(.start)
    flight.handle(.staged)
    flight.handle(.tick(0))
    return flight.after(seconds)
  }

  private func center(_ flight: Flight, _ place: Int = photo) -> Vector {
    flight.frame.performers[place].center
  }

  @Test func whatIsHeldMovesInStepWithTheFinger() {
    var flight = running()
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
  func aFingerMovesEverythingOnFromWhereItWasGrabbed(direction: MatchDirection) {
    var flight = running(direction, for: 0.15)
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
  func aReleaseKeepsPlaceAndVelocity(velocity: Double) {
    for heading in [FlightEvent.finish(velocity: velocity), .cancel(velocity: velocity)] {
      var flight = running()
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

  @Test func everyTimingLeavesTheFingerWithTheVelocityItHadUnderIt() {
    let title = 3
    for grabbed in [0.1, 0.2, 0.3] {
      for (fraction, velocity) in [(0.6, 2.0), (0.9, -3), (0.1, 1.5), (0.3, -2)] {
        var flight = running(for: grabbed)
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

  @Test func aTurnKeepsTheVelocity() {
    let flight = running(for: 0.2)
    let step = 1e-7
    let before = (center(flight.after(step)) - center(flight)) / step
    var turned = flight
    turned.handle(.reverse)
    let after = (center(turned.after(step)) - center(turned)) / step
    #expect(before.length > 100)
    #expect((before - after).length < 0.01 * before.length, "\(before), \(after)")
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.4])
  func aShortFlightIsHomeBeforeItsTimeIsUp(duration: Double) {
    let options = PlanOptions(
      container: FlightFixture.container,
      timing: MatchTiming(.linear, duration: duration)
    )
    var lower = FlightFixture.screen(0).elements
    var upper = FlightFixture.screen(1).elements
    for place in lower.indices { lower[place].style = MatchStyle() }
    for place in upper.indices { upper[place].style = MatchStyle() }
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

  /// What moved just before its time was up was home with the next frame.
  @Test(arguments: [0.6, 0.8, 0.9, 0.98])
  func whatMovesLateComesHomeInMoreThanAFrame(spent: Double) throws {
    var flight = running()
    flight.handle(.move(to: 0.4))
    flight.handle(.finish(velocity: 0))
    let (released, time) = (flight.time, 1.2 * flight.duration)
    while flight.outcome == nil, flight.time - released < spent * time {
      flight = flight.after(1.0 / 60)
    }
    try #require(flight.outcome == nil)
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, shift: 60), .sameScreens))
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

  @Test func aThrowGoesWhereItWouldCarry() {
    let cases: [(Double, Double, MatchOutcome)] = [
      (0.2, 0, .cancelled), (0.6, 0, .finished), (0.2, 3, .finished), (0.8, -3, .cancelled),
      (0.5, 0, .finished), (0.2, .nan, .cancelled), (0.2, 1e9, .finished), (0.9, -1e9, .cancelled),
    ]
    for (fraction, velocity, outcome) in cases {
      var flight = running()
      flight.handle(.hold)
      flight.handle(.move(to: fraction))
      flight.handle(.release(velocity: velocity))
      #expect(flight.after(5).outcome == outcome, "\(fraction) at \(velocity)")
    }
  }

  @Test func turnedRoundItComesBackAlongItsOwnPath() {
    var flight = running()
    var path: [Vector] = []
    for _ in 0..<160 { path.append(center(flight)); flight = flight.after(0.001) }
    let far = center(flight)
    flight.handle(.reverse)
    #expect(center(flight) == far)
    // It goes on for a moment with the velocity it had, so the path has to reach a little farther.
    var ahead = running(for: 0.16)
    for _ in 0..<60 { ahead = ahead.after(0.001); path.append(center(ahead)) }
    while flight.outcome == nil {
      let here = center(flight)
      let distance = path.reduce(Double.infinity) { min($0, ($1 - here).length) }
      #expect(distance < 1, "\(here) is \(distance) off the path")
      flight = flight.after(0.01)
    }
    #expect(flight.outcome == .cancelled)
  }

  @Test func whatIsDraggedIsWhereTheFingerIs() {
    var flight = running(for: 0.1)
    let before = center(flight)
    flight.handle(.drag("photo", by: Vector(30, -20)))
    flight.handle(.drag("photo", by: Vector(-5, 50)))
    #expect(flight.lifecycle.phase == .held)
    #expect((center(flight) - before - Vector(25, 30)).length < 1e-9)
    flight = flight.after(1)
    #expect((center(flight) - before - Vector(25, 30)).length < 1e-9)
  }

  @Test func whatIsThrownGoesOnWithTheFingersVelocityAndComesHome() {
    var flight = running()
    flight.handle(.hold)
    flight.handle(.move(to: 0.5))
    let home = center(flight)
    flight.handle(.drag("photo", by: Vector(120, 80)))
    flight.handle(.drop("photo", velocity: Vector(-700, 900)))
    let step = 1e-6
    let speed = (center(flight.after(step)) - center(flight)) / step
    #expect((speed - Vector(-700, 900)).length < 1, "\(speed)")
    #expect((center(flight.after(1)) - home).length < 0.2)
    #expect(flight.after(1).lifecycle.phase == .held)
    flight.handle(.finish(velocity: 0))
    #expect(flight.after(3).outcome == .finished)
  }

  @Test func aDraggedPerformerComesHomeWhenTheFlightIsLetGo() {
    for end in [FlightEvent.finish(velocity: 0), .cancel(velocity: 2), .release(velocity: 1)] {
      var flight = running()
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

  @Test func withoutMovementNothingMovesThatCanBeSeen() {
    for direction in MatchDirection.allCases {
      var flight = Flight(FlightFixture.plan(from: 0, to: 1), direction: direction)
      flight.handle(.reduceMotion(true))
      flight.handle(.start)
      flight.handle(.staged)
      flight.handle(.tick(0))
      let ends = (flight.plan.frame(at: 0), flight.plan.frame(at: 1))
      while flight.outcome == nil {
        let frame = flight.frame
        // The lower screen stays beneath, and the upper one fades over it; neither moves.
        #expect(frame.performers[0].alpha == 1)
        #expect((frame.performers[1].alpha - flight.progress).magnitude < 1e-12)
        for place in 2..<frame.performers.count where frame.performers[place].alpha > 1.0 / 512 {
          let performer = frame.performers[place]
          let isAtAnEnd = [ends.0, ends.1].contains { end in
            (end.performers[place].center - performer.center).length < 1e-9
              && (end.performers[place].size - performer.size).length < 1e-9
          }
          #expect(isAtAnEnd, "\(flight.time)")
        }
        flight = flight.after(1.0 / 60)
      }
      #expect(flight.outcome == .finished)
    }
  }

  /// All went out and came back within three frames, just before the end.
  @Test(arguments: MatchDirection.allCases)
  func withoutMovementALateChangeDoesNotBlink(direction: MatchDirection) throws {
    var flight = Flight(FlightFixture.plan(from: 0, to: 1), direction: direction)
    for event in [FlightEvent.reduceMotion(true), .start, .staged, .tick(0)] {
      flight.handle(event)
    }
    while flight.outcome == nil, flight.fraction < 0.97 { flight = flight.after(1.0 / 60) }
    try #require(flight.outcome == nil && flight.fraction < 1)
    let before = flight.frame.performers[FlightTests.photo].alpha
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, shift: 20), .sameScreens))
    while flight.outcome == nil {
      let alpha = flight.frame.performers[FlightTests.photo].alpha
      #expect(alpha > before - 1e-6, "\(flight.time)")
      flight = flight.after(1.0 / 60)
    }
  }

  @Test func aRedirectedFlightGoesOnFromWhatIsOnTheScreen() {
    var flight = running(for: 0.2)
    let before = flight.frame
    flight.handle(.redirect(FlightFixture.plan(from: 1, to: 2), .onward))
    flight.frame.difference(from: before, origins: flight.origins).points
      .expectBelow(1e-9, "redirected")
    #expect(flight.lifecycle.phase == .running)
    let strays = flight.plan.performers.filter { $0.role == .stray }
    #expect(strays.contains { $0.id == "only-0" })
    flight = flight.after(5)
    #expect(flight.outcome == .finished)
    // What was left of the first flight is gone; everything else is where its own plan has it.
    for (place, performer) in flight.plan.performers.enumerated() {
      let here = flight.frame.performers[place]
      if performer.role == .stray {
        #expect(here.alpha == 0)
      } else {
        let there = FlightFixture.plan(from: 1, to: 2).frame(at: 1).performers[place]
        #expect((here.center - there.center).length < 1e-9 && here.alpha == there.alpha)
      }
    }
  }

  @Test func onOtherScreensWhatIsSeenBecomesThePictureThatIsLeft() {
    for relation in [FlightEvent.Relation.onward, .backward] {
      var flight = running(for: 0.2)
      let plan =
        relation == .onward
        ? FlightFixture.plan(from: 1, to: 2) : FlightFixture.plan(from: 2, to: 0)
      flight.handle(.redirect(plan, relation))
      #expect(flight.relation == relation)
      #expect(flight.direction == (relation == .onward ? .forward : .backward))
      let photo = flight.frame.performers[Self.photo]
      let left = relation == .onward ? photo.lowerAlpha : photo.upperAlpha
      #expect(left == 1)
    }
  }

  @Test func aRedirectBeforeTheStartTurnsTheFlight() {
    let turns: [(FlightEvent.Relation, MatchDirection)] = [
      (.onward, .forward), (.backward, .backward),
    ]
    for (relation, direction) in turns {
      let other: MatchDirection = direction.isForward ? .backward : .forward
      var flight = Flight(FlightFixture.plan(from: 0, to: 1), direction: other)
      flight.handle(.redirect(FlightFixture.plan(from: 1, to: 2), relation))
      #expect(flight.direction == direction)
      #expect(flight.fraction == 0)
    }
  }

  @Test func aFrameOfAnotherPlanIsMadeAnew() {
    let flight = running(for: 0.1)
    var frame = Plan(lower: Capture(), upper: Capture(), options: PlanOptions(container: .unit))
      .frame(at: 0)
    flight.draw(into: &frame)
    #expect(frame.performers == flight.frame.performers)
  }

  @Test func aRedirectKeepsTheVelocity() {
    let flight = running(for: 0.2)
    let step = 1e-6
    let speed = (center(flight.after(step)) - center(flight)) / step
    for plan in [FlightFixture.plan(from: 0, to: 1, shift: 80)] {
      var turned = flight
      turned.handle(.redirect(plan, .sameScreens))
      let after = (center(turned.after(step)) - center(turned)) / step
      #expect((after - speed).length < 0.01 * speed.length + 0.1, "\(speed), \(after)")
    }
  }

  @Test func aRemovedPerformerFadesOutWhereItIs() {
    var flight = running(for: 0.15)
    let before = center(flight)
    flight.handle(.removed("photo"))
    let clip = flight.frame.clipBox(of: Self.photo)
    #expect(clip != nil)
    var alpha = flight.frame.performers[Self.photo].alpha
    while flight.outcome == nil {
      let performer = flight.frame.performers[Self.photo]
      #expect((performer.center - before).length < 1e-6)
      let round = flight.frame.clipBox(of: Self.photo)
      #expect(((round?.size ?? .zero) - (clip?.size ?? .zero)).length < 1e-6)
      #expect(performer.alpha <= alpha + 1e-9)
      alpha = performer.alpha
      flight = flight.after(1.0 / 60)
    }
    #expect(alpha < 0.05)
  }

  @Test func aPictureThatArrivesFadesIn() {
    var flight = running(for: 0.2)
    let late = 4
    #expect(flight.frame.performers[late].upperAlpha == 0)
    #expect(flight.frame.performers[late].lowerAlpha == 1)
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, isLoaded: true), .sameScreens))
    #expect(flight.frame.performers[late].upperAlpha < 1e-9)
    #expect(flight.after(0.1).frame.performers[late].upperAlpha > 0.1)
    #expect(flight.after(5).frame.performers[late].upperAlpha == 1)
  }

  @Test func aHitchIsAPauseAndNotAJump() {
    var flight = running(for: 0.05)
    let before = flight.time
    flight.handle(.tick(1000))
    #expect((flight.time - before - 0.1).magnitude < 1e-9)
    for clock in [Double.nan, -.infinity, .infinity, -5, 900] {
      let time = flight.time
      flight.handle(.tick(clock))
      #expect(flight.time == time, "\(clock)")
    }
  }
}

extension Flight {
  /// The flight so much later, in steps as a display makes them.
  func after(_ seconds: Double) -> Flight {
    var flight = self
    var clock = flight.time
    let end = clock + seconds
    // Time on the clock is that of the flight, so the first tick lets none pass.
    while clock < end, flight.outcome == nil {
      clock = min(clock + 1.0 / 60, end)
      flight.handle(.tick(clock))
    }
    return flight
  }
}

extension Double {
  fileprivate func expectBelow(_ limit: Double, _ comment: String) {
    #expect(self < limit, "\(comment)")
  }
}

extension Box {
  fileprivate static var unit: Box { Box(0, 0, 1, 1) }
}
