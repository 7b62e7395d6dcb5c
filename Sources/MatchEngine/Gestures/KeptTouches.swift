#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The fingers of a gesture, as they came down, however far they have gone when the gesture begins.
@MainActor struct Fingers {
  private struct Finger { weak var touch: UITouch? }
  private var all: [Finger] = []
  /// The place in the window where the last finger came down.
  private(set) var start = CGPoint.zero
  /// The list that was decelerating when the last finger came down on it.
  private(set) weak var caught: UIScrollView?

  var touches: [UITouch] { all.compactMap(\.touch) }
  /// The views that the fingers came down on, or what is there now if one is gone from its screen, such as a row that
  /// was reloaded.
  var views: [UIView] {
    touches.compactMap {
      $0.view?.nearestController == nil ? $0.window?.hitTest(start, with: nil) : $0.view
    }
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
  /// Whether this view itself uses fingers that move in a direction: to scroll, to refresh, or to change a value.
  func takes(_ fingers: Fingers, _ way: CGPoint) -> Bool {
    if follows(fingers) { return true }
    if way.y > 0, self is UIPickerView || ordersOrRefreshes { return true }
    return gestureRecognizers?.contains { $0.keeps(fingers, way) } ?? false
  }

  private var ordersOrRefreshes: Bool {
    let isEditing = (self as? UITableView)?.isEditing ?? (self as? UICollectionView)?.isEditing
    guard let list = self as? UIScrollView, list.isScrollEnabled else { return isEditing == true }
    return isEditing == true || list.refreshControl != nil
      || list.subviews.contains { $0 is UIRefreshControl }
  }

  /// Whether text is edited here, or this is a control whose value follows a finger, and not one that is tapped.
  fileprivate func follows(_ fingers: Fingers) -> Bool {
    // What a trackpad scrolls follows no finger.
    if fingers.touches.isEmpty { return false }
    if isEditingText { return true }
    guard let control = self as? UIControl, control.isEnabled else { return false }
    let events = control.allControlEvents
    let isDragged = !events.isDisjoint(with: [.valueChanged, .touchDragInside, .touchDragOutside])
    let isTapped = !events.isDisjoint(with: [.touchDown, .touchUpInside])
    return isDragged || self is UISlider || !(isTapped || self is UIButton || self is UITextField)
  }
}

extension UIScrollView {
  var isZoomedIn: Bool { isZooming || zoomScale > minimumZoomScale * 1.001 }

  /// Whether a finger moves it up and down, even if only to let it bounce.
  var goesUpAndDown: Bool { isScrollEnabled && alwaysBounceVertical || scrolls(.init(x: 0, y: -1)) }

  /// Whether a finger that goes in this direction of the window moves zoomed content, or shows more of the content.
  func scrolls(_ finger: CGPoint) -> Bool {
    let pan = panGestureRecognizer
    guard isScrollEnabled, pan.isEnabled, pan.minimumNumberOfTouches < 2 else { return false }
    if isZoomedIn, max(contentSize.width - bounds.width, contentSize.height - bounds.height) > 0.5 {
      return true
    }
    // A list of messages is often turned upside down.
    let way = convert(finger, from: nil) - convert(.zero, from: nil)
    // The insets may be larger than the bounds, for example if a keyboard covers a short list.
    let inset = adjustedContentInset
    let isUpright = abs(way.y) > abs(way.x)
    let isBack = (isUpright ? way.y : way.x) > 0
    let before = isUpright ? bounds.minY + inset.top : bounds.minX + inset.left
    let below = contentSize.height + inset.bottom - bounds.maxY
    let after = isUpright ? below : contentSize.width + inset.right - bounds.maxX
    let isMirrored = !isUpright && readsRightToLeft
    return (isBack ? before : after) > 0.5 && goesOn(before: isBack != isMirrored)
  }

  /// Whether pages go on, which only their data source knows; they rest in the middle of the content at the last, too.
  private func goesOn(before isBefore: Bool) -> Bool {
    guard let pages = nearestController as? UIPageViewController else { return true }
    guard let page = pages.viewControllers?.first, let all = pages.dataSource else { return false }
    if !isBefore { return all.pageViewController(pages, viewControllerAfter: page) != nil }
    return all.pageViewController(pages, viewControllerBefore: page) != nil
  }
}

extension UIViewController {
  /// This controller and those inside it that are on the screen, including those that the app embeds itself.
  var controllersOnScreen: [UIViewController] {
    children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.controllersOnScreen) + [self]
  }

  func canGoBack(by recognizer: UIGestureRecognizer, _ fingers: Fingers) -> Bool {
    let start = fingers.touches.count == 1 ? fingers.start : recognizer.location(in: nil)
    return participants(as: (any MatchGestureDeciding).self).allSatisfy {
      $0.matchGestureCanGoBack(
        from: $0.view.convert(start, from: nil),
        velocity: (recognizer as? UIPanGestureRecognizer)?.velocity(in: $0.view) ?? .zero
      )
    }
  }
}

extension UIGestureRecognizer {
  /// The scroll view that it scrolls or zooms, which may be inside its view; the engine's gestures can begin beside it.
  private var scrollView: UIScrollView? {
    let list = delegate as? UIScrollView ?? view as? UIScrollView
    return list?.panGestureRecognizer === self || list?.pinchGestureRecognizer === self ? list : nil
  }
  var isOfScrollView: Bool { scrollView != nil }

  /// Stops scrolling under the fingers: a recognizer that is switched off loses its touches for good.
  func takeOverFromScrollViews(_ fingers: Fingers) {
    let all = views(under: fingers).flatMap { $0.gestureRecognizers ?? [] }
    for recognizer in all where recognizer.isOfScrollView && recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  func isKept(_ fingers: Fingers, by keeps: (UIView) -> Bool) -> Bool {
    views(under: fingers, upTo: view).contains(where: keeps)
  }

  /// Whether the fingers are on a screen or on a bar there, and not on something that lies in front of them.
  func isOn(_ screen: UIViewController?, _ fingers: Fingers) -> Bool {
    let views = views(under: fingers)
    guard let screen, views.contains(where: { $0 === screen.viewIfLoaded }) else { return false }
    // Whatever an app lays over pages, or over a child in its own container, such as a caption, belongs to them.
    let isApps = screen is UIPageViewController || screen.frontChild != nil
    let inner = isApps ? [] : screen.seenChildren
    return inner.isEmpty || inner.contains { isOn($0, fingers) }
      || views.contains { $0.isSystemBar && $0.nearestController === screen }
  }

  /// The views that the fingers came down on, or that a trackpad's pointer is on, and those around them.
  func views(under fingers: Fingers, upTo last: UIView? = nil) -> [UIView] {
    let pointed = numberOfTouches > 0 ? nil : view?.hitTest(location(in: view), with: nil)
    return (pointed.map { [$0] } ?? fingers.views)
      .flatMap { $0.chain(upTo: last) }
  }

  /// Whether it scrolls, drags after a long press or, on a list, has or would take the finger and no pan waits.
  fileprivate func keeps(_ fingers: Fingers, _ way: CGPoint) -> Bool {
    // A shorter press only highlights what is pressed.
    if let press = self as? UILongPressGestureRecognizer, press.minimumPressDuration > 0.2 {
      return isUnderWay
    }
    guard let list = scrollView ?? view as? UIScrollView else { return false }
    if isStroke(way.y > 0 ? .down : (way.x > 0 ? .right : .left)) { return true }
    guard (self as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 1 else { return false }
    if isOfScrollView {
      return list.scrolls(way) || fingers.caught === list && list.scrolls(.zero - way)
    }
    // UIKit's recognizer for the actions of a row begins later, and it alone knows what the row shows.
    let isLater = way.x != 0 && isEnabled && delegate?.isOfTheSystem == true
    return isUnderWay || isLater && delegate?.gestureRecognizerShouldBegin?(self) == true
  }

  fileprivate func isStroke(_ directions: UISwipeGestureRecognizer.Direction) -> Bool {
    guard isEnabled, let stroke = self as? UISwipeGestureRecognizer else { return false }
    return stroke.numberOfTouchesRequired < 2 && !stroke.direction.isDisjoint(with: directions)
  }

  /// Whether another recognizer in the content of this one's view is for this finger: a pan, as on a map, or a swipe.
  ///
  /// One that needs more fingers, or is elsewhere or on a list, would make this one wait until the touch is over.
  func yields(
    to other: UIGestureRecognizer,
    _ strokes: UISwipeGestureRecognizer.Direction,
    _ fingers: Fingers,
    in room: UIView? = nil
  ) -> Bool {
    guard let view, let inner = other.view, !(inner is UIScrollView), !other.isOfScrollView,
      inner.isDescendant(of: room ?? view), views(under: fingers).contains(inner)
    else { return false }
    if other.isStroke(strokes) { return true }
    guard let pan = other as? UIPanGestureRecognizer else { return false }
    // UIKit and the engine have pans on the view of a navigation controller, too.
    let isApps = !(pan.delegate is any TransitionGesture || pan.delegate?.isOfTheSystem == true)
    return pan.minimumNumberOfTouches < 2 && (inner !== view || isApps)
      && pan.delegate?.gestureRecognizer?(pan, shouldRequireFailureOf: self) != true
  }

  var isUnderWay: Bool { state == .began || state == .changed }
}

extension UIPanGestureRecognizer {
  /// The direction in which the finger goes, if it goes more sideways than up or down.
  func sidewaysSwipe(in view: UIView) -> UISwipeGestureRecognizer.Direction? {
    let velocity = velocity(in: view)
    guard abs(velocity.x) > abs(velocity.y) else { return nil }
    return velocity.x < 0 ? .left : .right
  }
}
#endif
