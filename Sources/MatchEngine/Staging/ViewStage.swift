#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A stage made of views, which does what the driver says and decides nothing itself.
@MainActor final class ViewStage {
  let clock: FrameClock
  var scene: StagedScreens?
  /// What is played, if anything is.
  var playback: Playback?
  /// When the ends changed, and whether they had changed shortly before.
  private var lastChange: (time: CFTimeInterval, isOneOfMany: Bool)?
  /// How many frames were played.
  var playedFrames = 0
  let originals = Originals()
  var performers = StagedPerformers()
  private var pending: [PendingPicture] = []
  /// What other flights show of the screens when this one begins.
  private var elsewhere: FlyingViews = [:]
  /// Whether a view has got an ID since then.
  private var isRetagged = false
  /// Called in the layout pass of a turn in which a view has got an ID, after that of the screens.
  var whenRetagged: () -> Void = {}

  init(clock: FrameClock) { self.clock = clock }
}

// MARK: For the session

extension ViewStage {
  /// Takes the screens of a flight, which are read when they are ready.
  func take(_ screens: Screens, _ direction: MatchDirection, for flight: MatchFlight) {
    let view = StageView(filling: screens.container, takesTouches: screens.takesTouches)
    clock.view = screens.container
    view.flight = flight
    view.whenLaidOut = { [weak self] in self?.laidOut() }
    let size = screens.container.bounds.size
    scene = StagedScreens(screens: screens, direction: direction, view: view, size: size)
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
    scene?.view.flight = flight
    scene?.take(screens, trees)
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

  /// Shows pictures that were missing and can be taken now; returns whether there were any.
  func showPendingPictures() -> Bool {
    let ready = pending.filter(\.canBeTaken)
    guard !ready.isEmpty else { return false }
    pending.removeAll { $0.canBeTaken || $0.isGone }
    for picture in ready {
      picture.show()
      picture.view.map(originals.bringBack)
    }
    playAgain()
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
    return .ready(faults)
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
    if before == nil { self.scene?.takeFirst(now, elsewhere) } else { self.scene?.take(now) }
    return before.map { $0 == now } == true ? nil : self.scene?.plan
  }

  func runClock(_ runs: Bool) { clock.isRunning = runs }

  /// Whether nothing has to be drawn: ends that change again and again are drawn until they rest.
  var canPlay: Bool {
    guard let window = scene?.view.window, scene?.screens.isPlayed == true, clock.countsNextStep,
      !window.drawsEveryFrame
    else { return false }
    return lastChange.map { !$0.isOneOfMany || clock.now - $0.time > 0.1 } ?? true
  }

  func play(_ course: Course, from time: Double) {
    originals.fade(at: course.first.progress)
    scene?.view.setNeedsLayout()
    start(course, at: time)
    playedFrames = 0
  }

  func stopPlaying() {
    clock.countUntilNow()
    playback?.stop()
    playback = nil
  }

  var now: Double { clock.now }

  func strike(_ outcome: MatchOutcome) {
    performers.strike()
    originals.showAll()
    elsewhere = [:]
    scene?.view.removeFromSuperview()
    pending = []
  }

  func change(to plan: Plan, from origins: [Int?], _ relation: FlightEvent.Relation) {
    guard let scene, let trees = scene.trees else { return }
    if relation == .sameScreens {
      lastChange = (clock.now, lastChange.map { clock.now - $0.time < 0.1 } ?? false)
    }
    self.scene?.hasLostPairs = plan.performers.contains(where: \.hasLostPartner)
    let missing = performers.renumber(origins, keepsScreens: relation != .sameScreens)
    let maker = StandInMaker(plan, scene.screens, trees)
    if let departure = relation.departure {
      let isForward = departure.direction.isForward
      if departure.arriving != nil {
        originals.show(inside: (isForward ? scene.screens.upper : scene.screens.lower).view)
      }
      keepWhatIsSeen(departure, maker)
    }
    _ = perform(plan, missing, maker)
  }

  /// Makes what is seen now the picture of the screen that the flight leaves, and drops its pending pictures.
  private func keepWhatIsSeen(_ departure: FlightEvent.Departure, _ maker: StandInMaker) {
    pending = []
    for (index, standIn) in performers.standIns {
      maker.goOn(index, in: standIn, departure)
      pending += maker.pending(index, in: standIn, [departure.direction.isForward])
    }
  }
}

extension ViewStage {
  /// Makes stand-ins for some performers, then hides their originals.
  private func perform(_ plan: Plan, _ indices: [Int], _ maker: StandInMaker) -> [MatchReport.Fault]
  {
    guard let scene else { return [] }
    var faults: [MatchReport.Fault] = []
    for index in indices {
      let performer = plan.performers[index]
      if performer.isRoot {
        let screen = performer.role == .lowerRoot ? scene.screens.lower : scene.screens.upper
        // A screen that flies itself is hidden, and no effect may show it.
        if screen.mayMove, !maker.flies(screen.view) {
          let (container, known) = (scene.screens.container, scene.screens.known)
          let root = RootView(screen.view, in: container, mayHoldEffects: known.mayHoldEffects)
          performers.add(index, root)
        }
      } else if performer.role != .stray {
        let standIn = maker.make(index)
        performers.add(index, standIn.view)
        pending += maker.pending(index, in: standIn.view)
        faults += standIn.faults
      }
    }
    performers.complete(by: maker)
    hideOriginals(of: plan)
    return faults
  }

  /// Hides the originals of all performers, and shows those that no longer fly.
  private func hideOriginals(of plan: Plan) {
    guard let scene, let trees = scene.trees else { return }
    var (lower, upper): ([UIView], [UIView]) = ([], [])
    var ids: Set<String> = []
    ids.reserveCapacity(performers.standIns.count)
    for (index, standIn) in performers.standIns {
      let views = trees.views(of: plan.performers[index])
      ids.insert(plan.performers[index].id)
      // Live views and their placeholders aren't hidden.
      func isHidden(_ view: UIView) -> Bool { !standIn.holds(view) && !(view is Placeholder) }
      if let view = views.lower, isHidden(view) { lower.append(view) }
      if let view = views.upper, isHidden(view) { upper.append(view) }
    }
    var shown = lower + upper
    if !elsewhere.isEmpty {
      shown += shown.flatMap { elsewhere[ObjectIdentifier($0)]?.standIns ?? [] }
    }
    originals.hide(
      only: shown,
      away: Set(pending.filter(\.isUnseen).compactMap(\.view).map { ObjectIdentifier($0) }),
      flying: ids,
      beside: scene.screens.lower.staysBeside ? lower : [],
      isBorrowed: { view in performers.standIns.values.contains { $0.holds(view) } }
    )
  }
}
#endif
