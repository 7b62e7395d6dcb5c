import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What one or two fingers hold moves with them, grows and turns, its clips too, and comes back without a jump.
@Suite struct PinchTests {
  private typealias Nest = NestLawTests.Nest
  private static let ids = Nest.ids

  /// The way between two screens with a card that clips what is in it.
  private static func plan(_ random: inout SplitMix) -> Plan {
    let ends = [0, 1].map { _ in Nest.capture(&random, isRound: true) }
    let options = PlanOptions(container: FlightFixture.container, timing: random.timing())
    return Plan(lower: ends[0], upper: ends[1], options: options)
  }

  /// A flight that has begun; nil if it is over already.
  private static func flight(_ random: inout SplitMix) -> Flight? {
    let flight = Flight.flying(plan(&random), random.direction()).after(random.number(0...0.2))
    return flight.outcome == nil ? flight : nil
  }

  /// What two fingers do; one alone does none of it.
  private static func pinch(_ random: inout SplitMix) -> FlightEvent.Pinch {
    guard !random.chance(oneIn: 3) else { return .none }
    return FlightEvent.Pinch(
      growth: random.number(-0.6...0.3),
      angle: random.number(-1...1),
      around: random.vector(0...400)
    )
  }

  /// The corners of all that the nest shows, and of what clips it.
  private static func points(_ frame: Frame, of plan: Plan) -> [Vector] {
    ids.compactMap { plan.index(of: $0) }.flatMap { index in
      frame.performers[index].vertices + (frame.clip(of: index)?.placement.vertices ?? [])
    }
  }

  private static func distance(_ here: [Vector], _ there: [Vector]) -> Double {
    guard here.count == there.count else { return .infinity }
    return zip(here, there).reduce(0) { max($0, ($1.0 - $1.1).length) }
  }

  private static func moved(
    _ points: [Vector],
    by step: Vector,
    _ pinch: FlightEvent.Pinch
  ) -> [Vector] {
    points.map {
      pinch.center + ($0 - pinch.center).turned(by: pinch.angle) * Elementary.exp(pinch.growth)
        + step
    }
  }

  @Test func everyPointGoesWhereTheFingersTakeIt() {
    expectLaw(500, within: 1e-7) { random -> Double in
      guard var flight = Self.flight(&random) else { return 0 }
      flight.handle(.hold)
      var worst = 0.0
      for _ in 0..<4 {
        let before = Self.points(flight.frame, of: flight.plan)
        let (step, pinch) = (random.vector(-40...40), Self.pinch(&random))
        flight.handle(.drag("card", by: step, pinch: pinch))
        let after = Self.points(flight.frame, of: flight.plan)
        worst = max(worst, Self.distance(after, Self.moved(before, by: step, pinch)))
        // It stays there for as long as it is held.
        flight = flight.after(0.1)
        worst = max(worst, Self.distance(after, Self.points(flight.frame, of: flight.plan)))
      }
      return worst
    }
  }

  /// First the photo alone, then its card, then the photo again: each time about another middle.
  @Test func whatIsPinchedInsideWhatIsPinchedDoesNotJump() {
    expectLaw(500, within: 1e-6) { random -> Double in
      guard var flight = Self.flight(&random),
        Self.ids.allSatisfy({ flight.plan.index(of: $0) != nil })
      else { return 0 }
      flight.handle(.hold)
      var worst = 0.0
      for id in ["photo", "card", "badge", "card", "photo"] {
        let inner = Self.ids.drop { $0 != id }
        let before = flight.frame
        let (step, pinch) = (random.vector(-40...40), Self.pinch(&random))
        flight.handle(.drag(id, by: step, pinch: pinch))
        for other in Self.ids {
          guard let index = flight.plan.index(of: other) else { return .infinity }
          let (here, there) = (flight.frame.performers[index], before.performers[index])
          let points = there.vertices
          let expected = inner.contains(other) ? Self.moved(points, by: step, pinch) : points
          worst = max(worst, Self.distance(here.vertices, expected))
        }
      }
      return worst
    }
  }

  @Test func theNestKeepsItsShapeUntilItIsBack() {
    expectLaw(300, within: 1e-6) { random -> Double in
      guard var flight = Self.flight(&random) else { return 0 }
      let progress = random.number(0.1...0.9)
      flight.handle(.move(to: progress))
      flight.handle(.drag("card", by: random.vector(-40...40), pinch: Self.pinch(&random)))
      let velocity = random.vector(-900...900)
      flight.handle(.drop("card", velocity: velocity, pinch: Self.pinch(&random)))
      // It comes back while the flight is held where it is.
      var worst = 0.0
      let home = flight.plan.frame(at: flight.progress)
      guard let card = flight.plan.index(of: "card"),
        let back = home.performers[card].affine.inverse
      else { return .infinity }
      let points = Self.points(home, of: flight.plan)
      for _ in 0..<60 {
        let affine = flight.frame.performers[card].affine
        let expected = points.map { affine(back($0)) }
        worst = max(worst, Self.distance(Self.points(flight.frame, of: flight.plan), expected))
        flight = flight.after(1.0 / 60)
      }
      let rest = Self.distance(Self.points(flight.frame, of: flight.plan), points)
      return max(worst, rest > 0.2 ? rest : 0)
    }
  }

  @Test func itIsLetGoWithTheVelocityOfTheFingers() {
    expectLaw(300, within: 1) { random -> Double in
      guard var flight = Self.flight(&random) else { return 0 }
      flight.handle(.move(to: 0.5))
      flight.handle(.drag("card", by: random.vector(-40...40), pinch: Self.pinch(&random)))
      let before = Self.points(flight.frame, of: flight.plan)
      let (velocity, pinch) = (random.vector(-900...900), Self.pinch(&random))
      flight.handle(.drop("card", velocity: velocity, pinch: pinch))
      let time = 1e-6
      flight.handle(.tick(flight.time + time))
      let after = Self.points(flight.frame, of: flight.plan)
      let way = pinch.center
      let expected = before.map { point in
        let spread = point - way
        return velocity + spread * pinch.growth + Vector(-spread.y, spread.x) * pinch.angle
      }
      return zip(zip(before, after), expected).reduce(0.0) { worst, each in
        max(worst, ((each.0.1 - each.0.0) / time - each.1).length)
      }
    }
  }

  @Test func nothingGetsSmallerThanNothingAndAllEndsWhereItBelongs() {
    expectLaw(500, within: 0) { random -> Double in
      guard var flight = Self.flight(&random) else { return 0 }
      flight.handle(.move(to: random.number(0...1)))
      let pinch = FlightEvent.Pinch(growth: random.number(-3...(-0.7)), around: Vector(200, 300))
      flight.handle(.drag("card", by: .zero, pinch: pinch))
      flight.handle(.drop("card", velocity: .zero, pinch: Self.pinch(&random)))
      flight.handle(.release(velocity: random.number(-4...4)))
      var smallest = Double.infinity
      while flight.outcome == nil {
        guard let card = flight.plan.index(of: "card") else { return .infinity }
        let box = flight.frame.performers[card]
        smallest = min(smallest, min(box.size.x, box.size.y) * box.transform.determinant)
        flight = flight.after(1.0 / 60)
      }
      return smallest > 0 && flight.frame == flight.plan.frame(at: flight.progress) ? 0.0 : 1
    }
  }

  @Test func screensThatAreReadAgainChangeNothingForTheFingers() {
    expectLaw(500, within: 1e-6) { random -> Double in
      guard var flight = Self.flight(&random) else { return 0 }
      flight.handle(.move(to: 0.4))
      flight.handle(.drag("card", by: random.vector(-40...40), pinch: Self.pinch(&random)))
      var worst = 0.0
      for isHeld in [true, false] {
        if !isHeld { flight.handle(.release(velocity: random.number(-2...2))) }
        flight = flight.after(0.03)
        guard flight.outcome == nil else { break }
        let before = flight.frame
        var other = random
        flight.handle(.redirect(Self.plan(&other)))
        for id in Self.ids {
          guard let index = flight.plan.index(of: id), let origin = flight.origins[index]
          else { continue }
          let (here, there) = (flight.frame.performers[index], before.performers[origin])
          worst = max(worst, Self.distance(here.vertices, there.vertices))
        }
        guard isHeld else { continue }
        let points = Self.points(flight.frame, of: flight.plan)
        let pinch = Self.pinch(&random)
        flight.handle(.drag("card", by: .zero, pinch: pinch))
        let after = Self.points(flight.frame, of: flight.plan)
        worst = max(worst, Self.distance(after, Self.moved(points, by: .zero, pinch)))
      }
      return worst
    }
  }

  /// It used to stop growing and turning dead.
  @Test func screensThatAreReadAgainDoNotStopWhatTurnsBack() {
    expectLaw(500, within: 5) { random -> Double in
      guard var flight = Self.flight(&random) else { return 0 }
      flight.handle(.move(to: 0.5))
      flight.handle(.drag("card", by: random.vector(-40...40), pinch: Self.pinch(&random)))
      if random.chance(oneIn: 2) {
        flight.handle(.drop("card", velocity: random.vector(-90...90), pinch: Self.pinch(&random)))
        flight = flight.after(random.number(0...0.1))
      }
      flight.handle(.release(velocity: 0))
      flight = flight.after(random.number(0...0.1))
      guard flight.outcome == nil else { return 0 }
      func velocities(_ flight: Flight) -> [Vector] {
        let points = [0, 1e-6].map { time in
          var flight = flight
          flight.handle(.tick(flight.time + time))
          return Self.ids.compactMap { flight.plan.index(of: $0) }.flatMap {
            flight.frame.performers[$0].vertices
          }
        }
        return zip(points[0], points[1]).map { ($1 - $0) / 1e-6 }
      }
      var other = flight
      other.handle(.redirect(flight.plan))
      return Self.distance(velocities(flight), velocities(other))
    }
  }

  /// It used not to be at rest to the very end, so that no touch counted.
  @Test func whatWasPinchedIsAtRestOnceItIsBack() throws {
    for isPinched in [false, true] {
      var random = SplitMix(seed: 3)
      var flight = try #require(Self.flight(&random))
      flight.handle(.move(to: 0.9))
      let pinch = FlightEvent.Pinch(growth: -0.3, angle: 0.4, around: Vector(200, 200))
      flight.handle(.drag("card", by: .zero, pinch: isPinched ? pinch : .none))
      #expect(!flight.isAtRest(within: 2))
      flight.handle(.drop("card", velocity: .zero))
      flight.handle(.finish(velocity: 0))
      #expect(!flight.isAtRest(within: 2))
      while flight.outcome == nil, !flight.isAtRest(within: 2) { flight = flight.after(1.0 / 120) }
      #expect(flight.outcome == nil && flight.isAtRest(within: 2), "\(isPinched)")
    }
  }

  /// Unless the fingers dropped it, it used to turn back, and also if its screen was laid out before they did.
  @Test(arguments: [0, 1, 2])
  func whatIsTurnedAllTheWayRoundDoesNotTurnBack(way: Int) throws {
    var random = SplitMix(seed: 3)
    var flight = try #require(Self.flight(&random))
    flight.handle(.move(to: 0.5))
    for _ in 0..<8 {
      let pinch = FlightEvent.Pinch(growth: 0, angle: .pi / 4, around: Vector(200, 200))
      flight.handle(.drag("card", by: .zero, pinch: pinch))
    }
    let before = Self.points(flight.frame, of: flight.plan)
    if way == 1 { flight.handle(.redirect(flight.plan)) }
    flight.handle(way == 2 ? .finish(velocity: 0) : .drop("card", velocity: .zero))
    for _ in 0..<20 {
      flight = flight.after(1.0 / 60)
      let shown = flight.frame.performers.map(\.transform)
      #expect(shown.allSatisfy { $0.b.magnitude < 1e-9 && $0.a > 0 })
      let points = Self.points(flight.frame, of: flight.plan)
      #expect(way == 2 || Self.distance(before, points) < 1e-6)
    }
  }
}
