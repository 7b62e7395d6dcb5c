#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A stage made of views, which does what the driver says and decides nothing itself.
@MainActor final class ViewStage {
  let clock: FrameClock
  private var scene: Scene?
  private let originals = Originals()
  private(set) var performers = StagedPerformers()
  private var pending: [PendingImage] = []
  /// What other flights show of the screens when this one begins.
  private var elsewhere: FlyingViews = [:]
  /// Whether a view has got an ID since the screens were read.
  private var isRetagged = false
  /// Called in the layout pass of a turn in which a view has got an ID, after that of the screens.
  var whenRetagged: () -> Void = {}

  /// The two screens, as they were last read, and the view in which they fly.
  private struct Scene {
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

    @MainActor mutating func take(_ trees: Screens.Trees) {
      self.trees = trees
      watch = nil
      startsElsewhere = false
    }

    /// Takes what the screens have at the beginning, where other flights show some of it or the app animates it.
    @MainActor mutating func takeFirst(_ trees: Screens.Trees, _ elsewhere: FlyingViews) {
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
    @MainActor func nodes(outside next: Screens) -> [UIView] {
      let kept = [next.lower.view, next.upper.view]
      guard let trees else { return [] }
      return [(screens.lower.view, trees.lower.nodes), (screens.upper.view, trees.upper.nodes)]
        .filter { screen, _ in !kept.contains { $0 === screen } }.flatMap { $0.1 }
    }

    @MainActor var plan: Plan? { trees.map(screens.plan) }

    @MainActor mutating func watched() -> LayoutWatch? {
      guard watch == nil, let trees else { return watch }
      watch = LayoutWatch([
        (screens.lower.view, trees.lower.nodes), (screens.upper.view, trees.upper.nodes),
      ])
      return watch
    }
  }

  init(clock: FrameClock) { self.clock = clock }
}

// MARK: For the session

extension ViewStage {
  /// Takes the screens of a flight, which are read when they are ready.
  func take(_ screens: Screens, _ direction: MatchDirection, for flight: MatchFlight) {
    let view = StageView(filling: screens.container, takesTouches: screens.takesTouches)
    view.flight = flight
    view.whenLaidOut = { [weak self] in self?.laidOut() }
    let size = screens.container.bounds.size
    scene = Scene(screens: screens, direction: direction, view: view, size: size)
  }

  /// Lets the flight begin with what other flights show of its screens, which then no longer show it.
  func begin(with views: FlyingViews) { elsewhere = views }

  /// The performer that is a screen, if the screen is on the stage.
  func performer(of screen: MatchScreen) -> Int? {
    performers.roots.first { $0.value.view === screen.view }?.key
  }

  /// Continues the flight to other screens.
  func redirect(to screens: Screens, for flight: MatchFlight) -> Plan {
    let trees = screens.read()
    if let scene { originals.leaveBehind(scene.nodes(outside: screens)) }
    scene?.screens = screens
    scene?.view.flight = flight
    scene?.take(trees)
    return screens.plan(trees)
  }

  var container: UIView? { scene?.screens.container }
  /// The captured screens, once they have been read.
  var trees: Screens.Trees? { scene?.trees }
  var reducesMotion: Bool { scene?.screens.reducesMotion ?? true }
  /// Whether the screens have been read.
  var isRead: Bool { scene?.trees != nil }
  /// Whether the container was resized since the flight began.
  var isResized: Bool { scene.map { $0.screens.container.bounds.size != $0.size } ?? false }

  /// Whether the layout of a screen may have changed since it was read.
  ///
  /// Once a view has lost its partner, another view can get its ID at any time.
  var mayBeChanged: Bool {
    guard isRead else { return false }
    return isRetagged || scene?.hasLostPairs == true || scene?.startsElsewhere == true
      || scene?.watched()?.isChanged == true
  }

  /// Shows a view at once that has got another ID; whatever has the ID of something that flies is hidden with
  /// the next layout, and so in the same turn.
  func idWasSet(of view: UIView) {
    guard originals.noteID(of: view) else { return }
    isRetagged = true
    scene?.view.setNeedsLayout()
  }

  /// Called in the layout pass of each frame and of each turn in which a view has got an ID.
  private func laidOut() {
    if isRetagged { UIView.performWithoutAnimation(whenRetagged) }
    originals.keepHidden()
  }

  /// Shows images that were missing and have arrived.
  ///
  /// - Returns: Whether there were any.
  func showArrivedImages() -> Bool {
    guard pending.contains(where: \.hasArrived) else { return false }
    for image in pending where image.hasArrived { image.show() }
    pending.removeAll { $0.hasArrived || $0.isGone }
    return true
  }
}

extension ViewStage: @MainActor Stage {
  func set(_ plan: Plan) -> StagingResult {
    guard let scene, let trees = scene.trees, scene.screens.container.window != nil else {
      return .failed
    }
    let maker = StandInMaker(plan, scene.screens, trees)
    let faults = perform(plan, Array(plan.performers.indices), maker)
    scene.screens.container.addSubview(scene.view)
    return .ready(faults + scene.screens.coveredViews(trees))
  }

  func draw(_ frame: Frame, of plan: Plan) -> Bool {
    guard let scene, scene.view.superview != nil else { return false }
    originals.fade(at: frame.progress)
    scene.view.setNeedsLayout()
    UIView.performWithoutAnimation {
      performers.draw(frame, of: plan, on: scene.view, in: scene.screens.container.bounds)
    }
    return true
  }

  func readEnds() -> Plan? {
    guard let scene else { return nil }
    let now = scene.screens.read()
    let before = scene.trees
    isRetagged = false
    if before != nil {
      self.scene?.take(now)
    } else {
      var screens = scene.screens
      let trees = screens.keepBarsInFront(now) ? screens.read() : now
      self.scene?.screens = screens
      self.scene?.takeFirst(trees, elsewhere)
    }
    return before.map { $0 == now } == true ? nil : self.scene?.plan
  }

  func runClock(_ runs: Bool) { clock.isRunning = runs }

  func strike(_ outcome: MatchOutcome) {
    performers.strike()
    originals.showAll()
    elsewhere = [:]
    scene?.view.removeFromSuperview()
    pending = []
  }

  func change(to plan: Plan, from origins: [Int?], _ relation: FlightEvent.Relation) {
    guard let scene, let trees = scene.trees else { return }
    self.scene?.hasLostPairs = plan.performers.contains(where: \.hasLostPartner)
    let missing = performers.renumber(origins, keepsScreens: relation != .sameScreens)
    let maker = StandInMaker(plan, scene.screens, trees)
    if let departure = relation.departure {
      let isForward = departure.direction.isForward
      if departure.arriving != nil {
        originals.show(inside: (isForward ? scene.screens.upper : scene.screens.lower).view)
      }
      keepWhatIsSeen(plan, isForward ? .upper : .lower, maker)
    }
    _ = perform(plan, missing, maker)
  }

  /// Makes what is seen now the picture of the screen that the flight leaves, and drops its pending images.
  private func keepWhatIsSeen(_ plan: Plan, _ side: PendingImage.Side, _ maker: StandInMaker) {
    guard let trees = scene?.trees else { return }
    pending = []
    for (index, standIn) in performers.standIns {
      let views = trees.views(of: plan.performers[index])
      let (isOnward, view) = side == .upper ? (true, views.upper) : (false, views.lower)
      standIn.keepWhatIsSeen(asLower: isOnward, other: maker.onward(index, toUpper: isOnward))
      pending += [PendingImage(view, side, in: standIn, maker.taker)].compactMap { $0 }
    }
  }
}

extension ViewStage {
  /// Makes stand-ins for some performers, then hides their originals.
  private func perform(_ plan: Plan, _ indices: [Int], _ maker: StandInMaker) -> [MatchReport.Fault]
  {
    guard let scene, let trees = scene.trees else { return [] }
    var faults: [MatchReport.Fault] = []
    for index in indices {
      let performer = plan.performers[index]
      if performer.isRoot {
        let screen = performer.role == .lowerRoot ? scene.screens.lower : scene.screens.upper
        if screen.mayMove, !flies(screen.view, in: plan) {
          performers.add(index, RootView(screen.view, in: scene.screens.container))
        }
      } else if performer.role != .stray {
        let standIn = maker.make(index)
        performers.add(index, standIn.view)
        let views = trees.views(of: performer)
        pending += [
          PendingImage(views.lower, .lower, in: standIn.view, maker.taker),
          PendingImage(views.upper, .upper, in: standIn.view, maker.taker),
        ].compactMap { $0 }
        faults += standIn.faults
      }
    }
    performers.takeBorderOverlays(maker.borderOverlays())
    hideOriginals(of: plan)
    return faults
  }

  /// Whether a screen's own view is tagged and flies; it's then hidden, and no effect may show it.
  private func flies(_ view: UIView, in plan: Plan) -> Bool {
    plan.performers.contains { performer in
      let views = scene?.trees?.views(of: performer)
      return views?.lower === view || views?.upper === view
    }
  }

  /// Hides the originals of all performers, and shows those that no longer fly.
  private func hideOriginals(of plan: Plan) {
    guard let scene, let trees = scene.trees else { return }
    var (lower, upper): ([UIView], [UIView]) = ([], [])
    var ids: Set<String> = []
    for (index, standIn) in performers.standIns {
      let views = trees.views(of: plan.performers[index])
      ids.insert(plan.performers[index].id)
      // Live views and their placeholders aren't hidden.
      func isHidden(_ view: UIView) -> Bool { !standIn.holds(view) && !(view is Placeholder) }
      if let view = views.lower, isHidden(view) { lower.append(view) }
      if let view = views.upper, isHidden(view) { upper.append(view) }
    }
    let others = (lower + upper).flatMap { elsewhere[ObjectIdentifier($0)]?.standIns ?? [] }
    originals.hide(
      only: lower + upper + others,
      flying: ids,
      beside: scene.screens.lower.staysBeside ? lower : [],
      isBorrowed: { view in performers.standIns.values.contains { $0.holds(view) } }
    )
  }
}
#endif
