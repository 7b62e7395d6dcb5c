#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The properties of a performer that don't change while it flies.
@MainActor struct PerformerBuild {
  /// The corner curve at each end.
  let curves: (lower: CALayerCornerCurve, upper: CALayerCornerCurve)
  /// Whether the contents reach beyond the box, or ignore its rounded corners, at one of its ends.
  let overflows: Bool
  /// Whether the box, and not the contents, casts the shadow.
  let castsBox: Bool
  /// Whether the contents are clipped to the box, as they are unless all are texts: no letter is cut.
  let clipsContents: Bool
  /// The views that cast a shadow by a path of their own, and whether they are at the upper of two ends.
  var casters: [(view: UIView, isUpper: Bool?)]
  private let ends: [End]

  /// What one of its views says about it.
  @MainActor struct End {
    fileprivate let curve: CALayerCornerCurve
    fileprivate let castsBox: Bool
    fileprivate let isText: Bool
    fileprivate let caster: UIView?
    /// How far the contents reach beyond the top left and the bottom right of the box, unless they are clipped.
    fileprivate var (before, after) = (Vector.zero, Vector.zero)
    /// 1 if the contents are clipped at the corners, 0 if they aren't.
    fileprivate var rounding = 1.0

    init(of view: UIView, _ element: borrowing Element, _ known: KnownContents) {
      let view = Placeholder.meant(by: view)
      let (layer, bounds) = (view.layer, view.bounds)
      let (contents, kind) = known.look(at: view)
      curve = layer.cornerCurve
      // It does as well if there is no shadow.
      castsBox =
        layer.shadowOpacity <= 0 || layer.cutsContents || layer.shadowPath != nil
        || (view.visibleBackground?.alpha ?? 0) > 0 || element.picture.isOpaque
      isText = kind == .text
      caster = view.ownShadowPath == nil ? nil : view
      let reach = view.reach(of: contents, as: kind)
      // A layer rounds its own gradient.
      let isRounded = kind == .fill && layer is CAGradientLayer
      guard !layer.cutsContents, kind != .plain, !isRounded,
        !bounds.contains(reach) || !contents.areCut(at: layer, in: element.picture.includes)
      else { return }
      let scale = element.placement.transform.scale
      let factor = Vector(scale.x.magnitude, scale.y.magnitude)
      rounding = 0
      before = (Vector(bounds.origin) - Vector(reach.origin)).scaled(by: factor)
      after = (Box(reach).end - Box(bounds).end).scaled(by: factor)
    }
  }

  /// - Parameter ends: What its views say, the lower one first; where there is but one, it says it for both ends.
  init(_ ends: [End]) {
    self.ends = ends
    curves = (ends.first?.curve ?? .circular, ends.last?.curve ?? .circular)
    overflows = ends.contains { $0.rounding < 1 }
    castsBox = ends.allSatisfy(\.castsBox)
    clipsContents = !ends.allSatisfy(\.isText)
    casters = ends.enumerated().compactMap { number, end in
      end.caster.map { ($0, ends.count > 1 ? number == 1 : nil) }
    }
  }

  /// The visible part of the contents in a frame: a box that may reach beyond the performer's own, and its radius.
  ///
  /// At the end of a view that doesn't clip them, the contents look as they do at rest. On the way to the other end,
  /// whose view may clip them, they are gradually clipped.
  func window(in frame: PerformerFrame) -> (box: CGRect, radius: CGFloat) {
    var (before, after, rounding) = (Vector.zero, Vector.zero, 1.0)
    if let lower = ends.first, let upper = ends.last {
      let share = min(max(frame.progress, 0), 1)
      before = lower.before * (1 - share) + upper.before * share
      after = lower.after * (1 - share) + upper.after * share
      rounding = lower.rounding * (1 - share) + upper.rounding * share
    }
    let box = CGRect(origin: CGPoint(.zero - before), size: CGSize(before + frame.size + after))
    return (box, frame.corners.largest * CGFloat(rounding))
  }
}
#endif
