#if canImport(UIKit)
// Paths: their boxes, and what they contain.
import Foundation
import MatchEngineTestSupport
import Testing
import UIKit

extension UIKitTests {
  @Suite struct CGPathTests {
    static let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
      abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
        && abs(a.maxX - b.maxX) < 1e-6 && abs(a.maxY - b.maxY) < 1e-6
    }

    @Test func shapesFillTheirBox() {
      let shapes = [
        CGPath(rect: Self.box, transform: nil),
        CGPath(ellipseIn: Self.box, transform: nil),
        CGPath(roundedRect: Self.box, cornerWidth: 12, cornerHeight: 8, transform: nil),
      ]
      for shape in shapes {
        #expect(Self.isNear(shape.boundingBoxOfPath, Self.box))
        #expect(Self.isNear(shape.boundingBox, Self.box))
        #expect(shape.contains(CGPoint(x: 60, y: 50)))
      }
    }

    @Test func theFillRuleDecidesAboutHoles() {
      let path = CGMutablePath()
      path.addRect(Self.box)
      path.addRect(Self.box.insetBy(dx: 20, dy: 20))
      let middle = CGPoint(x: 60, y: 50)
      #expect(path.contains(middle, using: .winding))
      #expect(!path.contains(middle, using: .evenOdd))
      #expect(path.contains(CGPoint(x: 15, y: 25), using: .evenOdd))
    }

    @Test func theTightBoxLeavesOutControlPoints() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
      #expect(Self.isNear(path.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 80)))
      #expect(Self.isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 40)))
    }
  }
}
#endif
