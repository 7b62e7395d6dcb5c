import Foundation
import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ElementaryFunctionsTests {
  /// How many units in the last place of `expected` are between the two.
  private func distance(_ value: Double, _ expected: Double) -> Double {
    value == expected ? 0 : abs(value - expected) / expected.ulp
  }

  /// The worst distance from the C library over many arguments.
  private func worst(
    seed: UInt64,
    _ bounds: ClosedRange<Double>,
    _ value: (Double) -> Double,
    _ expected: (Double) -> Double
  ) -> Double {
    var random = SplitMix(seed: seed)
    return (0..<20_000).map { _ in
      let x = random.number(bounds)
      return distance(value(x), expected(x))
    }.max() ?? .infinity
  }

  @Test func everyFunctionAgreesWithTheLibrary() {
    func expect(
      _ most: Double,
      _ bounds: [ClosedRange<Double>],
      _ value: (Double) -> Double,
      _ expected: (Double) -> Double
    ) {
      for bounds in bounds {
        let found = worst(seed: 11, bounds, value, expected)
        #expect(found <= most, "\(found) for \(most) within \(bounds)")
      }
    }
    let limits = [1e-3, 1, 10, 700].map { -$0...$0 }
    expect(1, limits + [-745...(-708)], Elementary.exp, Foundation.exp)
    let ends = [1e-12, 1e-3, 1, 50, 1e6].map { 0...$0 }
    expect(4, ends, Elementary.meanDecay) { -Foundation.expm1(-$0) / $0 }
    let angles = [1e-9, 0.8, 4, 100, 1e5].map { -$0...$0 }
    expect(1.5, angles, { Elementary.sincos($0).sine }, Foundation.sin)
    expect(1.5, angles, { Elementary.sincos($0).cosine }, Foundation.cos)
  }

  @Test func theExponentialOverflowsAndUnderflowsGracefully() {
    #expect([0, -0.0, 709.7].map(Elementary.exp) == [1, 1, Foundation.exp(709.7)])
    for x: Double in [709.79, 710, 1e300, .infinity] { #expect(Elementary.exp(x) == .infinity) }
    for x: Double in [-745.2, -746, -1e300, -.infinity] { #expect(Elementary.exp(x) == 0) }
    #expect(Elementary.exp(.nan).isNaN && Elementary.meanDecay(0) == 1)
  }

  @Test func sineAndCosineAgreeWithTheLibraryNearTheirZeros() {
    for quarter in 1...60_000 {
      let x = Double(quarter) * (.pi / 2)
      let (sine, cosine) = Elementary.sincos(x)
      #expect(abs(sine - Foundation.sin(x)) <= 2e-16, "\(quarter) quarter turns")
      #expect(abs(cosine - Foundation.cos(x)) <= 2e-16, "\(quarter) quarter turns")
    }
  }

  @Test func anAngleThatNothingHasCountsAsNone() {
    for x in [0x1p20, 1e300, .infinity, .nan] {
      for x in [x, -x] {
        let (sine, cosine) = Elementary.sincos(x)
        #expect(sine == 0 && cosine == 1)
      }
    }
  }

  @Test func theArcTangentAgreesWithTheLibraryInEveryDirection() {
    var random = SplitMix(seed: 18)
    for _ in 0..<50_000 {
      let scale = Foundation.pow(10, random.number(-300...300))
      let y = random.number(-1...1) * scale
      let x = random.number(-1...1) * scale * (random.chance(oneIn: 4) ? 1e-3 : 1)
      let expected = Foundation.atan2(y, x)
      #expect(distance(Elementary.atan2(y, x), expected) <= 2, "seed 18, (\(x), \(y))")
    }
  }

  @Test func theArcTangentHasItsSpecialValues() {
    let parts: [Double] = [0, -0.0, 1, -1, 1e9, -1e-9, .leastNonzeroMagnitude, 1e300]
    for y in parts {
      for x in parts {
        let value = Elementary.atan2(y, x)
        #expect(distance(value, Foundation.atan2(y, x)) <= 1, "(\(x), \(y))")
        #expect(value.sign == y.sign, "(\(x), \(y))")
      }
    }
  }
}
