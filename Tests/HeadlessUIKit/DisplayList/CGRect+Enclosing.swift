// With some slack, for rectangles that were computed in different ways.
import Foundation

extension CGRect {
  /// Whether another rectangle is inside, but for a thousandth of a point.
  func encloses(_ other: CGRect) -> Bool {
    let slack: CGFloat = 1e-3
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
