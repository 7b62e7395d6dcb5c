// AN-14: the curves' values.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @Suite struct CubicCurveTests {
    static let recorded: [(curve: CubicCurve, time: Double, value: Double)] = [
      (.easeInOut, 0.1, 0.019722), (.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5),
      (.easeInOut, 0.75, 0.870838), (.easeInOut, 0.9, 0.980278),
      (.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621862),
      (.easeOut, 0.25, 0.378138), (.easeOut, 0.5, 0.684643), (.easeOut, 0.75, 0.906535),
      (.default, 0.1, 0.094796), (.default, 0.25, 0.408511), (.default, 0.5, 0.802403),
      (.default, 0.75, 0.960459), (.default, 0.9, 0.994316),
    ]

    @Test("AN-14: the named curves have the recorded values")
    func recordedValues() {
      for (curve, time, value) in Self.recorded {
        #expect(abs(curve.value(at: time) - value) < 1e-6, "\(curve) at \(time)")
      }
    }

    @Test func aCurvesValueLiesOnItsBezier() {
      var random = SplitMix(seed: 72)
      for _ in 0..<500 {
        let curve = CubicCurve(
          random.number(0...1),
          random.number(-1...2),
          random.number(0...1),
          random.number(-1...2)
        )
        let t = random.number(0...1)
        let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
        let slope =
          3 * (1 - t) * (1 - t) * curve.x1 + 6 * (1 - t) * t * (curve.x2 - curve.x1)
          + 3 * t * t * (1 - curve.x2)
        guard slope > 1e-2 else { continue }
        let value = curve.value(at: a * curve.x1 + b * curve.x2 + c)
        #expect(abs(value - (a * curve.y1 + b * curve.y2 + c)) < 1e-9)
      }
    }
  }
}
