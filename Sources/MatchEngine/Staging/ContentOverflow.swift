#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// How far a performer's contents reach beyond its box, where one of its two views does not cut them off.
///
/// At the end of such a view they are seen as they rest, overhanging or in round corners that they do not
/// heed; on the way to the other end, whose view may cut them off, they are drawn in.
struct ContentOverflow {
  /// One of the two ends.
  struct End {
    var edges = UIEdgeInsets.zero
    /// 1 where the contents are cut at the corners, 0 where they are not.
    var rounding = 1.0
    var frame: (center: Vector, size: Vector, alpha: Double)

    @MainActor init(_ view: UIView, _ element: Element) {
      let placement = element.placement
      frame = (placement.center, placement.visibleSize, element.appearance.alpha)
      guard !view.cutsContents else { return }
      rounding = 0
      let (bounds, reach) = (view.bounds, view.contentsReach)
      let (x, y) = (
        CGFloat(placement.transform.scale.x.magnitude),
        CGFloat(placement.transform.scale.y.magnitude)
      )
      edges = UIEdgeInsets(
        top: (bounds.minY - reach.minY) * y,
        left: (bounds.minX - reach.minX) * x,
        bottom: (reach.maxY - bounds.maxY) * y,
        right: (reach.maxX - bounds.maxX) * x
      )
    }
  }

  private let lower: End
  private let upper: End

  /// Nil where everything is cut off at both ends.
  init?(_ lower: End?, _ upper: End?) {
    guard let first = lower ?? upper, let last = upper ?? lower,
      first.rounding < 1 || last.rounding < 1
    else { return nil }
    self.lower = first
    self.upper = last
  }

  /// What is shown of the contents in a frame: a box beyond the performer's own, and its radius.
  func window(in frame: PerformerFrame) -> (box: CGRect, radius: CGFloat) {
    let share = CGFloat(self.share(of: frame))
    func mixed(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      -(lower.edges[keyPath: edge] * (1 - share) + upper.edges[keyPath: edge] * share)
    }
    let edges = UIEdgeInsets(
      top: mixed(\.top),
      left: mixed(\.left),
      bottom: mixed(\.bottom),
      right: mixed(\.right)
    )
    let rounding = CGFloat(lower.rounding) * (1 - share) + CGFloat(upper.rounding) * share
    return (
      CGRect(origin: .zero, size: CGSize(frame.size)).inset(by: edges),
      frame.corners.largest * rounding
    )
  }

  /// How far the frame is on the way from the lower end to the upper one, as its place, its size and its
  /// opacity tell.
  private func share(of frame: PerformerFrame) -> Double {
    let parts = [
      (lower.frame.center.x, upper.frame.center.x, frame.center.x),
      (lower.frame.center.y, upper.frame.center.y, frame.center.y),
      (lower.frame.size.x, upper.frame.size.x, frame.size.x),
      (lower.frame.size.y, upper.frame.size.y, frame.size.y),
      (lower.frame.alpha, upper.frame.alpha, frame.alpha),
    ]
    let length = parts.reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    guard length > 1e-9 else { return 1 }
    let way = parts.reduce(0) { $0 + ($1.1 - $1.0) * ($1.2 - $1.0) }
    return min(max(way / length, 0), 1)
  }
}

extension Corners {
  /// The largest of the radii.
  var largest: CGFloat { CGFloat(max(topLeft, topRight, bottomLeft, bottomRight)) }

  /// The corners that are round.
  var mask: CACornerMask {
    var mask: CACornerMask = []
    if topLeft > 0 { mask.insert(.layerMinXMinYCorner) }
    if topRight > 0 { mask.insert(.layerMaxXMinYCorner) }
    if bottomLeft > 0 { mask.insert(.layerMinXMaxYCorner) }
    if bottomRight > 0 { mask.insert(.layerMaxXMaxYCorner) }
    return mask
  }
}
#endif
