#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// Whether a view at a point of this one, or one around that up to this one, keeps a touch to itself.
  func keepsTouch(at point: CGPoint, _ keeps: (UIView) -> Bool) -> Bool {
    guard let touched = hitTest(point, with: nil) else { return false }
    let around = sequence(first: touched) { $0 === self ? nil : $0.superview }
    return around.contains(where: keeps)
  }

  /// Whether this view would scroll, refresh or take a value in response to a downward pull.
  var takesPull: Bool {
    // A finger puts rows in order.
    let isEditing = (self as? UITableView)?.isEditing ?? (self as? UICollectionView)?.isEditing
    if isEditing == true || takesValue { return true }
    guard let list = self as? UIScrollView, list.isScrollEnabled else { return false }
    #if !os(tvOS)
    let refreshes = list.subviews.contains { $0 is UIRefreshControl } || list.refreshControl != nil
    if refreshes { return true }
    #endif
    return list.scrolls(CGPoint(x: 0, y: 1))
  }

  /// Whether this is a control whose value a finger changes on its way, and not one that is tapped or typed into.
  fileprivate var takesValue: Bool {
    #if !os(tvOS)
    if self is UISlider { return true }
    #endif
    guard let events = (self as? UIControl)?.allControlEvents else { return false }
    let isTapped = !events.isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
    let isNeither = !(isTapped || self is UIButton || self is UITextField)
    return isNeither || events.contains(.valueChanged)
  }
}

extension UIScrollView {
  /// Whether the content is visibly larger than at its smallest zoom scale.
  var isZoomedIn: Bool {
    #if !os(tvOS)
    if isZooming { return true }
    #endif
    return zoomScale > minimumZoomScale * 1.001
  }

  /// Whether a finger that goes in this direction of the window moves a zoomed content, or brings more of it.
  func scrolls(_ finger: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    if isZoomedIn { return true }
    // A list of messages is often turned upside down.
    let way = convert(finger, from: nil) - convert(.zero, from: nil)
    let inset = adjustedContentInset
    if abs(way.y) > abs(way.x) {
      let end = contentSize.height + inset.bottom - bounds.height
      return way.y > 0 ? contentOffset.y > 0.5 - inset.top : contentOffset.y < end - 0.5
    }
    let end = contentSize.width + inset.right - bounds.width
    return way.x > 0 ? contentOffset.x > 0.5 - inset.left : contentOffset.x < end - 0.5
  }
}

extension UIViewController {
  /// Whether the participants of this screen let a gesture go back.
  func canGoBack(by recognizer: UIGestureRecognizer) -> Bool {
    participants.allSatisfy {
      $0.matchCanGoBack(
        from: recognizer.location(in: $0.view),
        velocity: (recognizer as? UIPanGestureRecognizer)?.velocity(in: $0.view) ?? .zero
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
    _ strokes: UISwipeGestureRecognizer.Direction
  ) -> Bool {
    guard let view, let inner = other.view, inner.isDescendant(of: view),
      inner.bounds.contains(location(in: inner))
    else { return false }
    if let stroke = other as? UISwipeGestureRecognizer {
      return stroke.numberOfTouchesRequired < 2 && !stroke.direction.isDisjoint(with: strokes)
    }
    guard let pan = other as? UIPanGestureRecognizer else { return false }
    return pan.minimumNumberOfTouches < 2 && inner !== view && !(inner is UIScrollView)
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
    let way = CGPoint(x: swipe == .right ? 1 : -1, y: 0)
    return keepsTouch(at: point) { view in
      view.takesValue || view.isEditingText || (view as? UIScrollView)?.scrolls(way) == true
    }
  }
}
#endif
#endif
