#if canImport(UIKit)
// Affine transforms by their laws.
import Foundation
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

    @Test func concatenatingAppliesOneAfterTheOther() {
      var random = SplitMix(seed: 1)
      for _ in 0..<300 {
        let (first, second) = (Self.transform(&random), Self.transform(&random))
        let point = Self.point(&random)
        let both = point.applying(first.concatenating(second))
        #expect(Self.areNear(both, point.applying(first).applying(second)))
      }
    }

    @Test func anInverseLeadsBack() {
      var random = SplitMix(seed: 2)
      for _ in 0..<300 {
        let (transform, point) = (Self.transform(&random), Self.point(&random))
        #expect(Self.areNear(point.applying(transform).applying(transform.inverted()), point))
      }
      let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 5)
      #expect(flat.inverted() == flat)
    }

    @Test func translatedScaledAndRotatedComeBeforeTheTransform() {
      var random = SplitMix(seed: 3)
      for _ in 0..<300 {
        let (transform, point) = (Self.transform(&random), Self.point(&random))
        let (x, y) = (random.number(-2...2), random.number(-2...2))
        let moved = CGPoint(x: point.x + x, y: point.y + y)
        #expect(
          Self.areNear(
            point.applying(transform.translatedBy(x: x, y: y)),
            moved.applying(transform)
          )
        )
        let scaled = CGPoint(x: point.x * x, y: point.y * y)
        #expect(
          Self.areNear(point.applying(transform.scaledBy(x: x, y: y)), scaled.applying(transform))
        )
        let turned = CGPoint(
          x: point.x * cos(x) - point.y * sin(x),
          y: point.x * sin(x) + point.y * cos(x)
        )
        #expect(Self.areNear(point.applying(transform.rotated(by: x)), turned.applying(transform)))
      }
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

    @Test func sizesAreNotTranslated() {
      let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 50, ty: 60)
      let size = CGSize(width: 10, height: 100).applying(transform)
      #expect(size == CGSize(width: 310, height: 420))
    }

    @Test func onlyTheIdentityIsTheIdentity() {
      #expect(CGAffineTransform.identity.isIdentity)
      #expect(CGAffineTransform(scaleX: 1, y: 1) == .identity)
      #expect(!CGAffineTransform(translationX: 1e-9, y: 0).isIdentity)
      #expect(!CGAffineTransform().isIdentity)
    }
  }
}
#endif
