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

  /// The texts of the labels at and below this view, and how opaque each is seen, without what cannot be seen.
  public func shownTexts(alpha: CGFloat = 1) -> [String: CGFloat] {
    let shown = layer.presentation() ?? layer
    let alpha = alpha * CGFloat(shown.opacity)
    guard !isHidden, alpha > 0.01 else { return [:] }
    var texts: [String: CGFloat] = [:]
    if let label = self as? UILabel, let text = label.text { texts[text] = alpha }
    for subview in subviews {
      texts.merge(subview.shownTexts(alpha: alpha), uniquingKeysWith: max)
    }
    return texts
  }

  /// Where the center of a label with a text is seen, in this view's coordinates.
  public func shownPlace(of text: String) -> CGPoint? {
    if isHidden { return nil }
    if let label = self as? UILabel, label.text == text {
      return CGPoint(x: bounds.midX, y: bounds.midY)
    }
    return subviews.lazy.compactMap { subview in
      let place = subview.shownPlace(of: text)
      let (own, inner) = (self.layer.presentation(), subview.layer.presentation())
      return place.flatMap { place in own.flatMap { inner?.convert(place, to: $0) } }
    }.first
  }
}
#endif
