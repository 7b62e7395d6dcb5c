#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A drawing of a view, including what reaches beyond its bounds.
struct ViewDrawing {
  let image: UIImage
  /// The drawn area relative to the view; the unit square if nothing reaches beyond it.
  let extent: CGRect

  init(image: UIImage, of box: CGRect, in bounds: CGRect) {
    self.image = image
    extent = bounds == box ? CGRect(x: 0, y: 0, width: 1, height: 1) : box.fraction(of: bounds)
  }
}
#endif
