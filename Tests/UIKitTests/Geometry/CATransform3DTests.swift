#if canImport(UIKit)
// 4 × 4 transforms by their laws.
import Foundation
import MatchEngineTestSupport
import Testing
import UIKit

extension UIKitTests {
  @Suite struct CATransform3DTests {
    static func numbers(_ t: CATransform3D) -> [CGFloat] {
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
        t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ]
    }

    static func areNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
      zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func affineTransformsKeepTheirMeaning() {
      var random = SplitMix(seed: 11)
      for _ in 0..<200 {
        let first = CGAffineTransformTests.transform(&random)
        let second = CGAffineTransformTests.transform(&random)
        let both = CATransform3DConcat(
          CATransform3DMakeAffineTransform(first),
          CATransform3DMakeAffineTransform(second)
        )
        #expect(CATransform3DIsAffine(both))
        #expect(
          Self.areNear(both, CATransform3DMakeAffineTransform(first.concatenating(second)))
        )
        #expect(
          CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(first)) == first
        )
      }
    }

    @Test func whatLeavesThePlaneIsNotAffine() {
      #expect(CATransform3DIsAffine(CATransform3DIdentity))
      #expect(CATransform3DIsIdentity(CATransform3DIdentity))
      #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 1, 0, 0)))
      #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
      var perspective = CATransform3DIdentity
      perspective.m34 = -0.002
      #expect(!CATransform3DIsAffine(perspective))
      #expect(!CATransform3DIsIdentity(perspective))
      #expect(!CATransform3DEqualToTransform(perspective, CATransform3DIdentity))
    }
  }
}
#endif
