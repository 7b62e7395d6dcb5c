#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The two screens, as they were last read, and the view in which they fly.
@MainActor struct StagedScreens {
  var screens: Screens
  /// The way in which the flight began.
  let direction: MatchDirection
  let view: StageView
  /// The container's size when the flight began.
  let size: CGSize
  /// The captured screens, or nil until both are ready.
  var trees: Screens.Trees?
  /// The last known layout of everything that flies, or nil until the live views have been moved.
  var watch: LayoutWatch?
  /// Whether a pair has lost one of its two views.
  var hasLostPairs = false
  /// Whether something was read where another flight shows it.
  var startsElsewhere = false

  mutating func take(_ trees: Screens.Trees) {
    self.trees = trees
    watch = nil
    startsElsewhere = false
  }

  /// Takes what the screens have at the beginning, where other flights show some of it or the app animates it.
  mutating func takeFirst(_ trees: Screens.Trees, _ elsewhere: FlyingViews) {
    var trees = trees
    let isForward = direction.isForward
    var left = isForward ? trees.lower : trees.upper
    let screen = isForward ? screens.lower : screens.upper
    let seen = screen.captureSeen(left, in: screens.container)
    let isAnimated = seen.map { left.place(asSeenIn: $0) } ?? false
    let isMoved = !elsewhere.isEmpty && left.place(elsewhere, in: screens.container)
    if isForward { trees.lower = left } else { trees.upper = left }
    take(trees)
    startsElsewhere = isAnimated || isMoved
  }

  /// The views that fly on screens that a flight leaves when it continues to others.
  func nodes(outside next: Screens) -> [UIView] {
    let kept = [next.lower.view, next.upper.view]
    guard let trees else { return [] }
    return [(screens.lower.view, trees.lower.nodes), (screens.upper.view, trees.upper.nodes)]
      .filter { screen, _ in !kept.contains { $0 === screen } }.flatMap { $0.1 }
  }

  var plan: Plan? { trees.map(screens.plan) }

  /// Continues to other screens.
  mutating func take(_ screens: Screens, _ trees: Screens.Trees) {
    self.screens = screens
    take(trees)
  }

  mutating func watched() -> LayoutWatch? {
    guard watch == nil, let trees else { return watch }
    watch = LayoutWatch([
      (screens.lower.view, trees.lower.nodes), (screens.upper.view, trees.upper.nodes),
    ])
    return watch
  }
}

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
