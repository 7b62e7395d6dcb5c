#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The fingers of a gesture: what they came down on counts, however far they have gone when it begins.
@MainActor struct Fingers {
  private struct Finger { weak var touch: UITouch? }
  private var all: [Finger] = []
  /// Where the last one came down in the window.
  private(set) var start = CGPoint.zero
  /// The list that scrolled by itself until it came down.
  private(set) weak var caught: UIScrollView?

  var touches: [UITouch] { all.compactMap(\.touch) }
  /// What they came down on, or what is there now if that is gone, as a row is that was renewed.
  var views: [UIView] {
    touches.compactMap { $0.view?.window == nil ? $0.window?.hitTest(start, with: nil) : $0.view }
  }

  mutating func add(_ touch: UITouch) {
    let others = touches.filter { $0 !== touch && $0.phase != .ended && $0.phase != .cancelled }
    all = (others + [touch]).map { Finger(touch: $0) }
    start = touch.location(in: nil)
    let lists = sequence(first: touch.view) { $0?.superview }.compactMap { $0 as? UIScrollView }
    caught = lists.first(where: \.isDecelerating)
  }
}

extension UIView {
  /// Whether this view itself uses fingers that move this way: to scroll, to refresh, or to change a value.
  func takes(_ fingers: Fingers, _ way: CGPoint) -> Bool {
    if takesValue || isEditingText { return true }
    if way.y > 0, self is UIPickerView || ordersOrRefreshes { return true }
    if gestureRecognizers?.contains(where: { $0.keeps(way) }) == true { return true }
    guard let list = self as? UIScrollView else { return false }
    return list.scrolls(way) || fingers.caught === list && list.scrolls(.zero - way)
  }

  private var ordersOrRefreshes: Bool {
    let isEditing = (self as? UITableView)?.isEditing ?? (self as? UICollectionView)?.isEditing
    guard let list = self as? UIScrollView, list.isScrollEnabled else { return isEditing == true }
    return isEditing == true || list.refreshControl != nil
      || list.subviews.contains { $0 is UIRefreshControl }
  }

  /// Whether this is a control whose value a finger changes on its way, and not one that is tapped or typed into.
  fileprivate var takesValue: Bool {
    guard let control = self as? UIControl, control.isEnabled else { return false }
    let events = control.allControlEvents
    let isTapped = !events.isDisjoint(with: [.touchDown, .touchUpInside, .primaryActionTriggered])
    let isNeither = self is UISlider || !(isTapped || self is UIButton || self is UITextField)
    return isNeither || !events.isDisjoint(with: [.valueChanged, .touchDragInside])
  }
}

extension UIScrollView {
  var isZoomedIn: Bool { isZooming || zoomScale > minimumZoomScale * 1.001 }

  /// Whether a finger that goes in this direction of the window moves a zoomed content, or brings more of it.
  func scrolls(_ finger: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    if isZoomedIn, max(contentSize.width - bounds.width, contentSize.height - bounds.height) > 0.5 {
      return true
    }
    // A list of messages is often turned upside down.
    let way = convert(finger, from: nil) - convert(.zero, from: nil)
    // They may be larger than the bounds, as where a keyboard covers a short list.
    let inset = adjustedContentInset
    if abs(way.y) > abs(way.x) {
      let end = contentSize.height + inset.bottom
      return way.y > 0 ? bounds.minY + inset.top > 0.5 : bounds.maxY < end - 0.5
    }
    let end = contentSize.width + inset.right
    return way.x > 0 ? bounds.minX + inset.left > 0.5 : bounds.maxX < end - 0.5
  }
}

extension UIViewController {
  /// This controller and those inside it that are on the screen, also where the app embeds them itself.
  var controllersOnScreen: [UIViewController] {
    children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.controllersOnScreen) + [self]
  }

  func canGoBack(by recognizer: UIGestureRecognizer, _ fingers: Fingers) -> Bool {
    let start = recognizer.numberOfTouches == 1 ? fingers.start : recognizer.location(in: nil)
    return participants(as: (any MatchGestureDeciding).self).allSatisfy {
      $0.matchGestureCanGoBack(
        from: $0.view.convert(start, from: nil),
        velocity: (recognizer as? UIPanGestureRecognizer)?.velocity(in: $0.view) ?? .zero
      )
    }
  }
}

extension UIGestureRecognizer {
  /// Whether this is what scrolls or zooms a scroll view, beside which the engine's gestures begin.
  var isOfScrollView: Bool {
    guard let list = view as? UIScrollView else { return false }
    return self === list.panGestureRecognizer || self === list.pinchGestureRecognizer
  }

  /// Stops what scrolls under the fingers: a recognizer that is switched off drops its touches for good.
  func takeOverFromScrollViews(_ fingers: Fingers) {
    for case let list as UIScrollView in views(under: fingers) {
      let all = list.gestureRecognizers ?? []
      for recognizer in all where recognizer.isOfScrollView && recognizer.isEnabled {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
  }

  func isKept(_ fingers: Fingers, by keeps: (UIView) -> Bool) -> Bool {
    views(under: fingers, upTo: view).contains(where: keeps)
  }

  /// Whether the fingers are on what a screen shows or on a bar there, and not on what lies in front of that.
  func isOn(_ screen: UIViewController?, _ fingers: Fingers) -> Bool {
    let views = views(under: fingers)
    guard let screen, views.contains(where: { $0 === screen.viewIfLoaded }) else { return false }
    // What an app lays over pages belongs to them, as a caption does.
    let all = screen is UIPageViewController ? [] : screen.seenChildren
    let inner = all.filter { child in
      child.view.bounds.contains(child.view.convert(fingers.start, from: nil))
    }
    return inner.isEmpty || views.contains(where: \.isSystemBar)
      || inner.contains { isOn($0, fingers) }
  }

  /// The views that the fingers came down on, or that a trackpad's pointer is on, and those around them.
  private func views(under fingers: Fingers, upTo last: UIView? = nil) -> [UIView] {
    let pointed = numberOfTouches > 0 ? nil : view?.hitTest(location(in: view), with: nil)
    return (pointed.map { [$0] } ?? fingers.views)
      .flatMap { sequence(first: $0) { $0 === last ? nil : $0.superview } }
  }

  /// Whether it drags something after a long press or, on a list, has or would take the finger, and no pan waits for it.
  fileprivate func keeps(_ way: CGPoint) -> Bool {
    // A shorter press only shows that something is pressed.
    if let press = self as? UILongPressGestureRecognizer, press.minimumPressDuration > 0.2 {
      return isUnderWay
    }
    let sideways: UISwipeGestureRecognizer.Direction = way.x > 0 ? .right : .left
    guard view is UIScrollView, !isOfScrollView else { return false }
    if isStroke(way.y > 0 ? .down : sideways) { return true }
    guard let pan = self as? UIPanGestureRecognizer, pan.minimumNumberOfTouches < 2 else {
      return false
    }
    // What drags actions out beside a row is UIKit's, begins later, and alone knows what a row shows.
    let isLater = way.x != 0 && isEnabled && delegate?.isOfTheSystem == true
    return isUnderWay || isLater && delegate?.gestureRecognizerShouldBegin?(self) == true
  }

  fileprivate func isStroke(_ directions: UISwipeGestureRecognizer.Direction) -> Bool {
    guard isEnabled, let stroke = self as? UISwipeGestureRecognizer else { return false }
    return stroke.numberOfTouchesRequired < 2 && !stroke.direction.isDisjoint(with: directions)
  }

  /// Whether another recognizer is for this finger, in the content of this one's view: a pan, as on a map, or a stroke.
  ///
  /// One that needs more fingers, lies elsewhere or on a list would be waited for until the touch is over.
  func yields(
    to other: UIGestureRecognizer,
    _ strokes: UISwipeGestureRecognizer.Direction,
    in room: UIView? = nil
  ) -> Bool {
    guard let view, let inner = other.view, !(inner is UIScrollView),
      inner.isDescendant(of: room ?? view), inner.bounds.contains(location(in: inner))
    else { return false }
    if other.isStroke(strokes) { return true }
    guard let pan = other as? UIPanGestureRecognizer else { return false }
    // A navigation controller's view has pans of UIKit's and of the engine's.
    let isApps = !(inner.next is UINavigationController || other.delegate is any TransitionGesture)
    return pan.minimumNumberOfTouches < 2 && (inner !== view || isApps)
  }

  var isUnderWay: Bool { state == .began || state == .changed }
}

extension UIPanGestureRecognizer {
  /// Where the finger goes, if it goes more sideways than up or down.
  func sidewaysSwipe(in view: UIView) -> UISwipeGestureRecognizer.Direction? {
    let velocity = velocity(in: view)
    guard abs(velocity.x) > abs(velocity.y) else { return nil }
    return velocity.x < 0 ? .left : .right
  }
}
#endif
