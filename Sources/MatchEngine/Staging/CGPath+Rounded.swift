#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension CGPath {
  /// A box of that size with rounded corners.
  static func rounded(_ size: Vector, _ corners: Corners) -> CGPath {
    let path = CGMutablePath()
    let (width, height) = (CGFloat(size.x), CGFloat(size.y))
    let quarters = [
      (corner: CGPoint(x: width, y: 0), inward: CGPoint(x: -1, y: 1), corners.topRight),
      (corner: CGPoint(x: width, y: height), inward: CGPoint(x: -1, y: -1), corners.bottomRight),
      (corner: CGPoint(x: 0, y: height), inward: CGPoint(x: 1, y: -1), corners.bottomLeft),
      (corner: CGPoint.zero, inward: CGPoint(x: 1, y: 1), corners.topLeft),
    ]
    path.move(to: CGPoint(x: CGFloat(corners.topLeft), y: 0))
    for (number, (corner, inward, length)) in quarters.enumerated() {
      let radius = CGFloat(length)
      guard radius > 0 else {
        path.addLine(to: corner)
        continue
      }
      let start = CGFloat(number - 1) * .pi / 2
      path.addArc(
        center: CGPoint(x: corner.x + inward.x * radius, y: corner.y + inward.y * radius),
        radius: radius,
        startAngle: start,
        endAngle: start + .pi / 2,
        clockwise: false
      )
    }
    path.closeSubpath()
    return path
  }

  /// The region between some corners.
  static func polygon(_ corners: ArraySlice<Vector>) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint($0) })
    path.closeSubpath()
    return path
  }
}
#endif
