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

  @Test(arguments: [1e-3, 1, 10, 700] as [Double])
  func theExponentialAgreesWithTheLibrary(_ limit: Double) {
    let found = worst(seed: 11, -limit...limit, Elementary.exp, Foundation.exp)
    #expect(found <= 1, "seed 11, within \(limit)")
  }

  @Test func theExponentialOverflowsAndUnderflowsGracefully() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-0.0) == 1)
    #expect(Elementary.exp(709.7) == Foundation.exp(709.7))
    for x: Double in [709.79, 710, 1e300, .infinity] { #expect(Elementary.exp(x) == .infinity) }
    for x: Double in [-745.2, -746, -1e300, -.infinity] { #expect(Elementary.exp(x) == 0) }
    let found = worst(seed: 12, -745...(-708), Elementary.exp, Foundation.exp)
    #expect(found <= 1, "seed 12")
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test func theDeclineAgreesWithTheLibraryDownToZero() {
    #expect(Elementary.decline(0) == 1)
    for limit: Double in [1e-12, 1e-3, 1, 50, 1e6] {
      let found = worst(seed: 13, 0...limit, Elementary.decline) { -Foundation.expm1(-$0) / $0 }
      #expect(found <= 4, "seed 13, within \(limit)")
    }
  }

  @Test(arguments: [0.5...2, 0...1, 1...1e6, 0...1e300, 0...0x1p-1030] as [ClosedRange<Double>])
  func theLogarithmAgreesWithTheLibrary(_ bounds: ClosedRange<Double>) {
    let found = worst(seed: 14, bounds, Elementary.log, Foundation.log)
    #expect(found <= 1.5, "seed 14, within \(bounds)")
  }

  @Test func theLogarithmHasItsSpecialValues() {
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.nan).isNaN)
  }

  @Test(arguments: [1e-9, 0.8, 4, 100, 1e5, 1e6] as [Double])
  func sineAndCosineAgreeWithTheLibrary(_ limit: Double) {
    let sine = worst(seed: 15, -limit...limit, { Elementary.sincos($0).sine }, Foundation.sin)
    let cosine = worst(seed: 16, -limit...limit, { Elementary.sincos($0).cosine }, Foundation.cos)
    #expect(sine <= 1.5, "seed 15, within \(limit)")
    #expect(cosine <= 1.5, "seed 16, within \(limit)")
  }

  @Test func sineAndCosineAgreeWithTheLibraryNearTheirZeros() {
    for quarter in 1...60_000 {
      let x = Double(quarter) * (.pi / 2)
      let (sine, cosine) = Elementary.sincos(x)
      #expect(distance(sine, Foundation.sin(x)) <= 1.5, "\(quarter) quarter turns")
      #expect(distance(cosine, Foundation.cos(x)) <= 1.5, "\(quarter) quarter turns")
    }
  }

  @Test func sineAndCosineStayBoundedForHugeAngles() {
    var random = SplitMix(seed: 17)
    var angles = [0x1p20, 0x1p52, 0x1p53, 1e300, .greatestFiniteMagnitude]
    for _ in 0..<20_000 { angles.append(Foundation.pow(10, random.number(6...308))) }
    for x in angles {
      let (sine, cosine) = Elementary.sincos(x)
      #expect(abs(sine * sine + cosine * cosine - 1) < 1e-15, "seed 17, \(x)")
      #expect(Elementary.sincos(-x).sine == -sine, "seed 17, \(x)")
      #expect(abs(sine - Foundation.sin(x)) < 4 * x.ulp, "seed 17, \(x)")
    }
  }

  @Test func sineAndCosineHaveTheirSpecialValues() {
    #expect(Elementary.sincos(0).sine.sign == .plus)
    #expect(Elementary.sincos(-0.0).sine.sign == .minus)
    #expect(Elementary.sincos(-0.0).sine == 0)
    #expect(Elementary.sincos(-0.0).cosine == 1)
    for x in [Double.infinity, -.infinity, .nan] {
      #expect(Elementary.sincos(x).sine.isNaN)
      #expect(Elementary.sincos(x).cosine.isNaN)
    }
  }

  @Test func theArcTangentAgreesWithTheLibraryInEveryDirection() {
    var random = SplitMix(seed: 18)
    for _ in 0..<50_000 {
      let scale = Foundation.pow(10, random.number(-310...307))
      let y = random.number(-1...1) * scale
      let x = random.number(-1...1) * scale * (random.chance(oneIn: 4) ? 1e-3 : 1)
      let expected = Foundation.atan2(y, x)
      #expect(distance(Elementary.atan2(y, x), expected) <= 2, "seed 18, (\(x), \(y))")
    }
  }

  @Test func theArcTangentHasItsSpecialValues() {
    let parts: [Double] = [0, -0.0, 1, -1, .infinity, -.infinity, .leastNonzeroMagnitude, 1e308]
    for y in parts {
      for x in parts {
        let value = Elementary.atan2(y, x)
        #expect(value == Foundation.atan2(y, x), "(\(x), \(y))")
        #expect(value.sign == y.sign, "(\(x), \(y))")
      }
      #expect(Elementary.atan2(y, .nan).isNaN)
      #expect(Elementary.atan2(.nan, y).isNaN)
    }
  }
}
