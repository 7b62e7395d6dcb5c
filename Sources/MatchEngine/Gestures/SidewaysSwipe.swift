#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// Where the finger of a sideways swipe goes.
enum SidewaysSwipe {
  case left, right
}

extension UIView {
  /// Whether anything at a point of this view goes sideways itself in response to a swipe.
  func takesSwipe(_ way: SidewaysSwipe, at point: CGPoint) -> Bool {
    var next = hitTest(point, with: nil)
    while let view = next {
      if view is UISlider || view.isEditingText { return true }
      if (view as? UIScrollView)?.scrolls(way) == true { return true }
      if view === self { return false }
      next = view.superview
    }
    return false
  }

  /// Whether a recognizer is a pan in the content of this view, as on a map; a scroll view's own yields by itself.
  func hasPanInside(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is UIPanGestureRecognizer, let view = recognizer.view, view !== self,
      view.isDescendant(of: self)
    else { return false }
    return (view as? UIScrollView)?.panGestureRecognizer !== recognizer
  }
}

extension UIScrollView {
  /// Whether there is content on the side that the finger comes from, or a zoomed one to move.
  fileprivate func scrolls(_ way: SidewaysSwipe) -> Bool {
    guard isScrollEnabled else { return false }
    if isZooming || zoomScale > minimumZoomScale { return true }
    let inset = adjustedContentInset
    switch way {
    case .right: return contentOffset.x > 0.5 - inset.left
    case .left: return contentOffset.x < contentSize.width + inset.right - bounds.width - 0.5
    }
  }
}
#endif
