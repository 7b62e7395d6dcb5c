#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// How far a performer's contents reach beyond its box, if one of its two views doesn't clip them.
///
/// At that view's end, the contents look as they do at rest: they reach beyond the box or ignore its rounded
/// corners. On the way to the other end, whose view may clip them, they are gradually clipped.
struct ContentOverflow {
  /// One of the two ends.
  struct End {
    var edges = UIEdgeInsets.zero
    /// 1 if the contents are clipped at the corners, 0 if they aren't.
    var rounding = 1.0

    @MainActor init(_ view: UIView, _ element: borrowing Element, _ known: KnownContents) {
      let scale = element.placement.transform.scale
      let (contents, kind) = known.look(at: view)
      let (bounds, reach) = (view.bounds, view.reach(of: contents, as: kind))
      guard !view.layer.cutsContents, kind != .plain else { return }
      // A layer rounds its own gradient.
      if kind == .fill, view.layer is CAGradientLayer { return }
      guard
        !bounds.contains(reach) || !contents.areCut(at: view.layer, in: element.picture.includes)
      else { return }
      rounding = 0
      let (x, y) = (CGFloat(scale.x.magnitude), CGFloat(scale.y.magnitude))
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

  /// Returns nil if both ends clip their contents.
  init?(_ lower: End?, _ upper: End?) {
    guard let first = lower ?? upper, let last = upper ?? lower,
      first.rounding < 1 || last.rounding < 1
    else { return nil }
    self.lower = first
    self.upper = last
  }

  /// The visible part of the contents in a frame: a box beyond the performer's own, and its radius.
  func window(in frame: PerformerFrame) -> (box: CGRect, radius: CGFloat) {
    let share = CGFloat(min(max(frame.progress, 0), 1))
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
}
#endif
