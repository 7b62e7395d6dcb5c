#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Notices that a screen was laid out otherwise than it was read.
///
/// A view is where it was as long as it and everything around it, up to its screen, are in the same places.
/// So these places are kept, each once however many views are inside, and compared on each frame.
@MainActor struct LayoutWatch {
  private struct Place {
    let view: UIView
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let isHidden: Bool
    /// Not kept: it is only compared.
    let parent: ObjectIdentifier?

    @MainActor init(_ view: UIView) {
      self.view = view
      center = view.center
      bounds = view.bounds
      transform = view.transform
      isHidden = view.isHidden
      parent = view.superview.map { ObjectIdentifier($0) }
    }

    @MainActor var isLeft: Bool {
      view.center != center || view.bounds != bounds || view.isHidden != isHidden
        || view.transform != transform || view.superview.map { ObjectIdentifier($0) } != parent
    }
  }

  private var places: [Place] = []
  private var tags: [(view: UIView, id: String?, root: UIView)] = []

  /// Watches views and what is around them, up to their screens' roots.
  ///
  /// The roots themselves may be moved:
  /// that is what UIKit does with a presenter behind a sheet.
  init(_ screens: [(root: UIView, views: [UIView])]) {
    var known: Set<ObjectIdentifier> = []
    for (root, views) in screens {
      for view in views where view !== root && !LayoutWatch.fliesLive(view, outOf: root) {
        tags.append((view, view.matchID, root))
        var next: UIView? = view
        while let place = next, place !== root, known.insert(ObjectIdentifier(place)).inserted {
          places.append(Place(place))
          next = place.superview
        }
      }
    }
  }

  /// Whether a view flies itself, or inside one that does: it is elsewhere on every frame.
  private static func fliesLive(_ view: UIView, outOf root: UIView) -> Bool {
    if view.matchStandIn == .live { return true }
    if view.isDescendant(of: root) { return false }
    var next = view.superview
    while let around = next, around.matchStandIn != .live { next = around.superview }
    return next != nil
  }

  /// Whether anything is elsewhere, or called otherwise, than it was.
  var isChanged: Bool {
    places.contains(where: \.isLeft) || tags.contains { $0.view.matchID != $0.id }
  }

  /// The IDs of what is not on its screen any more.
  var removed: [String] {
    tags.compactMap { tag in
      tag.view.isDescendant(of: tag.root) && tag.view.matchID == tag.id ? nil : tag.id
    }
  }
}
#endif
