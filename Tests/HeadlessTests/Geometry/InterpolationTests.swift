// AN-10: transforms between two.
import Foundation
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @Suite struct InterpolationTests {
    static func numbers(_ t: CGAffineTransform) -> [CGFloat] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }

    static func areNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
      zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    static func transform(_ random: inout SplitMix) -> CGAffineTransform {
      CGAffineTransform(
        a: random.number(-2...2),
        b: random.number(-2...2),
        c: random.number(-2...2),
        d: random.number(-2...2),
        tx: random.number(-9...9),
        ty: random.number(-9...9)
      )
    }

    @Test func aTransformIsTheSumOfItsParts() {
      var random = SplitMix(seed: 41)
      for _ in 0..<500 {
        let transform = Self.transform(&random)
        guard abs(transform.determinant) > 1e-3 else { continue }
        #expect(Self.areNear(CGAffineTransform(transform.parts), transform))
      }
    }

    @Test("AN-10: a pure rotation keeps the area and takes the shorter way")
    func rotation() {
      var random = SplitMix(seed: 42)
      for _ in 0..<300 {
        let (from, turn) = (random.number(-9...9), random.number(-3.1...3.1))
        let fraction = random.number(0...1)
        let start = CGAffineTransform(rotationAngle: from)
        let end = CGAffineTransform(rotationAngle: from + turn)
        let between = start.interpolated(to: end, at: fraction)
        #expect(abs(between.determinant - 1) < 1e-9)
        let expected = CGAffineTransform(rotationAngle: from + turn * fraction)
        #expect(Self.areNear(between, expected))
      }
    }

    @Test("AN-10: scale and translation go straight")
    func scaleAndTranslation() {
      let start = CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 10, ty: 0)
      let end = CGAffineTransform(a: 3, b: 0, c: 0, d: -2, tx: 20, ty: 40)
      let middle = CGAffineTransform(a: 2, b: 0, c: 0, d: 0, tx: 15, ty: 20)
      #expect(Self.areNear(start.interpolated(to: end, at: 0.5), middle))
      let mirrored = CGAffineTransform(scaleX: -1, y: 1)
      let quarter = CGAffineTransform(scaleX: 0.5, y: 1)
      #expect(
        Self.areNear(CGAffineTransform.identity.interpolated(to: mirrored, at: 0.25), quarter)
      )
    }

    @Test func theEndsAreExact() {
      var random = SplitMix(seed: 43)
      for _ in 0..<200 {
        let (start, end) = (Self.transform(&random), Self.transform(&random))
        #expect(start.interpolated(to: end, at: 0) == start)
        #expect(start.interpolated(to: end, at: 1) == end)
        #expect(start.interpolated(to: start, at: 0.3) == start)
        let spatial = CATransform3DMakeAffineTransform(start).interpolated(
          to: CATransform3DMakeAffineTransform(end),
          at: 0.4
        )
        let plane = start.interpolated(to: end, at: 0.4)
        #expect(
          CATransform3DEqualToTransform(spatial, CATransform3DMakeAffineTransform(plane))
        )
      }
    }

    @Test func betweenTransformsThatLeaveThePlaneItStops() async {
      await #expect(processExitsWith: .failure) {
        let end = CATransform3DMakeRotation(1, 1, 0, 0)
        _ = CATransform3DIdentity.interpolated(to: end, at: 0.5)
      }
    }
  }
}
