#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("The steps of a path") struct PathStepTests {
    @Test("each is given with its points, in order")
    func steps() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 9, y: 10),
        control1: CGPoint(x: 11, y: 12),
        control2: CGPoint(x: 13, y: 14)
      )
      path.closeSubpath()
      var (types, points): ([CGPathElementType], [CGPoint]) = ([], [])
      path.applyWithBlock { step in
        let type = step.pointee.type
        types.append(type)
        let count: Int =
          switch type {
          case .moveToPoint, .addLineToPoint: 1
          case .addQuadCurveToPoint: 2
          case .addCurveToPoint: 3
          default: 0
          }
        for index in 0..<count { points.append(step.pointee.points[index]) }
      }
      #expect(
        types == [
          .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
        ]
      )
      #expect(points.map(\.x) == [1, 3, 7, 5, 11, 13, 9])
      #expect(points.map(\.y) == [2, 4, 8, 6, 12, 14, 10])
    }
  }
}
#endif
