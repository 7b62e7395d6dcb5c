// GR-9: insets are the app's plus the safe area, where the behavior adds it.
extension UIScrollView {
  /// What the safe area adds to the content's insets.
  var safeAreaAdjustment: UIEdgeInsets {
    let isWide = alwaysBounceHorizontal || contentSize.width > bounds.width
    let isTall =
      alwaysBounceVertical
      || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    var safe = safeAreaInsets
    let isTaken: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes: isTaken = isTall
    case .automatic: isTaken = isTall || isContentOfContainedController
    }
    if !isWide { (safe.left, safe.right) = (0, 0) }
    if !isTaken { (safe.top, safe.bottom) = (0, 0) }
    return safe
  }

  /// Whether it is what a child of a container shows.
  private var isContentOfContainedController: Bool {
    guard let nearest = nearestController, nearest.parent != nil else { return false }
    return nearest.viewStore === self
      || nearest.viewStore?.subviewStore.first === self
  }

  /// A content that was at its top or left edge stays there; a content that rests is never out of its bounds; what has
  /// left its window waits where it is for the next one (GR-10).
  func insetsMayHaveChanged() {
    if window != nil { knownInWindow = true } else if knownInWindow { return }
    let old = knownInset
    let new = adjustedContentInset
    if new != old {
      knownInset = new
      setNeedsLayout()
      var offset = contentOffset
      // With what rounding makes of both.
      if offset.y < 1e-9 - old.top { offset.y -= new.top - old.top }
      if offset.x < 1e-9 - old.left { offset.x -= new.left - old.left }
      if offset != contentOffset && !mover.isMoving { bounds.origin = offset }
    }
    if !mover.isMoving && contentOffset != restingOffset(contentOffset) {
      bounds.origin = restingOffset(contentOffset)
    }
  }

  /// How far the offset may go.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let right = contentSize.width + inset.right - bounds.width
    let bottom = contentSize.height + inset.bottom - bounds.height
    // Not the negative: of no inset that is a zero with a sign.
    let (left, top) = (0 - inset.left, 0 - inset.top - roomForTitle)
    return (left...max(left, right), top...max(top, bottom))
  }

  /// The nearest offset that is within the bounds.
  func restingOffset(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(x: range.x.nearest(to: offset.x), y: range.y.nearest(to: offset.y))
  }

  /// Which ways a finger can scroll it.
  var scrollableAxes: (x: Bool, y: Bool) {
    let range = offsetRange
    return (
      range.x.upperBound > range.x.lowerBound || bounces && alwaysBounceHorizontal,
      range.y.upperBound > range.y.lowerBound || bounces && alwaysBounceVertical
    )
  }
}

extension ClosedRange {
  func nearest(to value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

extension UIEdgeInsets {
  static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    a + UIEdgeInsets(top: -b.top, left: -b.left, bottom: -b.bottom, right: -b.right)
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top,
      left: a.left + b.left,
      bottom: a.bottom + b.bottom,
      right: a.right + b.right
    )
  }
}
