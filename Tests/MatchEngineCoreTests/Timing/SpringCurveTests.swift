import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct SpringCurveTests {
  /// A spring of any regime, often very near critical damping.
  private func spring(_ random: inout SplitMix) -> MatchSpring {
    let near = [1e-3, 1e-6, 1e-9, 1e-12, 2e-16, 0][random.whole(0...5)]
    let ratios = [
      random.number(0.01...1), random.number(1...6), 1 + near, 1 - near,
    ]
    return MatchSpring(
      frequency: random.number(0.5...30),
      dampingRatio: ratios[random.whole(0...3)]
    )
  }

  /// The motion found by many small steps of the differential equation.
  private func stepped(
    _ spring: MatchSpring,
    _ x: Double,
    _ v: Double,
    _ time: Double
  ) -> (displacement: Double, velocity: Double) {
    var (x, v) = (x, v)
    let h = time / 20_000
    let stiffness = spring.frequency * spring.frequency
    let damping = 2 * spring.dampingRatio * spring.frequency
    func force(_ x: Double, _ v: Double) -> Double { -stiffness * x - damping * v }
    for _ in 0..<20_000 {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  /// How far two motions are apart, displacements and velocities alike.
  private func gap(
    _ one: (displacement: Double, velocity: Double),
    _ other: (displacement: Double, velocity: Double),
    _ spring: MatchSpring
  ) -> Double {
    max(
      abs(one.displacement - other.displacement),
      abs(one.velocity - other.velocity) / spring.frequency
    )
  }

  @Test func theMotionSolvesItsDifferentialEquation() {
    expectLaw(4000, within: 1e-9) { random in
      let spring = spring(&random)
      let (x, v) = (random.number(-2...2), random.number(-20...20))
      let time = random.number(0...2)
      let found = spring.motion(from: x, velocity: v, at: time)
      return gap(found, stepped(spring, x, v, time), spring) / (1 + abs(x) + abs(v))
    }
  }

  @Test func movingInTwoStepsIsMovingInOne() {
    expectLaw(500_000, within: 1e-12) { random in
      let spring = spring(&random)
      let (x, v) = (random.number(-2...2), random.number(-20...20))
      let (first, second) = (random.number(0...1), random.number(0...1))
      let middle = spring.motion(from: x, velocity: v, at: first)
      let found = spring.motion(from: middle.displacement, velocity: middle.velocity, at: second)
      let expected = spring.motion(from: x, velocity: v, at: first + second)
      return gap(found, expected, spring) / (abs(x) + abs(v) / spring.frequency)
    }
  }

  @Test func theRegimesMeetWithoutAJump() {
    expectLaw(200_000, within: 1) { random in
      let frequency = random.number(0.5...30)
      let time = random.number(0...2)
      let (x, v) = (random.number(-2...2), random.number(-20...20))
      let away = [1e-6, 1e-8, 1e-10, 1e-14, 2e-16][random.whole(0...4)]
      let places = [1 - away, 1, 1 + away].map {
        MatchSpring(frequency: frequency, dampingRatio: $0)
          .motion(from: x, velocity: v, at: time).displacement
      }
      let allowed = (4 * away + 1e-14) * (abs(x) + abs(v) / frequency)
      return max(abs(places[0] - places[1]), abs(places[2] - places[1])) / allowed
    }
  }

  @Test func nothingHasMovedAtTheStartAndEverythingRestsInTheEnd() {
    expectLaw(20_000) { random in
      let spring = spring(&random)
      func motion(_ time: Double) -> (Double, Double) {
        spring.motion(from: 3, velocity: 7, at: time)
      }
      return [0, -1, -.infinity, .nan].allSatisfy { motion($0) == (3, 7) }
        && [1e9, 1e300, .infinity].allSatisfy { motion($0) == (0, 0) }
        && spring(0) == 0 && spring(.infinity) == 1
    }
  }

  @Test func finiteInputGivesFiniteNumbers() {
    let extremes: [Double] = [0, -0.0, 1, -1, 1e-300, 1e300, -.greatestFiniteMagnitude, 1e-9]
    expectLaw(200_000) { random in
      let spring = MatchSpring(
        frequency: extremes[random.whole(0...7)] * random.number(0...100),
        dampingRatio: random.chance(oneIn: 2) ? extremes[random.whole(0...7)] : random.number(0...2)
      )
      let (x, v) = (extremes[random.whole(0...7)], extremes[random.whole(0...7)])
      let time = extremes[random.whole(0...7)].magnitude * random.number(0...1)
      let found = spring.motion(from: x, velocity: v, at: time)
      let settling = spring.settlingTime(from: x, velocity: v, tolerance: extremes[4])
      return found.displacement.isFinite && found.velocity.isFinite && settling.isFinite
        && settling >= 0
    }
  }

  @Test func progressGoesFromZeroToOne() {
    let spring = MatchSpring(duration: 0.5, bounce: 0.3)
    let motion = spring.motion(from: -1, velocity: 2, at: 0.1)
    #expect(spring(0.1, initialVelocity: 2) == 1 + motion.displacement)
    // From 1 − (1 + ωt)·exp(−ωt) with ω = 4π.
    #expect(abs(MatchSpring(duration: 0.5, bounce: 0)(0.25) - 0.821025553586) < 1e-9)
    #expect(spring(0.4) > 1)
  }
}
