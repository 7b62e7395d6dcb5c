#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The two screens of a flight as they were last read, and what is planned between them.
@MainActor final class ReadScreens {
  private(set) var screens: Screens
  private(set) var trees: Screens.Trees
  private let originals: Originals
  /// Views that another flight shows; they never fly in this one.
  private var leftToOthers: Set<ObjectIdentifier> = []
  /// The views that the app had moved out of the screens when they were last read, and shows somewhere else.
  private(set) var movedAway: [(view: UIView, element: Element)] = []
  /// Whether a view has got an ID since `areRetagged()` was last called.
  var hasNewIDs = false
  private var direction: MatchDirection
  /// The IDs of the views that the app was animating when the screens were last read.
  private var animatedIDs: Set<String>
  /// Whether the flight follows what the app animates; its first frame starts from where that is.
  private(set) var followsApp = false
  /// The IDs of the views that it was animating at the last two readings; what flies to them moves along.
  private var selfMovingIDs: Set<String> = []
  private var watched: [WatchedPlace] = []
  /// The views beside what flies that show nothing yet; what they show later may lie in front of it.
  private var empty: [UIView] = []

  /// Reads the screens for the first time; what the app animates leaves from where it is seen.
  init(of screens: Screens, _ direction: MatchDirection, hiding originals: Originals) {
    self.screens = screens
    self.direction = direction
    self.originals = originals
    trees = screens.read(prefersFlown: direction == .backward)
    animatedIDs = screens.placeAsSeen(&trees, leaving: direction)
    leaveToOthers()
  }

  private func leaveToOthers() {
    let others = [trees.lower, trees.upper].flatMap(\.nodes).filter { $0.flies(beside: originals) }
    leftToOthers.formUnion(others.map { ObjectIdentifier($0) })
    if !leftToOthers.isEmpty { trees.remove { leftToOthers.contains(ObjectIdentifier($0)) } }
  }

  var plan: Plan {
    var plan = screens.plan(trees)
    plan.movedAwayIDs = movedAway.map(\.element.id)
    plan.selfMovingIDs = selfMovingIDs.sorted()
    return plan
  }

  /// Reads the screens again, and returns a new plan if they have changed.
  func readAgain() -> Plan? {
    let before = trees
    // By now, a cell that a screen has named may show another row, and it is known where each ID flies.
    screens.lower.sources = []
    screens.upper.sources = []
    read(screens, direction)
    guard trees == before else { return plan }
    watchLayout()
    return nil
  }

  /// Reads both screens; if the flight goes on to a third screen, these are not the same as before.
  func read(_ screens: Screens, _ direction: MatchDirection) {
    let roots = self.screens.roots + screens.roots
    movedAway = [trees.lower, trees.upper].flatMap { zip($0.nodes, $0.capture.elements) }
      .filter { $0.0.isMovedAway(from: roots) }
    self.screens = screens
    self.direction = direction
    screens.known.forget()
    trees = screens.read(flown: trees.flown, prefersFlown: true)
    let moved = screens.placeAsSeen(&trees, leaving: direction)
    selfMovingIDs = moved.intersection(animatedIDs)
    animatedIDs = moved
    trees.remove { $0.isMovedAway(from: roots) }
    leaveToOthers()
    watched = []
    followsApp = !moved.isEmpty
  }

  func mayHaveChanged() -> Bool {
    areRetagged() || isAnimatedByApp || watched.contains(where: \.isChanged)
      || empty.contains(where: \.showsUntagged)
  }

  /// Whether a flying view has lost its ID since the last call, or another view has got it.
  func areRetagged() -> Bool {
    guard hasNewIDs else { return false }
    defer { originals.hasLostIDs = false }
    hasNewIDs = false
    return originals.hasLostIDs || screens.roots.contains { $0.find(originals.lacks) }
  }

  /// Whether the app animates something that flies, so that its end changes on every frame.
  var isAnimatedByApp: Bool { !animatedIDs.isEmpty }

  /// Watches the views that fly, as they are now placed, and all views around them on their screens.
  func watchLayout() {
    watched = flying.flatMap { $0.screen.withAllAround($0.views) }.map { WatchedPlace($0) }
    empty = watched.flatMap(\.inside).filter { ViewTag.of($0)?.id == nil && !$0.showsUntagged }
  }

  /// The views that fly on screens that the flight leaves.
  func nodes(outside next: Screens) -> [UIView] {
    let kept = [next.lower.view, next.upper.view]
    return flying.filter { one in !kept.contains { $0 === one.screen.view } }.flatMap(\.views)
  }

  /// Both screens, each with the views that fly on it.
  private var flying: [(screen: MatchScreen, views: [UIView])] {
    [(screens.lower, trees.lower.nodes), (screens.upper, trees.upper.nodes)]
  }

  /// Whether something flies as a snapshot, which shows only what was committed; a drawing does for what lies in front.
  func needsCommit(for plan: Plan) -> Bool {
    return plan.performers.contains { performer in
      let views = trees.views(of: performer)
      return [views.lower, views.upper].compactMap(\.self).contains { view in
        let (contents, kind) = screens.known.reading(of: view)
        return kind == .snapshot && !(performer.staysInFront && contents.isDrawable)
      }
    }
  }
}

extension UIView {
  /// Whether the app has moved the view out of these screens, and shows it somewhere else.
  fileprivate func isMovedAway(from screens: [UIView]) -> Bool {
    window != nil
      && chain().allSatisfy { around in
        around.isSeenByItself && !screens.contains { $0 === around }
      }
  }

  /// Whether something without an ID is visible of the view, not counting what is inside views with one.
  fileprivate var showsUntagged: Bool {
    isSeenByItself && ViewTag.of(self)?.id == nil
      && (showsSomething || subviews.contains(where: \.showsUntagged))
  }

  /// Whether the view hides its superview completely, and isn't animated.
  fileprivate var coversSuperview: Bool {
    guard let superview, !isHidden, layer.mask == nil, layer.cornerRadius == 0 else { return false }
    return covers(superview) && isFilled() && layer.animationKeys()?.isEmpty != false
  }
}

/// Where a view that flies, or one around it, was as its screen was read, and its look; no root that the system moves.
private struct WatchedPlace {
  private let view: UIView
  /// A hash of everything but which views are inside, with the places of those.
  private let place: Int
  /// The visible views inside it; any of them may lie in front of what flies.
  fileprivate let inside: [UIView]

  @MainActor init(_ view: UIView, around known: [UIView]? = nil) {
    self.view = view
    let tag = ViewTag.of(view)
    var hasher = Hasher()
    hasher.combine(Vector(view.center))
    hasher.combine(Box(view.bounds))
    hasher.combine(Affine(view.transform))
    hasher.combine(view.isHidden)
    view.layer.combineOwnLook(into: &hasher)
    hasher.combine(view.superview)
    hasher.combine(tag?.id)
    hasher.combine(tag?.isExcluded ?? false)
    inside = view.subviews.filter { $0.isSeenByItself && !($0 is StageView) }
    for one in known ?? inside {
      hasher.combine(Box(one.frame))
      hasher.combine(one.layer.zPosition)
    }
    place = hasher.finalize()
  }

  /// Whether the view has moved, or shows other views inside, or in another order; new ones with an ID come too late.
  @MainActor var isChanged: Bool {
    let now = WatchedPlace(view, around: inside)
    return now.place != place
      || now.inside != inside
        && now.inside.filter { ViewTag.of($0)?.id == nil || inside.contains($0) } != inside
  }
}

/// The view of an arriving screen, which stays out of sight until it was committed and can be pictured.
///
/// If a leaving view covers it, it waits behind that view, in its place; otherwise it waits out of place, by a held
/// animation. Either way it is opaque: glass and pictures that are first seen through a clear view may never appear.
@MainActor final class ArrivingView {
  private let view: UIView
  private let isForward: Bool
  /// The leaving view that covers it until the flight begins.
  private weak var cover: UIView?
  private var isHidden = true

  /// Hides a view that was added in front of a leaving view or, if `isForward` is false, behind it.
  init(_ view: UIView, from leaving: UIView?, isForward: Bool) {
    self.view = view
    self.isForward = isForward
    if let leaving, leaving.superview === view.superview, leaving.coversSuperview {
      cover = leaving
      leaving.superview?.insertSubview(view, belowSubview: leaving)
    } else {
      keepHidden()
    }
  }

  /// Keeps the view out of sight, whatever the app does to it.
  func keepHidden() {
    guard isHidden, cover == nil, view.layer.animationKeys()?.last != OwnAnimation.transform
    else { return }
    // It can be pictured even far outside the screen.
    let away = CATransform3DMakeTranslation(100_000, 0, 0)
    view.layer.hold(away, of: "transform", as: OwnAnimation.transform)
  }

  /// Puts the view in its place; until it is pictured, a forced render must show only the leaving screen.
  func showInPlace() {
    guard isHidden else { return }
    isHidden = false
    view.layer.removeAnimation(forKey: OwnAnimation.transform)
    guard let cover, isForward, cover.superview === view.superview else { return }
    cover.superview?.insertSubview(view, aboveSubview: cover)
  }

  func release() {
    showInPlace()
    LayerOverride.release(view.layer)
  }
}

/// Tells whether an arriving screen was committed; until then, no picture of it can be taken, however many frames pass.
///
/// Whatever is added in the same turn as a layer is committed with it. A screen's own layer may be older.
@MainActor struct CommitProbe {
  private var layer: CALayer?

  mutating func begin(in container: UIView) {
    end()
    let layer = CALayer()
    container.layer.addSublayer(layer)
    self.layer = layer
  }

  /// Whether there is nothing left to wait for.
  mutating func isCommitted() -> Bool {
    guard layer?.presentation() != nil else { return layer == nil }
    end()
    return true
  }

  mutating func end() {
    layer?.removeFromSuperlayer()
    layer = nil
  }
}
#endif
