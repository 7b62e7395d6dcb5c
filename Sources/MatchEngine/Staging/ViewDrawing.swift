#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A view drawn, with what reaches beyond it.
struct ViewDrawing {
  let image: UIImage
  /// What the image shows, in sizes of the view: the unit square where nothing reaches beyond it.
  let extent: CGRect

  init(image: UIImage, of box: CGRect, in bounds: CGRect) {
    self.image = image
    let isFlat = bounds.width <= 0 || bounds.height <= 0
    extent =
      isFlat || bounds == box
      ? CGRect(x: 0, y: 0, width: 1, height: 1)
      : CGRect(
        x: (box.minX - bounds.minX) / bounds.width,
        y: (box.minY - bounds.minY) / bounds.height,
        width: box.width / bounds.width,
        height: box.height / bounds.height
      )
  }
}

extension UIView {
  /// The part of its own coordinates in which something of it is seen.
  ///
  /// That is its bounds, and what its subviews show beyond them; what lies farther away than the view is
  /// large does not count.
  var reach: CGRect {
    guard !clipsToBounds else { return bounds }
    let limits = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return subviews.reduce(bounds) { reach, view in
      guard !view.isHidden, view.alpha > 0 else { return reach }
      let part = view.convert(view.reach, to: self).intersection(limits)
      let isEmpty = part.isNull || part.width <= 0 || part.height <= 0
      return isEmpty || reach.contains(part) ? reach : reach.union(part)
    }
  }
}
#endif
