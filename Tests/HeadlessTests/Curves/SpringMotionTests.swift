// SP-1, RC-6: springs.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @Suite struct SpringMotionTests {
    static let fits: [(ratio: Double, duration: Double, velocity: Double, stiffness: Double)] = [
      (0.35, 1, 0, 286.409428), (0.6, 0.8, 0, 190.214275), (0.1, 1, 0, 2125.390128),
      (0.2, 1, 0, 707.221789), (0.5, 1, 0, 161.719503), (0.8, 1, 0, 80.897372),
      (0.9, 1, 0, 71.924729), (0.99, 1, 0, 80.025182), (0.5, 0.3, 0, 1796.883361),
      (0.5, 2, 0, 40.429876), (1, 1, 0, 85.255929), (1, 1, 1, 83.138036),
      (0.5, 1, 0.25, 159.672338), (0.5, 1, 1, 152.868414), (0.5, 1, 1.5, 147.616020),
      (0.5, 1, -2, 175.422412),
    ]

    @Test("SP-1: a damping ratio and a duration give the recorded stiffness")
    func fit() {
      for (ratio, duration, velocity, stiffness) in Self.fits {
        let spring = SpringMotion(
          dampingRatio: ratio,
          duration: duration,
          initialVelocity: velocity
        )
        #expect(abs(spring.stiffness / stiffness - 1) < 1e-7, "\(ratio) \(duration) \(velocity)")
        #expect(abs(spring.damping - 2 * ratio * stiffness.squareRoot()) < 1e-6)
        #expect(spring.mass == 1 && spring.initialVelocity == velocity)
      }
    }

    @Test("RC-6: at its duration a spring has a thousandth left, and is never overdamped")
    func recordedDurations() {
      for duration in [0.1, 0.5, 1, 2] {
        for ratio in [0.05, 0.3, 0.7, 0.95] {
          let spring = SpringMotion(dampingRatio: ratio, duration: duration)
          let left = exp(-ratio * spring.frequency * duration)
          #expect(abs(left * ratio / (1 - ratio * ratio).squareRoot() - 0.001) < 1e-6)
        }
        for velocity in [0, -3] as [Double] {
          let springs = [1, 1.5].map {
            SpringMotion(dampingRatio: $0, duration: duration, initialVelocity: velocity)
          }
          #expect(springs[1] == springs[0])
          #expect(abs(abs(springs[0].value(at: duration) - 1) - 0.001) < 1e-6)
        }
      }
    }
  }

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
