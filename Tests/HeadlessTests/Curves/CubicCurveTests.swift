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
  }
}
