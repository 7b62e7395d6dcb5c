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
    /// How far they reach beyond the top left and the bottom right.
    var (before, after) = (Vector.zero, Vector.zero)
    /// 1 if the contents are clipped at the corners, 0 if they aren't.
    var rounding = 1.0

    @MainActor init(_ view: UIView, _ element: borrowing Element, _ known: KnownContents) {
      let scale = element.placement.transform.scale
      let (contents, kind) = known.look(at: view)
      let (bounds, reach) = (view.bounds, view.reach(of: contents, as: kind))
      // A layer rounds its own gradient.
      let isRounded = kind == .fill && view.layer is CAGradientLayer
      guard !view.layer.cutsContents, kind != .plain, !isRounded,
        !bounds.contains(reach) || !contents.areCut(at: view.layer, in: element.picture.includes)
      else { return }
      rounding = 0
      let factor = Vector(scale.x.magnitude, scale.y.magnitude)
      before = (Vector(bounds.origin) - Vector(reach.origin)).scaled(by: factor)
      after = (Box(reach).end - Box(bounds).end).scaled(by: factor)
    }
  }

  private let lower: End
  private let upper: End

  /// Returns nil if both ends, or the only one, clip their contents.
  init?(_ ends: [End]) {
    guard let lower = ends.first, let upper = ends.last, min(lower.rounding, upper.rounding) < 1
    else { return nil }
    (self.lower, self.upper) = (lower, upper)
  }

  /// The visible part of the contents in a frame: a box beyond the performer's own, and its radius.
  func window(in frame: PerformerFrame) -> (box: CGRect, radius: CGFloat) {
    let share = min(max(frame.progress, 0), 1)
    let before = lower.before * (1 - share) + upper.before * share
    let after = lower.after * (1 - share) + upper.after * share
    let rounding = lower.rounding * (1 - share) + upper.rounding * share
    let box = CGRect(origin: CGPoint(.zero - before), size: CGSize(before + frame.size + after))
    return (box, frame.corners.largest * CGFloat(rounding))
  }
}
#endif
