import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct PlanTimingTests {
  @Test func theAutomaticDurationGrowsWithTheDistanceWithinItsBounds() {
    expectLaw(5000) { random in
      let (a, b) = (random.number(0...2000), random.number(0...2000))
      let (short, long) = (min(a, b), max(a, b))
      let durations = [short, long].map { MatchTiming.automaticDuration(for: $0) }
      return durations[0] <= durations[1] && durations[0] >= 0.25 && durations[1] <= 0.5
    }
    #expect(MatchTiming.automaticDuration(for: 0) == 0.25)
    #expect(MatchTiming.automaticDuration(for: 1000) == 0.5)
    #expect(MatchTiming.automaticDuration(for: .infinity) == 0.5)
    for bad in [-1, -Double.infinity, .nan] {
      #expect(MatchTiming.automaticDuration(for: bad) == 0.25)
    }
  }

  private func row(_ timings: [MatchTiming?], change: (inout PlanOptions) -> Void = { _ in })
    -> Plan
  {
    let lower = timings.enumerated().map { index, timing in
      Element.at(
        Box(0, Double(index) * 100, 50, 50),
        "v\(index)",
        style: MatchStyle(timing: timing)
      )
    }
    return Plan(lower, lower, change: change)
  }

  @Test func equalTimingsShareOneTrack() {
    let (slow, quick) = (MatchTiming.linear(duration: 2), MatchTiming.linear(duration: 0.1))
    let plan = row([slow, nil, quick, slow, quick, .easeInOut()])
    #expect(plan.boxPaths.dropFirst(2).map(\.trackIndex) == [1, 0, 2, 1, 2, 0])
    #expect(plan.tracks.count == 3)
  }

  @Test func theFlightLastsUntilItsLastTrackEnds() {
    let late = MatchTiming.linear(duration: 0.5).delay(1)
    #expect(row([late, MatchTiming.linear(duration: 1.2)]).duration == 1.5)
    #expect(row([nil]) { $0.timing = .linear(duration: 0.7) }.duration == 0.7)
  }

  @Test func theLongestDistanceSetsTheAutomaticDuration() {
    let lower = ["near", "far"].map { Element.at(Box(0, 0, 50, 50), $0) }
    let upper = [
      Element.at(Box(10, 0, 50, 50), "near"), Element.at(Box(300, 400, 50, 50), "far"),
    ]
    #expect(Plan(lower, upper).duration == MatchTiming.automaticDuration(for: 500))
  }

  private func delays(_ plan: Plan) -> [Double] {
    plan.boxPaths.dropFirst(2).map { plan.tracks[$0.trackIndex].delay }
  }

  @Test func staggerGoesInPaintOrderOrAgainstItOrAsAWave() {
    let staggers: [(MatchStagger, [Double])] = [
      (.step(0.5), [0, 0.5, 1]), (.step(-0.5), [1, 0.5, 0]), (.together, [0, 0, 0]),
      (.wave(x: 25, y: 25, speed: 1000), [0, 0.1, 0.2]),
    ]
    for (stagger, expected) in staggers {
      #expect(delays(row([nil, nil, nil]) { $0.stagger = stagger }) == expected)
    }
    let own = MatchTiming.linear(duration: 1).delay(0.25)
    #expect(delays(row([own, own]) { $0.stagger = .step(0.5) }) == [0.25, 0.75])
  }

  /// A view twenty million points away used to delay a whole flight by a minute.
  @Test func aWaveReachesWhatIsOutsideAtTheContainersEdge() {
    let lower = [Element.at(Box(0, 0, 10, 10), "near"), .at(Box(0, 0, 2e7, 2e7), "far")]
    let upper = [Element.at(Box(0, 0, 10, 10), "near"), .at(Box(9, 9, 10, 10), "far")]
    let plan = Plan(lower, upper) { $0.stagger = .wave(x: 0, y: 0, speed: 1000) }
    let edge = plan.options.container.end.length / 1000
    #expect(delays(plan) == [Vector(5, 5).length / 1000, edge])
  }

  /// A spring that would swing for hours used to be cut off, sixteen points from its end.
  @Test(arguments: [(0.5, 0.3), (30, 1), (4, 0.01), (3000, 100)])
  func everySpringIsAtRestWhenItsFlightEnds(response: Double, ratio: Double) {
    let spring = MatchSpring(response: response, dampingRatio: ratio)
    let plan = row([nil]) { $0.timing = spring.timing }
    let far = Plan([.at(Box(0, 0, 50, 50), "x")], [.at(Box(0, 700, 50, 50), "x")]) {
      $0.timing = spring.timing
    }
    for plan in [plan, far] {
      #expect(plan.duration <= MatchTiming.limit)
      for excess in [1e-6, 0.1, 0.5, 2] {
        let seen = Flight.flying(plan).frame(after: plan.duration + excess)
        let miss = seen.performers[2].center - plan.frame(at: 1).performers[2].center
        #expect(miss.length <= 0.5)
      }
    }
  }

  /// What only the upper screen has used to come last.
  @Test func whatEntersBetweenOthersStartsBetweenThem() {
    let fade = MatchStyle(entering: .fade, leaving: .fade)
    let both: [Element] = [.plain("a"), .plain("b")]
    let more: [Element] = [.plain("a"), .plain("new", fade), .plain("b")]
    for plan in [Plan(both, more), Plan(more, both)].map({ plan in
      Plan(plan.lower.elements, plan.upper.elements) { $0.stagger = .step(0.5) }
    }) {
      let starts = ["a", "new", "b"].compactMap { plan.boxPath($0) }.map {
        plan.tracks[$0.trackIndex].delay
      }
      #expect(starts == [0, 0.5, 1])
    }
  }

  @Test func aTaggedViewInsideAnotherStartsWithIt() {
    // What has a timing of its own used to set out before its card.
    for timing in [nil, MatchTiming.linear(duration: 0.2), MatchTiming.linear().delay(0.25)] {
      let inside = Element.plain("in b", MatchStyle(timing: timing), ancestor: 1)
      let elements: [Element] = [.plain("a"), .plain("b"), inside, .plain("c")]
      let plan = Plan(elements, elements) { $0.stagger = .step(0.5) }
      #expect(delays(plan) == [0, 0.5, 0.5 + (timing?.delay ?? 0), 1])
    }
  }
}
