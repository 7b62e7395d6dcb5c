import MatchEngineCore
import MatchEngineTestSupport
import Testing

@Suite struct SpringMakingTests {
  /// Damping ratio, duration, initial velocity and the stiffness UIKit finds for them.
  private static let pins: [(Double, Double, Double, Double)] = [
    (0.35, 1, 0, 286.409428), (0.6, 0.8, 0, 190.214275), (0.1, 1, 0, 2125.390128),
    (0.2, 1, 0, 707.221789), (0.5, 1, 0, 161.719503), (0.8, 1, 0, 80.897372),
    (0.9, 1, 0, 71.924729), (0.99, 1, 0, 80.025182), (0.5, 0.3, 0, 1796.883361),
    (0.5, 2, 0, 40.429876), (1, 1, 0, 85.255929), (1, 1, 1, 83.138036),
    (0.5, 1, 0.25, 159.672338), (0.5, 1, 1, 152.868414), (0.5, 1, 1.5, 147.616020),
    (0.5, 1, -2, 175.422412),
  ]

  @Test(arguments: pins)
  func theFitMatchesUIKit(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
    let spring = MatchSpring(
      settlingIn: duration,
      dampingRatio: ratio,
      initialVelocity: velocity
    )
    #expect(abs(spring.frequency * spring.frequency / stiffness - 1) < 1e-7)
    #expect(spring.dampingRatio == ratio)
  }

  @Test func theFitIsTheSameAtAnyScaleOfTime() {
    var random = SplitMix(seed: 41)
    for _ in 0..<5_000 {
      let ratio = random.chance(oneIn: 4) ? 1 : random.number(0.01...1)
      let velocity = random.number(-30...30)
      let duration = random.number(0.01...100)
      let unit = MatchSpring(settlingIn: 1, dampingRatio: ratio, initialVelocity: velocity)
      let other = MatchSpring(
        settlingIn: duration,
        dampingRatio: ratio,
        initialVelocity: velocity / duration
      )
      #expect(
        abs(other.frequency * duration / unit.frequency - 1) < 1e-9,
        "seed 41, \(ratio) with \(velocity) in \(duration)"
      )
    }
  }

  @Test func aFittedSpringIsNearlyAtRestAfterTheDuration() {
    var random = SplitMix(seed: 42)
    for _ in 0..<5_000 {
      let ratio = random.number(0.01...0.9)
      let spring = MatchSpring(settlingIn: 1, dampingRatio: ratio)
      // The envelope of UIKit leaves out what the displacement adds to the velocity.
      #expect(abs(spring(1) - 1) < 0.0011 / ratio, "seed 42, \(ratio)")
    }
  }

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
    let fitted = MatchSpring(settlingIn: 1, dampingRatio: 1)
    #expect(MatchSpring(settlingIn: 1, dampingRatio: 3) == fitted)
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
        MatchSpring(settlingIn: a, dampingRatio: b, initialVelocity: c),
      ]
      for spring in springs {
        let source = "seed 43, \(spring) of \(a), \(b), \(c)"
        #expect(MatchSpring.frequencies.contains(spring.frequency), "\(source)")
        #expect(MatchSpring.dampingRatios.contains(spring.dampingRatio), "\(source)")
      }
    }
  }

  @Test func aSpringPrintsItsTwoNumbers() {
    let spring = MatchSpring(frequency: 12.5, dampingRatio: 0.75)
    #expect("\(spring)" == "MatchSpring(frequency: 12.5, dampingRatio: 0.75)")
  }
}
