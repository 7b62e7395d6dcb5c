#if canImport(UIKit) && !canImport(ObjectiveC)
import UIKit

extension [DisplayItem] {
  /// The items with how much is seen of each behind the backgrounds in front of it.
  public var asSeen: [(item: DisplayItem, opacity: CGFloat)] {
    indices.map { index in
      let item = self[index]
      let free = self[(index + 1)...].reduce(1) { free, front in
        let box = front.box.insetBy(dx: -0.1, dy: -0.1)
        guard front.kind == .background, box.holds(item.box) else { return free }
        return free * (1 - front.opacity * (front.color?.alpha ?? 0))
      }
      return (item, item.opacity * free)
    }
  }
}

extension CGRect {
  /// Whether all of another box is in this one, compared edge by edge: a union of both may be rounded.
  fileprivate func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}
#endif
