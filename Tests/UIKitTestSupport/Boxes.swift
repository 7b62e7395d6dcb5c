#if canImport(UIKit)
import UIKit

/// Whether two numbers are the same but for rounding.
public func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

/// Whether two points are the same but for rounding.
public func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
  isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

/// Whether two rectangles are the same but for rounding.
public func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  isClose(a.origin, b.origin, within: tolerance)
    && isClose(a.width, b.width, within: tolerance)
    && isClose(a.height, b.height, within: tolerance)
}

extension UIView {
  /// Where the screen shows the view's center at this moment.
  public var shownCenter: CGPoint? { layer.presentation()?.position }

  /// How opaque the screen shows the view at this moment.
  public var shownAlpha: Float? { layer.presentation().map { min(max($0.opacity, 0), 1) } }
}
#endif
