#if canImport(UIKit) && !canImport(ObjectiveC)
import UIKit

extension [DisplayItem] {
  /// What these items, rearmost first, look like on top of one another in one channel of their colors.
  ///
  /// Those of one group are put together first.
  func composite(over behind: CGFloat, _ channel: (DisplayItem) -> CGFloat) -> CGFloat {
    var (shade, index) = (behind, 0)
    while index < count {
      let groups = self[index].groups
      let end =
        groups.isEmpty ? index + 1 : self[index...].firstIndex { $0.groups != groups } ?? count
      let opacity = groups.reduce(1, *)
      var (inside, alpha): (CGFloat, CGFloat) = (0, 0)
      for item in self[index..<end] {
        let own = item.opacity / opacity * (item.color?.alpha ?? 1)
        inside = inside * (1 - own) + channel(item) * own
        alpha = alpha * (1 - own) + own
      }
      shade = shade * (1 - alpha * opacity) + inside * opacity
      index = end
    }
    return shade
  }
}
#endif
