// Paths as SVG, between two others, and with one radius per corner.
import Foundation
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @Suite struct PathPictureTests {
    static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func numbersHaveThreeDecimalsAtMost() {
      let cases: [(CGFloat, String)] = [
        (0, "0"), (-0.0, "0"), (-0.0004, "0"), (-0.0006, "-0.001"), (1, "1"), (1.5, "1.5"),
        (0.125, "0.125"), (12.3456, "12.346"), (-7.05, "-7.05"), (99.9996, "100"),
        (1_000_000, "1000000"), (0.007, "0.007"),
      ]
      for (value, text) in cases { #expect(SVGNumber.text(value) == text) }
    }

    @Test func numbersComeBackWithinHalfAThousandth() {
      var random = SplitMix(seed: 51)
      for _ in 0..<1000 {
        let value = random.number(-2000...2000)
        let text = SVGNumber.text(value)
        #expect(abs((Double(text) ?? .nan) - value) < 0.000_500_1)
      }
    }

    @Test func aPathWritesItself() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0.5))
      path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
      path.closeSubpath()
      #expect(path.svg == "M0 0L10 0.5Q3 4 1 2Z")
      let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
      #expect(CGPath(rect: rect, transform: nil).svg == "M0 0L2 0L2 1L0 1Z")
    }

    @Test func pathsOfTheSameStepsMix() {
      let start = CGPath.rounded(Self.box, radii: CornerRadii(10))
      let target = Self.box.offsetBy(dx: 40, dy: 20)
      let end = CGPath.rounded(target, radii: CornerRadii(10))
      let middle = start.interpolated(to: end, at: 0.5)
      #expect(middle?.boundingBoxOfPath == Self.box.offsetBy(dx: 20, dy: 10))
      #expect(start.interpolated(to: end, at: 1) == end)
      let oval = CGPath(ellipseIn: target, transform: nil)
      #expect(start.interpolated(to: oval, at: 0.5) == nil)
    }

    @Test func eachCornerHasItsRadius() {
      let radii = CornerRadii(topLeft: 4, topRight: 8, bottomLeft: 12, bottomRight: 16)
      for curve in [CALayerCornerCurve.circular, .continuous] {
        let path = CGPath.rounded(Self.box, radii: radii, curve: curve)
        #expect(path.boundingBoxOfPath == Self.box)
        let corners = Self.box.corners
        let sizes: [CGFloat] = [4, 8, 16, 12]
        for (corner, radius) in zip(corners, sizes) {
          // On the diagonal both kinds of corner are as far from the corner as the circle is.
          let depth = radius * (1 - 0.5.squareRoot())
          let inwards = CGPoint(x: corner.x == 0 ? 1 : -1, y: corner.y == 0 ? 1 : -1)
          func on(_ distance: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + inwards.x * distance, y: corner.y + inwards.y * distance)
          }
          #expect(path.contains(on(depth + 0.02)) && !path.contains(on(depth - 0.02)))
        }
      }
    }

    @Test func radiiAreAtMostHalfOfTheShorterSide() {
      let path = CGPath.rounded(Self.box, radii: CornerRadii(500))
      #expect(path == CGPath.rounded(Self.box, radii: CornerRadii(30)))
      #expect(CGPath.rounded(Self.box, radii: CornerRadii(0)).svg == "M0 0L100 0L100 60L0 60Z")
    }
  }
}
