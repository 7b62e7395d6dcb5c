import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct CubicBezierTests {
  /// The parameter at a time fraction, found by halving alone and in other arithmetic.
  private func halvedParameter(_ curve: MatchBezier, _ x: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<100 {
      let t = (lower + upper) / 2
      if interpolated(curve.x1, curve.x2, t) < x { lower = t } else { upper = t }
    }
    return (lower + upper) / 2
  }

  /// A coordinate of the curve by repeated interpolation.
  private func interpolated(_ first: Double, _ second: Double, _ t: Double) -> Double {
    var points = [0, first, second, 1]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 * (1 - t) + $1 * t }
    }
    return points[0]
  }

  private func curve(_ random: inout SplitMix, ys: ClosedRange<Double> = 0...1) -> MatchBezier {
    let ends = [0.0, 1.0, random.number(0...1), random.number(0...1)]
    return MatchBezier(
      ends[random.whole(0...3)],
      random.number(ys),
      ends[random.whole(0...3)],
      random.number(ys)
    )
  }

  @Test(arguments: [
    (MatchBezier.easeInOut, 0.1, 0.019722), (.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5),
    (.easeInOut, 0.75, 0.870838), (.easeInOut, 0.9, 0.980278),
    (.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621862),
    (.easeOut, 0.25, 0.378138), (.easeOut, 0.5, 0.684643), (.easeOut, 0.75, 0.906535),
    (.standard, 0.1, 0.094796), (.standard, 0.25, 0.408511), (.standard, 0.5, 0.802403),
    (.standard, 0.75, 0.960459), (.standard, 0.9, 0.994316),
  ])
  func theNamedCurvesHaveTheirKnownValues(_ curve: MatchBezier, _ x: Double, _ y: Double) {
    #expect(abs(curve(x) - y) < 1e-6)
  }

  @Test func anyCurveAgreesWithHalving() {
    var random = SplitMix(seed: 21)
    for _ in 0..<Cases.some(of: 20_000) {
      let curve = curve(&random)
      let x = random.number(0...1)
      // A vertical tangent turns the tolerance in time into a visible one in progress.
      let before = halvedParameter(curve, x - 1e-12)
      let after = halvedParameter(curve, x + 1e-12)
      let ys = [before, after].map { interpolated(curve.y1, curve.y2, $0) }.sorted()
      #expect(curve(x) > ys[0] - 1e-9 && curve(x) < ys[1] + 1e-9, "seed 21, \(curve) at \(x)")
    }
  }

  @Test func theParameterIsFoundEvenAtVerticalTangents() {
    var random = SplitMix(seed: 22)
    let steepest = MatchBezier(1, 0, 0, 1)
    for index in 0..<Cases.some(of: 50_000) {
      let curve = index.isMultiple(of: 4) ? steepest : curve(&random)
      let x = index.isMultiple(of: 3) ? 0.5 + random.number(-1e-6...1e-6) : random.number(0...1)
      let t = curve.parameter(at: x)
      #expect((0...1).contains(t), "seed 22, \(curve) at \(x)")
      #expect(abs(interpolated(curve.x1, curve.x2, t) - x) <= 1e-12, "seed 22, \(curve) at \(x)")
    }
  }

  @Test func everyCurveIsExactAtBothEndsAndClampedBeyond() {
    var random = SplitMix(seed: 23)
    for _ in 0..<1_000 {
      let curve = curve(&random, ys: -3...3)
      for x in [0, -0.1, -.infinity, .nan] { #expect(curve(x) == 0, "seed 23, \(curve)") }
      for x in [1, 1.1, .infinity] { #expect(curve(x) == 1, "seed 23, \(curve)") }
    }
  }

  @Test func theSlopeAgreesWithDifferences() {
    var random = SplitMix(seed: 26)
    for _ in 0..<10_000 {
      let curve = MatchBezier(
        random.number(0.1...0.9),
        random.number(-2...3),
        random.number(0.1...0.9),
        random.number(-2...3)
      )
      let x = random.number(0.01...0.99)
      let difference = (curve(x + 1e-5) - curve(x - 1e-5)) / 2e-5
      let slope = curve.slope(at: x)
      #expect(abs(slope - difference) < 1e-4 * max(1, slope * slope), "seed 26, \(curve) at \(x)")
    }
  }

  @Test func theSlopeAtTheEndsLeadsToTheNearestOtherPoint() {
    #expect(abs(MatchBezier.standard.slope(at: 0) - 0.1 / 0.25) < 1e-12)
    #expect(abs(MatchBezier.easeOut.slope(at: 0) - 1 / 0.58) < 1e-12)
    #expect(abs(MatchBezier.easeIn.slope(at: 1) - 1 / 0.58) < 1e-12)
    #expect(MatchBezier.easeIn.slope(at: 0) == 0)
    #expect(MatchBezier.easeOut.slope(at: 1) == 0)
    #expect(MatchBezier.linear.slope(at: 0.3) == 1)
  }

  @Test func theSlopeIsFiniteEvenWhereTheCurveIsVertical() {
    #expect(MatchBezier(1, 0, 0, 1).slope(at: 0.5) == 1e6)
    #expect(MatchBezier(1, 2, 0, -1).slope(at: 0.5) == -1e6)
    #expect(MatchBezier(0, 1, 1, 1).slope(at: 0) == 1e6)
    var random = SplitMix(seed: 27)
    for _ in 0..<10_000 {
      let curve = curve(&random, ys: random.chance(oneIn: 3) ? -1e308...1e307 : -2...2)
      for x in [0, 0.5, 1, random.number(0...1), .nan, .infinity] {
        #expect(abs(curve.slope(at: x)) <= 1e6, "seed 27, \(curve) at \(x)")
        #expect(curve(x).isFinite, "seed 27, \(curve) at \(x)")
      }
    }
  }
}
