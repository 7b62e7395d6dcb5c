#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a view shows, as far as that is known without drawing it.
@MainActor struct ViewContents {
  /// The area, in the view's own coordinates, in which something of it is visible.
  ///
  /// This is its bounds and what its subviews show beyond them, up to a distance of the view's own size.
  let reach: CGRect
  /// Whether a drawing shows all of it.
  ///
  /// Films, maps, web pages, blurs and the like are put on the screen by something else than the layer.
  let isDrawable: Bool

  init(of view: UIView) {
    reach = view.reach
    isDrawable = view.layer.isDrawable
  }

  /// Whether nothing of it is seen outside of these bounds; less than half a point doesn't count.
  func fits(_ bounds: CGRect) -> Bool { bounds.insetBy(dx: -0.5, dy: -0.5).contains(reach) }
}

extension UIView {
  fileprivate var reach: CGRect {
    guard !clipsToBounds else { return bounds }
    let limits = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return subviews.reduce(bounds) { reach, view in
      guard !view.isHidden, view.alpha > 0 else { return reach }
      let part = view.convert(view.reach, to: self).intersection(limits)
      let isEmpty = part.isNull || part.width <= 0 || part.height <= 0
      return isEmpty || reach.contains(part) ? reach : reach.union(part)
    }
  }
}

extension CALayer {
  /// Whether a drawing of the layer shows what is on the screen, but for tagged views, which fly separately.
  @MainActor var isDrawable: Bool {
    if isShownElsewhere { return false }
    if let view = delegate as? UIView {
      let isDrawn = [.automatic, .drawing].contains(view.matchStandIn)
      if view.isShownElsewhere || !isDrawn { return false }
    }
    return (sublayers ?? []).allSatisfy { $0.isHidden || $0.isTagged || $0.isDrawable }
  }

  /// Whether nothing is seen inside the layer but some views; its own decoration doesn't count.
  @MainActor func showsNothing(beside views: Set<ObjectIdentifier>) -> Bool {
    guard type(of: self) == CALayer.self, contents == nil, mask == nil else { return false }
    return (sublayers ?? []).allSatisfy { layer in
      if layer.isHidden || layer.opacity == 0 { return true }
      if let view = layer.delegate as? UIView, views.contains(ObjectIdentifier(view)) {
        return true
      }
      let isBare =
        layer.backgroundColor == nil && layer.borderWidth == 0 && layer.shadowOpacity == 0
      return isBare && layer.showsNothing(beside: views)
    }
  }

  @MainActor private var isTagged: Bool { (delegate as? UIView)?.matchID?.isEmpty == false }
}
#endif
