#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// How a performer is put together: what does not change while it flies.
@MainActor struct PerformerBuild {
  /// How its corners are round at each end.
  let curves: (lower: CALayerCornerCurve, upper: CALayerCornerCurve)
  /// Where its contents are not cut off at its edge.
  let overflow: ContentOverflow?
  /// Whether its shadow is that of its box, and not of what is in it.
  let castsBox: Bool

  init(_ lower: (view: UIView, element: Element)?, _ upper: (view: UIView, element: Element)?) {
    let ends = [lower, upper].map { $0.map { Placeholder.meant(by: $0.view) } }
    let shapes = ends.map { $0?.layer.cornerCurve }
    curves = (shapes[0] ?? shapes[1] ?? .circular, shapes[1] ?? shapes[0] ?? .circular)
    castsBox = ends.allSatisfy { $0?.castsBox ?? true }
    overflow = ContentOverflow(
      lower.map { ContentOverflow.End(Placeholder.meant(by: $0.view), $0.element) },
      upper.map { ContentOverflow.End(Placeholder.meant(by: $0.view), $0.element) }
    )
  }
}

extension UIView {
  /// Whether what it shows is cut off at its own edge, or would look the same if it were.
  var cutsContents: Bool {
    clipsToBounds || (PictureKind(self) == .plain)
      || (layer.cornerRadius == 0 && bounds.contains(contentsReach))
  }

  /// The part of its own coordinates in which its stand-in shows something.
  var contentsReach: CGRect {
    guard let view = self as? UIImageView, PictureKind(self) == .image else { return reach }
    return view.clipsToBounds ? bounds : bounds.union(view.imageRect)
  }

  /// Whether the shadow that it casts is that of a filled box; where it casts none, none is wrong.
  fileprivate var castsBox: Bool {
    guard layer.shadowOpacity > 0, !clipsToBounds else { return true }
    return layer.shadowPath != nil || (layer.backgroundColor?.alpha ?? 0) > 0
      || PictureKind(self).picture(of: self).isOpaque
  }
}
#endif
