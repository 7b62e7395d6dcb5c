#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Notices when the layout of a screen has changed since it was read.
///
/// A view hasn't moved as long as it and all of its ancestors, up to the screen, are in the same places. The
/// watch records each of these places once, and compares them on every frame.
@MainActor struct LayoutWatch {
  private struct Place {
    let view: UIView
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    /// Whether the view itself can be seen.
    let isSeen: Bool
    /// The parent's identity, which is only compared.
    let parent: ObjectIdentifier?

    @MainActor init(_ view: UIView) {
      self.view = view
      center = view.center
      bounds = view.bounds
      transform = view.transform
      isSeen = view.isSeenByItself
      parent = view.superview.map { ObjectIdentifier($0) }
    }

    @MainActor var isLeft: Bool {
      view.center != center || view.bounds != bounds || view.isSeenByItself != isSeen
        || view.transform != transform || view.superview.map { ObjectIdentifier($0) } != parent
    }
  }

  private var places: [Place] = []
  private var tags: [(view: UIView, id: String?, isExcluded: Bool)] = []

  /// Watches views and their ancestors, up to the roots of their screens.
  ///
  /// The roots themselves may move, as a presenter does behind a sheet.
  init(_ screens: [(root: UIView, views: [UIView])]) {
    var known: Set<ObjectIdentifier> = []
    for (root, views) in screens {
      for view in views where view !== root && !LayoutWatch.fliesLive(view, outOf: root) {
        tags.append((view, view.matchID, view.isMatchExcluded))
        var next: UIView? = view
        while let place = next, place !== root, known.insert(ObjectIdentifier(place)).inserted {
          places.append(Place(place))
          next = place.superview
        }
      }
    }
  }

  /// Whether a view flies live, or is inside one that does, and so moves on every frame.
  private static func fliesLive(_ view: UIView, outOf root: UIView) -> Bool {
    if view.matchStandIn == .live { return true }
    if view.isDescendant(of: root) { return false }
    var next = view.superview
    while let around = next, around.matchStandIn != .live { next = around.superview }
    return next != nil
  }

  /// Whether any place or ID has changed.
  var isChanged: Bool {
    places.contains(where: \.isLeft)
      || tags.contains { view, id, isExcluded in
        view.matchID != id || view.isMatchExcluded != isExcluded
      }
  }
}
#endif
