#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two screens of a flight.
@MainActor struct MatchScreen {
  /// The screen's view.
  let view: UIView
  /// Returns the view that the screen prefers among views with the same ID; called on each walk.
  var source: () -> UIView? = { nil }
  /// Whether the engine may move the screen, which it may not if the system didn't hand over the view.
  var mayMove = true
  /// The transform from the screen's coordinates to the container's, from before the system moved the screen.
  ///
  /// It's set if the system moves the screen during the flight, as it does with a presenter behind a sheet.
  var rest: CGAffineTransform?
  /// A snapshot to use in place of the current state.
  var snapshot: ScreenSnapshot?
  /// Whether the view was never on the display in its current state.
  var isFresh = false
  /// Views without an ID that stay in front of what flies.
  var inFront: [UIView] = []

  /// Whether the screen stays where it is, behind or beside the one that covers it.
  ///
  /// That is so of a presenter whose view the system doesn't hand over.
  var staysBeside: Bool { !mayMove && snapshot == nil }

  /// Captures the screen in the container's coordinates.
  func capture(
    in container: UIView,
    readsAnimations: Bool = false,
    _ known: KnownContents = KnownContents()
  ) -> CapturedTree<UIView> {
    if let snapshot { return snapshot.tree }
    let toContainer = way(to: container)
    var reader = ViewReader(
      source: source(),
      readsAnimations: readsAnimations,
      inFront: Set(inFront.map { ObjectIdentifier($0) }),
      keepsInFront: !staysBeside,
      known: known
    )
    if rest != nil { reader.still = view }
    return reader.capture(
      view,
      from: Viewpoint(container: Box(container.bounds), toContainer: Affine(toContainer))
    )
  }

  /// Captures the screen as it is seen, or returns nil if the app animates nothing of what was captured.
  func captureSeen(_ tree: CapturedTree<UIView>, in container: UIView) -> CapturedTree<UIView>? {
    if let snapshot { return snapshot.seen }
    var known: Set<ObjectIdentifier> = []
    for node in tree.nodes {
      var next: UIView? = node
      while let around = next, known.insert(ObjectIdentifier(around)).inserted {
        if rest != nil, around === view { break }
        if around.layer.isAnimatedByApp { return capture(in: container, readsAnimations: true) }
        next = around === view ? nil : around.superview
      }
    }
    return nil
  }

  private func way(to container: UIView) -> CGAffineTransform {
    guard let superview = view.superview else { return .identity }
    if let rest {
      let own = CGAffineTransform(from: view, to: superview)
      if own.a * own.d != own.b * own.c { return own.inverted().concatenating(rest) }
    }
    return CGAffineTransform(from: superview, to: container)
  }
}

extension MatchScreen {
  /// Creates the screen of a controller, whose view may be inside a wrapper of the system.
  init(of controller: UIViewController, in view: UIView? = nil, mayMove: Bool = true) {
    self.init(
      view: view ?? controller.view,
      source: { [weak controller] in controller?.participant?.matchSource() },
      mayMove: mayMove
    )
  }
}

/// The two screens of a flight, and its container.
@MainActor struct Screens {
  let container: UIView
  var lower: MatchScreen
  var upper: MatchScreen
  /// The views without an ID that are covered by what flies, once that is known.
  var covered: [MatchReport.Fault]?
  var options: (Box) -> PlanOptions
  /// Whether the flight respects the user's preference for reduced motion.
  let reducesMotion: Bool
  /// Whether Core Animation plays what nobody holds.
  let isPlayed: Bool
  /// Whether the stage blocks touches, if nothing else keeps them from the two screens.
  let takesTouches: Bool
  /// Where the pictures of the flight are counted.
  let count: PictureCount
  /// What their views show, as it was when they were last read.
  let known = KnownContents()

  /// Creates a pair of screens with the options that the app has set.
  init(
    in container: UIView,
    lower: MatchScreen,
    upper: MatchScreen,
    _ transition: MatchTransition,
    takesTouches: Bool = false
  ) {
    self.container = container
    self.lower = lower
    self.upper = upper
    options = { transition.planOptions(in: $0) }
    reducesMotion = transition.reducedMotion == .crossFade
    isPlayed = transition.usesCoreAnimation
    self.takesTouches = takesTouches
    count = lower.snapshot?.count ?? upper.snapshot?.count ?? PictureCount()
  }

  /// The captured trees of both screens.
  struct Trees {
    var lower: CapturedTree<UIView>
    var upper: CapturedTree<UIView>

    /// Whether both have the same views, which look the same and are in the same places.
    @MainActor static func == (trees: Trees, others: Trees) -> Bool {
      func isSame(_ tree: CapturedTree<UIView>, _ other: CapturedTree<UIView>) -> Bool {
        tree.capture == other.capture && tree.nodes.elementsEqual(other.nodes, by: ===)
      }
      return isSame(trees.lower, others.lower) && isSame(trees.upper, others.upper)
    }
  }

  /// Reads both screens as they are now.
  func read() -> Trees {
    known.forget()
    var trees = Trees(
      lower: lower.capture(in: container, known),
      upper: upper.capture(in: container, known)
    )
    if upper.isFresh { lower.snapshot?.serve(&trees.upper) }
    return trees
  }

  func plan(_ trees: Trees) -> Plan {
    Plan(
      lower: trees.lower.capture,
      upper: trees.upper.capture,
      options: options(Box(container.bounds))
    )
  }
}

extension MatchTransition {
  /// The options for the core's plan.
  func planOptions(in container: Box) -> PlanOptions {
    PlanOptions(
      container: container,
      timing: timing,
      stagger: stagger,
      screens: background,
      style: style
    )
  }
}

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
