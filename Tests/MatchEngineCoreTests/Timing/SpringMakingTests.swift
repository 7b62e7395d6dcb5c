import MatchEngineCore
import MatchEngineTestSupport
import Testing

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
    #expect(response == .snappy)
    #expect(MatchSpring.smooth == MatchSpring(frequency: 4 * .pi, dampingRatio: 1))
    #expect(MatchSpring.bouncy.dampingRatio == 0.7)
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
    var random = SplitMix(seed: 43)
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 0, -1, 1, 1e308, 1e-308, .leastNonzeroMagnitude, -1e308,
    ]
    func number() -> Double { odd[random.whole(0...9)] * random.number(0...2) }
    for _ in 0..<20_000 {
      let (a, b, c) = (number(), number(), number())
      let springs = [
        MatchSpring(frequency: a, dampingRatio: b),
        MatchSpring(mass: a, stiffness: b, damping: c),
        MatchSpring(response: a, dampingRatio: b),
        MatchSpring(duration: a, bounce: b),
      ]
      for spring in springs {
        let source = "seed 43, \(spring) of \(a), \(b), \(c)"
        #expect(MatchSpring.frequencies.contains(spring.frequency), "\(source)")
        #expect(MatchSpring.dampingRatios.contains(spring.dampingRatio), "\(source)")
      }
    }
  }
}
