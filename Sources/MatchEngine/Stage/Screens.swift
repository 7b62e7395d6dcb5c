#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two screens of a flight.
@MainActor struct MatchScreen {
  let view: UIView
  /// The views that are preferred, with everything inside them, if several views have one ID.
  var sources: [UIView] = []
  /// Whether the engine may move the screen: only if the system has handed over the view.
  var mayMove = true
  /// For a screen that the system moves, as it moves the presenter behind a sheet: the transform from the screen's
  /// coordinates to the container's before that; nil for any other screen.
  var rest: CGAffineTransform?
  var state = State.displayed

  enum State {
    /// The view is on the screen, or was.
    case displayed
    /// The view has never been displayed as it is now.
    case fresh
    /// The view has changed since; the snapshot is used in its place.
    case changed(since: ScreenSnapshot)
  }

  var snapshot: ScreenSnapshot? { if case .changed(let snapshot) = state { snapshot } else { nil } }
  var isFresh: Bool { if case .fresh = state { true } else { false } }

  /// Whether the screen stays behind or beside the one that covers it, because the system doesn't hand over its view.
  var staysBeside: Bool { if case .displayed = state { !mayMove } else { false } }

  /// Whether the screen covers all that is behind it.
  var isOpaque: Bool { view.superview.map(view.covers) == true && view.isFilled() }

  /// Walks the screen in the container's coordinates.
  ///
  /// With `views`, only these are captured, as they are seen at this moment, even outside the container.
  func walk(
    in container: UIView,
    seeing views: [UIView]? = nil,
    prefersFlown: Bool = false,
    inFront: [UIView] = [],
    _ known: ExaminedViews
  ) -> WalkedScreen {
    if let snapshot { return .snapshot(snapshot.tree) }
    let reader = ViewReader(
      sources: sources,
      lastPlaces: prefersFlown ? ViewTag.of(view)?.lastPlaces ?? [:] : [:],
      viewsAsSeen: views.map { Set($0.map { ObjectIdentifier($0) }) },
      screen: view,
      isScreenStill: !mayMove,
      inFront: Set(inFront.map { ObjectIdentifier($0) }),
      known: known
    )
    let everywhere = Box(center: .zero, size: Vector(1e6, 1e6))
    let viewpoint = Viewpoint(
      container: views == nil ? Box(container.bounds) : everywhere,
      toContainer: Affine(transform(to: container))
    )
    return .walk(reader.walk(view, from: viewpoint), of: view, from: viewpoint)
  }

  /// Captures the screen as it is seen, or returns nil if the app animates none of the captured views.
  func captureSeen(_ tree: CapturedTree<UIView>, in container: UIView) -> CapturedTree<UIView>? {
    if let snapshot { return snapshot.removeSeen() }
    let seen = withAllAround(tree.nodes) + tree.nodes.map(\.surface)
    guard seen.contains(where: \.layer.isAnimatedByApp) else { return nil }
    let known = ExaminedViews(asksApp: false)
    return walk(in: container, seeing: tree.nodes, inFront: tree.nodesInFront, known)
      .tree(flying: [])
  }

  /// Some views on the screen and all views around them, each once; without the screen's own if the system moves it.
  func withAllAround(_ views: [UIView]) -> [UIView] {
    var known: Set<ObjectIdentifier> = mayMove ? [] : [ObjectIdentifier(view)]
    var all: [UIView] = []
    for one in views {
      var next: UIView? = one
      while let around = next, known.insert(ObjectIdentifier(around)).inserted {
        all.append(around)
        next = around === view ? nil : around.superview
      }
    }
    return all
  }

  /// Notes where a view flies; on the way back, the view closest to that place is preferred.
  func rememberPlace(of view: UIView, flyingAs id: String) {
    ViewTag.attached(to: self.view).lastPlaces[id] = view.unscrolledPlace(in: self.view)
  }

  private func transform(to container: UIView) -> CGAffineTransform {
    guard let superview = view.superview else { return .identity }
    if let rest {
      return CGAffineTransform(from: view, to: superview).inverted().concatenating(rest)
    }
    return CGAffineTransform(from: superview, to: container)
  }

  /// Whether the screen has to be committed before it is first seen, because bars and glass must not be seen through,
  /// or because the system doesn't hand over its view and hasn't placed it yet.
  var needsCommit: Bool { !mayMove || view.shows { $0 is UIVisualEffectView || $0.isSystemBar } }
}

/// The two screens of a flight, and its container.
@MainActor struct Screens {
  let container: UIView
  var lower: MatchScreen
  var upper: MatchScreen
  let transition: MatchTransition
  /// The view that is out of sight until the flight begins.
  var arrivingView: ArrivingView?
  /// Whether one screen replaces the other; false if both are the same screen.
  var areExchanged = true
  /// Whether the stage blocks touches; false if something else keeps them from the two screens.
  var takesTouches = false
  /// Where the pictures of the flight are counted.
  let count: PictureCount
  /// What the views were found to show when they were last read.
  let known = ExaminedViews()

  init(
    in container: UIView,
    from leaving: MatchScreen,
    to arriving: MatchScreen,
    _ direction: MatchDirection,
    _ transition: MatchTransition
  ) {
    self.container = container
    lower = direction.isForward ? leaving : arriving
    upper = direction.isForward ? arriving : leaving
    self.transition = transition
    count = lower.snapshot?.count ?? upper.snapshot?.count ?? PictureCount()
  }

  /// The views inside which everything flies.
  var roots: [UIView] {
    [lower.view, upper.view] + [lower, upper].compactMap { $0.snapshot?.root }
  }

  subscript(end: FlightEnd) -> MatchScreen { end == .lower ? lower : upper }

  func arriving(_ direction: MatchDirection) -> MatchScreen { self[direction.arrival] }

  struct Trees {
    var lower: CapturedTree<UIView>
    var upper: CapturedTree<UIView>
    /// The IDs of the views that fly from one screen to the other, or have done so.
    var flown: Set<String>

    mutating func remove(_ isRemoved: (UIView) -> Bool) {
      lower = lower.removing(isRemoved)
      upper = upper.removing(isRemoved)
    }

    subscript(end: FlightEnd) -> CapturedTree<UIView> { end == .lower ? lower : upper }

    func views(of performer: Performer) -> BothEnds<UIView?> {
      let (lower, upper) = performer.elements
      return BothEnds(
        lower: lower.map { self.lower.nodes[$0] },
        upper: upper.map { self.upper.nodes[$0] }
      )
    }

    /// Whether both have the same views, with the same looks and places.
    static func == (trees: Trees, others: Trees) -> Bool {
      trees.lower.capture == others.lower.capture && trees.lower.nodes == others.lower.nodes
        && trees.upper.capture == others.upper.capture && trees.upper.nodes == others.upper.nodes
    }
  }

  /// Reads both screens as they are now; what is known about their views is from this turn.
  ///
  /// Only views that may fly are examined closely: those on both screens, now or before, and those with an effect. If
  /// several views have one ID, the one closest to where that ID last flew may be preferred, as on the way back.
  func read(flown: Set<String> = [], prefersFlown: Bool = false) -> Trees {
    let below = lower.walk(in: container, prefersFlown: prefersFlown, known)
    // Views that lay in front before a change inside a screen still lie in front.
    let before = lower.snapshot?.tree.nodesInFront ?? []
    let above = upper.walk(in: container, prefersFlown: prefersFlown, inFront: before, known)
    let flown = flown.union(Set(below.ids).intersection(above.ids))
    let flying = options.letsUnpairedFly ? nil : flown
    var trees = Trees(
      lower: below.tree(flying: flying),
      upper: above.tree(flying: flying),
      flown: flown
    )
    if upper.isFresh { lower.snapshot?.serve(&trees.upper) }
    trees.lower.measureTexts()
    trees.upper.measureTexts()
    return trees
  }

  /// Moves what the app animates to where it is seen, with its opacity on the screen that is left; returns the IDs.
  func placeAsSeen(_ trees: inout Trees, leaving direction: MatchDirection) -> Set<String> {
    let below = lower.captureSeen(trees.lower, in: container)
    let above = upper.captureSeen(trees.upper, in: container)
    return trees.lower.place(asSeenIn: below, fades: direction.isForward)
      .union(trees.upper.place(asSeenIn: above, fades: !direction.isForward))
  }

  func plan(_ trees: Trees) -> Plan {
    var options = options
    // A flight in which something has flown keeps its effect, even if nothing flies any more.
    if let effect = transition.effectWithoutPairs, trees.flown.isEmpty { options.screens = effect }
    return Plan(lower: trees.lower.capture, upper: trees.upper.capture, options: options)
  }

  private var options: PlanOptions {
    var options = PlanOptions(
      container: Box(container.bounds),
      timing: transition.timing,
      stagger: transition.stagger,
      screens: areExchanged ? transition.screenEffect : nil,
      style: transition.style,
      reducesMotion: !transition.movesWithReducedMotion && UIAccessibility.isMotionUnwanted
    )
    options.readsRightToLeft = container.readsRightToLeft
    return options
  }
}

extension CapturedTree<UIView> {
  /// The views that stay in front of what flies.
  var nodesInFront: [UIView] { zip(nodes, capture.elements).filter(\.1.staysInFront).map(\.0) }

  /// Moves elements that the app animates to where they are seen, with their opacity if they fade; returns their IDs.
  @MainActor fileprivate mutating func place(
    asSeenIn shown: CapturedTree<UIView>?,
    fades: Bool
  ) -> Set<String> {
    guard let shown else { return [] }
    var moved: Set<String> = []
    for (index, element) in capture.elements.enumerated() {
      guard let other = shown.capture[element.id] else { continue }
      var seen = element.asSeen(as: other)
      if !fades { seen.appearance.alpha = element.appearance.alpha }
      if seen != element { moved.insert(element.id) }
      capture.elements[index] = seen
    }
    return moved
  }
}
#endif
