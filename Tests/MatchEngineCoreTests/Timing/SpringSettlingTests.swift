import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct SpringSettlingTests {
  private struct Case {
    var spring: MatchSpring
    var displacement: Double
    var velocity: Double
    var tolerance: Double

    init(_ random: inout SplitMix) {
      let near = [1e-3, 1e-6, 1e-9, 2e-16, 0][random.whole(0...4)]
      let ratios = [random.number(0.01...1), random.number(1...10), 1 + near, 1 - near]
      spring = MatchSpring(
        frequency: Elementary.exp(random.number(-2...6)),
        dampingRatio: ratios[random.whole(0...3)]
      )
      displacement = random.chance(oneIn: 5) ? 0 : random.number(-1...1)
      let push = Elementary.exp(random.number(-7...7)) * spring.frequency
      let pushes = [0, push, -push, -displacement * spring.frequency]
      velocity = pushes[random.whole(0...3)]
      tolerance = Elementary.exp(random.number(-14...0.5))
    }

    var settlingTime: Double {
      spring.settlingTime(from: displacement, velocity: velocity, tolerance: tolerance)
    }

    func distance(at time: Double) -> Double {
      abs(spring.motion(from: displacement, velocity: velocity, at: time).displacement)
    }
  }

  @Test func nothingLeavesTheToleranceAfterTheSettlingTime() {
    expectLaw(3_000) { random in
      let subject = Case(&random)
      let settled = subject.settlingTime
      let span = 12 * max(1, subject.spring.dampingRatio) / subject.spring.frequency
      return (0...1_000).allSatisfy {
        subject.distance(at: settled + span * Double($0) / 1_000) <= subject.tolerance
      }
    }
  }

  @Test func theSettlingTimeIsAtMostHalfAnOscillationAfterTheLastCrossing() {
    expectLaw(20_000) { random in
      var subject = Case(&random)
      subject.velocity = 0
      let settled = subject.settlingTime
      let spring = subject.spring
      let square = 1 - spring.dampingRatio * spring.dampingRatio
      let half = square > 0 ? Double.pi / (spring.frequency * square.squareRoot()) : 0
      guard settled > half else { return true }
      return (0...100).contains {
        let time = settled * (1 - 1e-6) - half * Double($0) / 100
        return subject.distance(at: time) > subject.tolerance * (1 - 1e-3)
      }
    }
  }

  @Test func whatNeverLeavesTheToleranceHasSettled() {
    let spring = MatchSpring(duration: 0.5, bounce: 0.3)
    #expect(spring.settlingTime(from: 0, velocity: 0) == 0)
    #expect(spring.settlingTime(from: 0.0009) == 0)
    #expect(spring.settlingTime(from: 0, velocity: 0.001) == 0)
    #expect(spring.settlingTime(from: 1e9, velocity: 1e9, tolerance: .infinity) == 0)
    #expect(spring.settlingTime(from: .nan, velocity: .nan) == 0)
    #expect(spring.settlingTime(tolerance: .nan) == spring.settlingTime())
    #expect(spring.settlingTime(from: 0, velocity: 1) > 0)
  }

  @Test func aStiffenedSpringSettlesInTimeAndIsHardlyStifferThanNecessary() {
    expectLaw(10_000) { random in
      let subject = Case(&random)
      let time = max(subject.settlingTime * random.number(0...1.2), 1e-3)
      let found = subject.spring.stiffened(
        toSettleWithin: time,
        from: subject.displacement,
        velocity: subject.velocity,
        tolerance: subject.tolerance
      )
      var stiff = subject
      stiff.spring = found
      guard stiff.settlingTime <= time, found.dampingRatio == subject.spring.dampingRatio else {
        return false
      }
      if found == subject.spring { return true }
      let isSlower = (0...20).contains { step in
        let share = 1 - 0.05 * Double(step) / 20
        stiff.spring = MatchSpring(
          frequency: max(found.frequency * share, subject.spring.frequency),
          dampingRatio: found.dampingRatio
        )
        return stiff.settlingTime > time
      }
      return isSlower && found.frequency > subject.spring.frequency
    }
  }

  @Test func evenTheWildestMotionCanBeStiffened() {
    for ratio in [0.01, 0.5, 1, 3, 100] {
      for (displacement, velocity) in [(1e250, -1e250), (0, 1e250), (-1.7e308, 3), (1, -1e12)] {
        for time in [1e-3, 0, -.infinity, .nan] {
          let slow = MatchSpring(frequency: 1e-3, dampingRatio: ratio)
          let found = slow.stiffened(
            toSettleWithin: time,
            from: displacement,
            velocity: velocity,
            tolerance: 1e-300
          )
          let settled = found.settlingTime(
            from: displacement,
            velocity: velocity,
            tolerance: 1e-300
          )
          #expect(settled <= 1e-3, "\(ratio) from \(displacement), \(velocity)")
        }
      }
    }
  }
}

@Suite struct SpringMakingTests {
  /// RC-2, RC-3: Core Animation does so.
  @Test(arguments: [(3, 1000, 500), (1, 100, 25), (0.05, 900, 30)] as [(Double, Double, Double)])
  func aPhysicalSpringThatIsOverdampedIsCriticallyDamped(
    mass: Double,
    stiffness: Double,
    damping: Double
  ) {
    let spring = MatchSpring(mass: mass, stiffness: stiffness, damping: damping)
    #expect(spring.dampingRatio == 1)
    #expect(abs(spring.frequency - (stiffness / mass).squareRoot()) < 1e-9)
  }

  @Test func allWaysOfMakingASpringAgree() {
    let physical = MatchSpring(mass: 2, stiffness: 200, damping: 20)
    #expect(physical.frequency == 10)
    #expect(abs(physical.dampingRatio - 0.5) < 1e-15)
    let response = MatchSpring(response: 0.5, dampingRatio: 0.85)
    #expect(response.frequency == 4 * .pi)
    #expect(response.timing == .snappy)
    #expect(
      MatchSpring(duration: 0.5, bounce: 0) == MatchSpring(frequency: 4 * .pi, dampingRatio: 1)
    )
    #expect(MatchSpring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
    #expect(MatchSpring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
  }

  @Test func badInputGivesADocumentedSpring() {
    let standard = MatchSpring(frequency: 4 * .pi, dampingRatio: 1)
    #expect(MatchSpring(frequency: .nan, dampingRatio: .nan) == standard)
    #expect(MatchSpring(frequency: -1, dampingRatio: 1) == standard)
    #expect(MatchSpring(response: .nan, dampingRatio: 1) == standard)
    #expect(MatchSpring(duration: .nan, bounce: .nan) == standard)
    #expect(MatchSpring(mass: .nan, stiffness: -1, damping: .infinity).frequency == 10)
    #expect(MatchSpring(mass: 0, stiffness: 0, damping: .nan).dampingRatio == 0.5)
    #expect(MatchSpring(frequency: .infinity, dampingRatio: .infinity).frequency == 1e9)
    #expect(MatchSpring(frequency: 1, dampingRatio: .infinity).dampingRatio == 100)
    #expect(MatchSpring(frequency: 1, dampingRatio: -1).dampingRatio == 0.01)
    #expect(MatchSpring(duration: 0, bounce: 2) == MatchSpring(duration: -3, bounce: 1))
    #expect(MatchSpring(duration: .infinity, bounce: -3).dampingRatio == 100)
    #expect(MatchSpring(duration: .infinity, bounce: 0).frequency == 1e-3)
  }

  @Test func everySpringIsWithinBoundsWhateverItIsMadeFrom() {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 0, -1, 1, 1e308, 1e-308, .leastNonzeroMagnitude, -1e308,
    ]
    expectLaw(200_000) { random in
      func number() -> Double { odd[random.whole(0...9)] * random.number(0...2) }
      let (a, b, c) = (number(), number(), number())
      return [
        MatchSpring(frequency: a, dampingRatio: b),
        MatchSpring(mass: a, stiffness: b, damping: c),
        MatchSpring(response: a, dampingRatio: b), MatchSpring(duration: a, bounce: b),
      ].allSatisfy {
        MatchSpring.frequencies.contains($0.frequency)
          && (0.01...100).contains($0.dampingRatio)
      }
    }
  }
}
