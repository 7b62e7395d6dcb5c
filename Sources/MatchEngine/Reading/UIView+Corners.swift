#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// Whether all that lies in the view is inside its corners, because they are square, or clip it, or are left free.
  var fitsCorners: Bool {
    guard layer.cornerRadius > 0, !layer.cutsContents else { return true }
    let box = Box(bounds)
    let whole = RoundedBox(
      placement: Placement(center: box.center, size: box.size),
      corners: Corners(layer.cornerRadius, layer.maskedCorners).clamped(to: box.size)
    )
    return !showsContents && subviews.allSatisfy { $0.lies(in: whole, of: self) }
  }

  /// Whether nothing of the view is seen beyond a rounded box; less than half a point doesn't count.
  private func lies(in whole: RoundedBox, of root: UIView) -> Bool {
    if isHidden || alpha == 0 { return true }
    let outline = ConvexPolygon(Box(root.convert(bounds, from: self)))
    let isInside = whole.contains(outline, tolerance: 0.5)
    guard isInside || isBare else { return false }
    return isInside && layer.cutsContents
      || subviews.allSatisfy { $0.lies(in: whole, of: root) }
  }

  /// Whether the view only holds others, like a stack, and is not seen itself.
  private var isBare: Bool {
    guard type(of: self) == UIView.self || self is UIStackView, !showsContents else { return false }
    return RGBA(visibleBackground).alpha == 0 && layer.borderWidth == 0
      && layer.shadowOpacity == 0
  }

  /// Whether the view shows anything but its background, its border, its shadow and its subviews.
  private var showsContents: Bool {
    isShownElsewhere || !layer.showsNothing(beside: Set(subviews.map(ObjectIdentifier.init)))
  }
}
#endif
