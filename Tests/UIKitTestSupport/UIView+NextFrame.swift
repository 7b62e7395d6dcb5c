#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit

// Where the screen shows a view; the stand-in knows its next frame, and elsewhere it is this moment.

extension UIView {
  /// Where the screen shows a point of the view, in the coordinates of another view that is still, or of the window.
  public func nextPlace(of point: CGPoint, in other: UIView? = nil) -> CGPoint {
    let shown = (layer.presentation() ?? layer).convert(point, to: window?.layer.presentation())
    return other?.convert(shown, from: nil) ?? shown
  }

  /// The box around the view, in the same coordinates.
  public func nextBox(in other: UIView? = nil) -> CGRect {
    let shown = layer.presentation() ?? layer
    let box = shown.convert(shown.bounds, to: window?.layer.presentation())
    return other?.convert(box, from: nil) ?? box
  }

  /// The layer with what is shown.
  public var nextLayer: CALayer { layer.presentation() ?? layer }

  /// How opaque the view is.
  public var nextAlpha: CGFloat { CGFloat((layer.presentation() ?? layer).opacity) }
}
#endif
