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
    expectLaw(20_000) { random in
      let curve = curve(&random)
      let x = random.number(0...1)
      // A vertical tangent turns the tolerance in time into a visible one in progress.
      let ys = [x - 1e-12, x + 1e-12].map {
        interpolated(curve.y1, curve.y2, halvedParameter(curve, $0))
      }.sorted()
      return curve(x) > ys[0] - 1e-9 && curve(x) < ys[1] + 1e-9
    }
  }

  @Test func theParameterIsFoundEvenAtVerticalTangents() {
    expectLaw(50_000, within: 1e-12) { random in
      let curve = random.chance(oneIn: 4) ? MatchBezier(1, 0, 0, 1) : curve(&random)
      let isMiddle = random.chance(oneIn: 3)
      let x = isMiddle ? 0.5 + random.number(-1e-6...1e-6) : random.number(0...1)
      let t = curve.parameter(at: x)
      return (0...1).contains(t) ? abs(interpolated(curve.x1, curve.x2, t) - x) : .infinity
    }
  }

  @Test func everyCurveIsExactAtBothEndsAndClampedBeyond() {
    expectLaw(10_000) { random in
      let curve = curve(&random, ys: -3...3)
      return [0, -0.1, -.infinity, .nan].allSatisfy { curve($0) == 0 }
        && [1, 1.1, .infinity].allSatisfy { curve($0) == 1 }
    }
  }

  @Test func theSlopeAgreesWithDifferences() {
    expectLaw(100_000, within: 1e-4) { random in
      func part() -> Double { random.number(0.1...0.9) }
      let curve = MatchBezier(part(), random.number(-2...3), part(), random.number(-2...3))
      let x = random.number(0.01...0.99)
      let difference = (curve(x + 1e-5) - curve(x - 1e-5)) / 2e-5
      let slope = curve.slope(at: x)
      return abs(slope - difference) / max(1, slope * slope)
    }
  }

  @Test func theSlopeAtTheEndsLeadsToTheNearestOtherPoint() {
    #expect(abs(MatchBezier.standard.slope(at: 0) - 0.1 / 0.25) < 1e-4)
    #expect(abs(MatchBezier.easeOut.slope(at: 0) - 1 / 0.58) < 1e-4)
    #expect(abs(MatchBezier.easeIn.slope(at: 1) - 1 / 0.58) < 1e-4)
    #expect(abs(MatchBezier.easeIn.slope(at: 0)) < 1e-4)
    #expect(abs(MatchBezier.easeOut.slope(at: 1)) < 1e-4)
    #expect(MatchBezier.linear.slope(at: 0.3) == 1)
  }

  @Test func theSlopeIsFiniteEvenWhereTheCurveIsVertical() {
    #expect(MatchBezier(1, 0, 0, 1).slope(at: 0.5) == 1e6)
    #expect(MatchBezier(1, 2, 0, -1).slope(at: 0.5) == -1e6)
    #expect(MatchBezier(0, 1, 1, 1).slope(at: 0) > 1e5)
    expectLaw(100_000) { random in
      let curve = curve(&random, ys: random.chance(oneIn: 3) ? -1e308...1e307 : -2...2)
      return [0, 0.5, 1, random.number(0...1), .nan, .infinity].allSatisfy {
        abs(curve.slope(at: $0)) <= 1e6 && curve($0).isFinite
      }
    }
  }
}
