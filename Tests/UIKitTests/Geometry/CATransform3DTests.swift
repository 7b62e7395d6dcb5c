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

    static func spatial(_ random: inout SplitMix) -> CATransform3D {
      var transform = CATransform3DMakeRotation(
        random.number(-3...3),
        random.number(0.1...1),
        random.number(-1...1),
        random.number(-1...1)
      )
      transform = CATransform3DTranslate(transform, random.number(-9...9), 4, -2)
      transform.m34 = random.number(-0.01...0.01)
      return CATransform3DScale(transform, random.number(0.5...2), 1.5, 0.7)
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

    @Test func rotatingAboutZIsThePlanesRotation() {
      for angle in stride(from: -3.0, through: 3, by: 0.25) {
        let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))
        #expect(Self.areNear(CATransform3DMakeRotation(angle, 0, 0, 2), plane))
      }
    }

    @Test func anInverseLeadsBack() {
      var random = SplitMix(seed: 12)
      for _ in 0..<200 {
        let transform = Self.spatial(&random)
        let round = CATransform3DConcat(transform, CATransform3DInvert(transform))
        #expect(Self.areNear(round, CATransform3DIdentity))
      }
    }

    @Test func translatingScalingAndRotatingComeBeforeTheTransform() {
      var random = SplitMix(seed: 13)
      for _ in 0..<100 {
        let t = Self.spatial(&random)
        let (x, y, z) = (random.number(-2...2), random.number(-2...2), random.number(0.1...2))
        let moved = CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
        #expect(Self.areNear(CATransform3DTranslate(t, x, y, z), moved))
        let scaled = CATransform3DConcat(CATransform3DMakeScale(x, y, z), t)
        #expect(Self.areNear(CATransform3DScale(t, x, y, z), scaled))
        let turned = CATransform3DConcat(CATransform3DMakeRotation(1, x, y, z), t)
        #expect(Self.areNear(CATransform3DRotate(t, 1, x, y, z), turned))
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
