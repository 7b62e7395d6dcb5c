#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a view shows, as far as that is known without drawing it.
@MainActor struct ViewContents {
  /// The area in which something of it is visible.
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

/// What views show, each of which is looked at once while its screen is read and its stand-in is made.
@MainActor final class KnownContents {
  private var known: [ObjectIdentifier: ViewContents] = [:]

  func contents(of view: UIView) -> ViewContents {
    if let contents = known[ObjectIdentifier(view)] { return contents }
    let contents = ViewContents(of: view)
    known[ObjectIdentifier(view)] = contents
    return contents
  }

  /// Forgets everything, as the views may have changed since.
  func forget() { known = [:] }
}

extension UIView {
  /// The area, in the view's own coordinates, in which something of it is visible.
  ///
  /// This is its bounds and what its subviews show beyond them, up to a distance of the view's own size.
  var reach: CGRect {
    guard !layer.cutsContents else { return bounds }
    let limits = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return subviews.reduce(bounds) { reach, view in
      guard !view.isHidden, view.alpha > 0 else { return reach }
      let own = view.reach
      let place = own == view.bounds ? view.frame : view.convert(own, to: self)
      let part = place.intersection(limits)
      let isEmpty = part.isNull || part.width <= 0 || part.height <= 0
      return isEmpty || reach.contains(part) ? reach : reach.union(part)
    }
  }
}

extension CALayer {
  /// Whether a drawing of the layer shows what is on the screen, but for tagged views, which fly separately.
  @MainActor var isDrawable: Bool {
    let view = delegate as? UIView
    return isDrawable(view, view.flatMap(ViewTag.of))
  }

  @MainActor private func isDrawable(_ view: UIView?, _ tag: ViewTag?) -> Bool {
    if isShownElsewhere || view?.isShownElsewhere ?? false { return false }
    switch tag?.standIn {
    case nil, .automatic, .drawing: break
    case .live, .picture, .rendered: return false
    }
    return (sublayers ?? []).allSatisfy { layer in
      if layer.isHidden { return true }
      let view = layer.delegate as? UIView
      let tag = view.flatMap(ViewTag.of)
      return tag?.hasID ?? false || layer.isDrawable(view, tag)
    }
  }
}
#endif
