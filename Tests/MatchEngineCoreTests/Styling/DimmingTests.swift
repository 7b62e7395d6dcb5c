import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What lies over a screen that is covered.
@Suite struct DimmingTests {
  private func plan(_ effect: MatchEffect) -> Plan {
    Plan([.plain("x")], [.plain("x")]) {
      $0.screens = effect
      $0.timing = MatchTiming(.linear, duration: 0.4)
    }
  }

  @Test func aScreenIsDimmedAndBlurredInProportion() {
    let law = Law(300) { random in
      let (dim, blur) = (random.number(0.01...1), random.number(0.01...1))
      let plan = plan(.dim(dim) + .push(from: .left) + .blur(blur))
      let progress = random.number(0...1)
      let frame = plan.frame(at: progress)
      guard let seen = frame.dimming(of: 0) else { return false }
      return frame.dimming(of: 1) == nil && (seen.dim - progress * dim).magnitude < 1e-12
        && (seen.blur - progress * blur).magnitude < 1e-12
    }
    #expect(law.holds, "\(law)")
  }

  @Test func aCoveringScreenComesOutOfTheDark() {
    let plan = plan(MatchEffect(upper: MatchEffect.Pose(dim: 0.4), lower: .rest))
    #expect(plan.frame(at: 0).dimming(of: 0) == nil)
    #expect(plan.frame(at: 0).dimming(of: 1)?.dim == 0.4)
    #expect(plan.frame(at: 1).dimming(of: 1)?.dim == 0)
  }

  @Test(arguments: [MatchEffect.fade, .identity, .zoom, .dim(0), .blur(0), .push(from: .left)])
  func withoutAnythingOverItAScreenHasNothing(_ effect: MatchEffect) {
    let frame = plan(effect).frame(at: 0.5)
    #expect(frame.dimming(of: 0) == nil && frame.dimming(of: 1) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 7])
  func aBadNumberStaysWithinItsBounds(_ bad: Double) {
    let expected = bad > 0 ? 1.0 : 0
    let named = [MatchEffect.dim(bad).lower, MatchEffect.blur(bad).lower]
    #expect(named[0].dim == expected && named[1].blur == expected)
    let pose = MatchEffect.Pose(dim: bad, blur: bad)
    let frame = plan(MatchEffect(upper: .rest, lower: pose)).frame(at: 1)
    #expect((frame.dimming(of: 0)?.dim ?? 0) == expected)
    #expect((frame.dimming(of: 0)?.blur ?? 0) == expected)
  }

  @Test func aSingleViewIsNeverDimmed() {
    let style = MatchStyle(entering: .dim(0.5), leaving: .blur(1))
    let plan = Plan([.plain("a", style)], [.plain("b", style)])
    #expect(plan.performers.map(\.role) == [.lowerRoot, .upperRoot])
  }

  /// Plans that a flight can go on to, with how far their lower screen is dimmed.
  static let others: [(MatchEffect, FlightEvent.Departure?)] =
    [MatchEffect.fade, .dim(0.9), .dim(0.1) + .blur(0.5)].flatMap { effect in
      [nil, FlightEvent.Departure.onward, .backward].map { (effect, $0) }
    }

  @Test(arguments: others)
  func whateverThePlanBecomesTheLightDoesNotJump(
    _ next: MatchEffect,
    _ departure: FlightEvent.Departure?
  ) throws {
    for direction in [MatchDirection.forward, .backward] {
      var flight = Flight(plan(.dim(0.6) + .blur(0.8)), direction: direction)
      for event in [FlightEvent.start, .staged, .tick(0)] { flight.handle(event) }
      for step in 1...12 { flight.handle(.tick(Double(step) / 60)) }
      let before = flight.frame
      flight.handle(.redirect(plan(next), departure))
      let after = flight.frame
      for (index, origin) in flight.origins.enumerated() where flight.plan.performers[index].isRoot
      {
        guard let origin, let was = before.dimming(of: origin) else { continue }
        let now = try #require(after.dimming(of: index))
        #expect(abs(was.dim - now.dim) < 1e-9 && abs(was.blur - now.blur) < 1e-9)
      }
      var last = after
      for step in 13...120 {
        flight.handle(.tick(Double(step) / 60))
        let now = flight.frame
        guard flight.outcome == nil, now.performers.count == last.performers.count else { break }
        for index in 0..<2 {
          let (was, seen) = (last.dimming(of: index), now.dimming(of: index))
          #expect(abs((was?.dim ?? 0) - (seen?.dim ?? 0)) < 0.15)
        }
        last = now
      }
      #expect(flight.outcome == .finished)
      let rest = flight.plan.frame(at: flight.direction.isForward ? 1 : 0)
      #expect(abs((last.dimming(of: 0)?.dim ?? 0) - (rest.dimming(of: 0)?.dim ?? 0)) < 0.02)
    }
  }
}

extension Frame {
  /// How dark and how blurred a screen is; nil if it never is.
  fileprivate func dimming(of performer: Int) -> (dim: Double, blur: Double)? {
    decoration(of: performer).map { ($0.background.alpha, $0.blur) }
  }
}
