#if canImport(UIKit)
// Affine transforms by their laws.
import MatchEngineTestSupport
import Testing
import UIKit

extension UIKitTests {
  @Suite struct CGAffineTransformTests {
    static func transform(_ random: inout SplitMix) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: random.number(-3...3))
        .scaledBy(x: random.number(0.2...3), y: -random.number(0.2...3))
        .rotated(by: random.number(-3...3))
        .translatedBy(x: random.number(-50...50), y: random.number(-50...50))
    }

    static func point(_ random: inout SplitMix) -> CGPoint {
      CGPoint(x: random.number(-100...100), y: random.number(-100...100))
    }

    static func areNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
      abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    @Test("GE-12: a rectangle through a transform becomes the bounding box")
    func rectanglesBecomeBoundingBoxes() {
      var random = SplitMix(seed: 4)
      for _ in 0..<300 {
        let transform = Self.transform(&random)
        let (first, second) = (Self.point(&random), Self.point(&random))
        let rect = CGRect(
          x: min(first.x, second.x),
          y: min(first.y, second.y),
          width: abs(first.x - second.x),
          height: abs(first.y - second.y)
        )
        let box = rect.applying(transform)
        let corners = [
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { $0.applying(transform) }
        #expect(abs(box.minX - (corners.map(\.x).min() ?? .nan)) < 1e-9)
        #expect(abs(box.maxX - (corners.map(\.x).max() ?? .nan)) < 1e-9)
        #expect(abs(box.minY - (corners.map(\.y).min() ?? .nan)) < 1e-9)
        #expect(abs(box.maxY - (corners.map(\.y).max() ?? .nan)) < 1e-9)
      }
    }
  }

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
