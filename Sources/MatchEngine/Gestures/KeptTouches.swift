#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// Whether a view at a point of this one, or one around that up to this one, keeps a touch to itself.
  func keepsTouch(at point: CGPoint, _ keeps: (UIView) -> Bool) -> Bool {
    var next = hitTest(point, with: nil)
    while let view = next {
      if keeps(view) { return true }
      if view === self { return false }
      next = view.superview
    }
    return false
  }

  /// Whether this view would scroll, refresh or take a value in response to a downward pull.
  var takesPull: Bool {
    // A finger puts rows in order.
    let isEditing = (self as? UITableView)?.isEditing ?? (self as? UICollectionView)?.isEditing
    if isEditing == true || takesValue { return true }
    guard let list = self as? UIScrollView, list.isScrollEnabled else { return false }
    #if !os(tvOS)
    if list.refreshControl != nil { return true }
    #endif
    return list.isZoomedIn || list.contentOffset.y > 0.5 - list.adjustedContentInset.top
  }

  /// Whether this is a control whose value a finger changes on its way.
  fileprivate var takesValue: Bool {
    #if !os(tvOS)
    if self is UISlider { return true }
    #endif
    return (self as? UIControl)?.allControlEvents.contains(.valueChanged) == true
  }
}

extension UIScrollView {
  /// Whether the content is larger than at its smallest zoom scale.
  var isZoomedIn: Bool {
    #if !os(tvOS)
    if isZooming { return true }
    #endif
    return zoomScale > minimumZoomScale
  }
}

extension UIViewController {
  /// Whether the participants of this screen let a gesture go back.
  func canGoBack(by recognizer: UIGestureRecognizer) -> Bool {
    let pan = recognizer as? UIPanGestureRecognizer
    return participants.allSatisfy {
      $0.matchCanGoBack(
        from: recognizer.location(in: $0.view),
        velocity: pan?.velocity(in: $0.view) ?? .zero
      )
    }
  }
}

#if !os(tvOS)
extension UIGestureRecognizer {
  /// Whether this is what scrolls or zooms a scroll view, beside which the engine's gestures begin.
  var isOfScrollView: Bool {
    guard let list = view as? UIScrollView else { return false }
    return self === list.panGestureRecognizer || self === list.pinchGestureRecognizer
  }

  /// Takes the fingers over from all scroll views under them, which stop where they are.
  ///
  /// A recognizer that is switched off drops its touches and gets none of them back.
  func takeOverFromScrollViews() {
    let touched = view?.hitTest(location(in: view), with: nil)
    for case let list as UIScrollView in sequence(first: touched, next: { $0?.superview }) {
      let all = [list.panGestureRecognizer, list.pinchGestureRecognizer]
      for case let recognizer? in all where recognizer.isEnabled {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
  }

  /// Whether another recognizer is for this finger, in the content of this one's view: a pan, as on a map, or a stroke.
  ///
  /// One that needs more fingers, or lies elsewhere, would be waited for until the touch is over.
  func yields(
    to other: UIGestureRecognizer,
    _ strokes: UISwipeGestureRecognizer.Direction = []
  ) -> Bool {
    guard let view, let inner = other.view, inner !== view, inner.isDescendant(of: view),
      inner.bounds.contains(location(in: inner))
    else { return false }
    if let stroke = other as? UISwipeGestureRecognizer {
      return stroke.numberOfTouchesRequired < 2 && !stroke.direction.isDisjoint(with: strokes)
    }
    let pan = inner is UIScrollView ? nil : other as? UIPanGestureRecognizer
    return pan.map { $0.minimumNumberOfTouches < 2 } == true
  }
}
#endif

#if !os(tvOS) && !os(visionOS)
extension UIPanGestureRecognizer {
  /// Whether the finger goes more sideways than up or down, and where it goes.
  func sidewaysSwipe(in view: UIView) -> UISwipeGestureRecognizer.Direction? {
    let velocity = velocity(in: view)
    guard abs(velocity.x) > abs(velocity.y) else { return nil }
    return velocity.x < 0 ? .left : .right
  }
}

extension UIView {
  /// Whether anything at a point of this view goes sideways itself in response to a swipe.
  func takesSwipe(_ swipe: UISwipeGestureRecognizer.Direction, at point: CGPoint) -> Bool {
    keepsTouch(at: point) { view in
      view.takesValue || view.isEditingText || (view as? UIScrollView)?.scrolls(swipe) == true
    }
  }
}

extension UIScrollView {
  /// Whether there is content on the side that the finger comes from, or a zoomed one to move.
  fileprivate func scrolls(_ swipe: UISwipeGestureRecognizer.Direction) -> Bool {
    guard isScrollEnabled else { return false }
    if isZoomedIn { return true }
    let inset = adjustedContentInset
    if swipe == .right { return contentOffset.x > 0.5 - inset.left }
    return contentOffset.x < contentSize.width + inset.right - bounds.width - 0.5
  }
}
#endif
#endif
