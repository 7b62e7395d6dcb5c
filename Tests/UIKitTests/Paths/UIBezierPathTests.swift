#if canImport(UIKit)
// UIKit's paths.
import Foundation
import Testing
import UIKit

extension UIKitTests {
  @Suite struct UIBezierPathTests {
    static let box = CGRect(x: 0, y: 0, width: 80, height: 40)

    @Test func clockwiseIsMeantAsSeen() {
      let path = UIBezierPath(
        arcCenter: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: true
      )
      #expect(abs(path.bounds.minX) < 1e-6 && abs(path.bounds.minY) < 1e-6)
      #expect(abs(path.bounds.width - 10) < 1e-6 && abs(path.bounds.height - 10) < 1e-6)
      #expect(abs(path.currentPoint.x) < 1e-6 && abs(path.currentPoint.y - 10) < 1e-6)
    }

    @Test func aCopyIsItsOwn() throws {
      let path = UIBezierPath(rect: Self.box)
      path.lineWidth = 3
      let copy = try #require(path.copy() as? UIBezierPath)
      path.apply(CGAffineTransform(translationX: 5, y: 0))
      #expect(copy.bounds == Self.box && copy.lineWidth == 3)
      #expect(path.bounds == Self.box.offsetBy(dx: 5, dy: 0))
    }
  }
}
#endif
