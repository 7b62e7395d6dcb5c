#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A stage made of views, which does what the driver says and decides nothing itself.
@MainActor final class ViewStage {
  let clock = FrameClock()
  let container: UIView
  let view: StageView
  /// The screens as they were last read; nil until the stage is about to be set.
  var ends: ReadScreens?
  var playback: Playback?
  /// When the ends last changed, and whether that was shortly after another change.
  private var lastChange: (time: CFTimeInterval, isOneOfMany: Bool)?
  /// When everything was last checked for changes; nil if the next frame has to check it.
  private var lastCheck: CFTimeInterval?
  let originals = Originals()
  var performers = StagedPerformers()
  private let writer = FrameWriter()
  private var pending: [PendingPicture] = []
  /// Whether a pair has lost one of its two views; another view may get its ID at any time.
  private(set) var hasLostPairs = false
  /// The sizes of the container and of the window when the container was last measured.
  private var sizes: (container: CGSize, window: CGSize?)

  init(for flight: MatchFlight, between screens: Screens) {
    container = screens.container
    sizes = (container.bounds.size, container.window?.bounds.size)
    view = UIView.unanimated {
      StageView(filling: screens.container, takesTouches: screens.takesTouches)
    }
    view.flight = flight
    clock.view = container
  }
}

// MARK: For the session

extension ViewStage {
  /// Looks for views with other IDs in the next layout pass, which is in the same turn.
  func idWasSet() {
    ends?.hasNewIDs = true
    view.setNeedsLayout()
  }

  /// Whether the window was resized since the flight began, and the container with it.
  var isResized: Bool {
    container.bounds.size != sizes.container && container.window?.bounds.size != sizes.window
  }

  /// Takes over a new size of the container in a window that keeps its own; returns whether there is one.
  func adoptSize() -> Bool {
    guard container.bounds.size != sizes.container else { return false }
    sizes.container = container.bounds.size
    for (_, screen) in performers.screens { screen.rest(in: container) }
    return true
  }

  /// A new plan if the screens have changed; they are read only if something suggests that they have.
  func readChanges() -> Plan? {
    hasLostPairs || ends?.mayHaveChanged() == true ? ends?.readAgain() : nil
  }

  /// The plan between both screens as they are now, whether or not they have changed.
  func planAnew() -> Plan? { ends.map { $0.readAgain() ?? $0.plan } }

  /// The plan for the screens to which the flight goes on from one of these.
  func plan(to next: Screens, _ direction: MatchDirection) -> Plan? {
    guard let ends else { return nil }
    // Keeps in front of what the change has put into the container.
    container.addSubview(view)
    originals.leaveBehind(ends.nodes(outside: next))
    ends.read(next, direction)
    return ends.plan
  }

  /// Whether a view looks different from its picture; when the flight begins to be played, all pictures are new.
  var needsPictures: Bool {
    isCheckDue && (playback == nil || lastCheck != nil) && pending.contains(where: \.isOutdated)
  }

  /// Takes new pictures of views that look different; returns the IDs of those whose old pictures fade over them.
  func pictureAnew(_ plan: Plan) -> [String] {
    guard let ends else { return [] }
    let outdated = pending.filter(\.isOutdated)
    pending.removeAll { $0.isOutdated || $0.view == nil }
    let maker = StandInMaker(plan, ends.screens, ends.trees)
    var ids: [String] = []
    for (index, standIn) in performers.standIns where plan.performers[index].role != .leftover {
      let own = outdated.filter { $0.performer === standIn }
      if own.isEmpty { continue }
      let fades = maker.renew(index, in: standIn) { end in own.contains { $0.end == end } }
      if fades { ids.append(plan.performers[index].id) }
      pending.removeAll { $0.performer === standIn }
      pending += maker.pending(index, in: standIn)
    }
    return ids
  }
}

extension ViewStage: @MainActor Stage {
  func set(_ plan: Plan) -> [String]? {
    guard let ends, container.window != nil else { return nil }
    for root in ends.screens.roots { ViewTag.of(root)?.lastPlaces = [:] }
    let maker = StandInMaker(plan, ends.screens, ends.trees)
    let all = performers.renumber(plan.performers.map { _ in nil }, keepsScreens: false)
    let faults = UIView.unanimated { perform(plan, all, maker) }
    // Views that the app has put over a window's root, or that the root has presented, stay in front.
    let around = [ends.screens.lower.view, ends.screens.upper.view].flatMap { $0.chain() }
    let front = container.subviews.last { $0.superview is UIWindow && around.contains($0) }
    container.addSubview(view)
    if let front { container.insertSubview(view, aboveSubview: front) }
    return faults
  }

  func draw(_ frame: Frame, of plan: Plan) -> Bool {
    guard view.superview != nil else { return false }
    view.setNeedsLayout()
    UIView.unanimated { show(frame, of: plan) }
    return true
  }

  private func show(_ frame: Frame, of plan: Plan) {
    originals.fade(at: frame.progress, by: writer)
    performers.draw(frame, of: plan, on: view, by: writer)
  }

  func runClock(_ runs: Bool) { clock.isRunning = runs }

  /// If the app animates an end, it was read in this frame already, and would always have changed.
  func readEnds() -> Plan? { ends?.followsApp == false ? ends?.readAgain() : nil }

  /// Whether the flight can be played; while its ends keep changing, it is drawn.
  var canPlay: Bool {
    // How long a second of the clock of all layers lasts in the layer in which everything flies.
    let second = view.layer.convertTime(1, from: nil) - view.layer.convertTime(0, from: nil)
    guard let window = view.window, let ends, !ends.followsApp,
      ends.screens.transition.usesCoreAnimation, !window.drawsEveryFrame, abs(second - 1) < 1e-6
    else { return false }
    return lastChange.map { !$0.isOneOfMany || clock.now - $0.time > 0.1 } ?? true
  }

  func play(_ course: Course, from time: Double) {
    view.setNeedsLayout()
    UIView.unanimated {
      playback = writer.collect(course, from: time) { show($0, of: course.plan) }
      playback?.start(clock.layerClock(from: time), on: view.layer)
      playback?.drawFades(at: time)
    }
    lastCheck = nil
  }

  func stopPlaying() {
    playback?.stop()
    playback = nil
  }

  var startTime: Double? { clock.startTime }

  var now: Double { clock.now }

  func strike(_ outcome: MatchOutcome) {
    UIView.unanimated { performers.strike() }
    originals.showAll()
    view.removeFromSuperview()
    pending = []
  }

  func adopt(_ plan: Plan, from origins: [Int?], _ departure: FlightEvent.Departure?) {
    guard let ends else { return }
    hasLostPairs = plan.performers.contains(where: \.hasLostPartner)
    if departure == nil {
      lastChange = (clock.now, lastChange.map { clock.now - $0.time < 0.1 } ?? false)
    }
    UIView.unanimated {
      let missing = performers.renumber(origins, keepsScreens: departure != nil)
      let maker = StandInMaker(plan, ends.screens, ends.trees)
      if let departure {
        let arriving = ends.screens.arriving(departure.direction)
        if departure.arriving != nil { originals.show(inside: arriving.view) }
        pending = []
        for (index, standIn) in performers.standIns where plan.performers[index].role != .leftover {
          maker.goOn(index, in: standIn, departure)
        }
      }
      _ = perform(plan, missing, maker)
    }
  }
}

extension ViewStage {
  /// Makes stand-ins for some performers, then hides their originals.
  private func perform(_ plan: Plan, _ indices: [Int], _ maker: StandInMaker) -> [String] {
    guard let screens = ends?.screens else { return [] }
    var faults: [String] = []
    for index in indices
    where !plan.performers[index].isRoot && plan.performers[index].role != .leftover {
      let standIn = maker.make(index)
      performers.all[index] = .standIn(standIn.view)
      faults += standIn.faults
    }
    performers.complete(by: maker)
    let known = Dictionary(grouping: pending) { $0.performer.map { ObjectIdentifier($0) } }
    for (index, standIn) in performers.standIns where plan.performers[index].role != .leftover {
      let own = known[ObjectIdentifier(standIn)] ?? []
      pending += maker.pending(index, in: standIn, besides: own)
    }
    // Not earlier, because a render that a picture forces would show the arriving screen.
    screens.arrivingView?.showInPlace()
    for index in indices where plan.performers[index].isRoot {
      let screen = plan.performers[index].role == .lowerRoot ? screens.lower : screens.upper
      // A screen that flies itself is hidden, and no effect may show it.
      guard screen.mayMove, !maker.flies(screen.view) else { continue }
      let staged = StagedScreen(
        screen.view,
        in: container,
        takesTurns: plan.options.takesTurns && screen.isOpaque,
        isBesideOther: screens.lower.staysBeside
      )
      performers.all[index] = .screen(staged)
    }
    hideOriginals(of: plan)
    ends?.watchLayout()
    return faults
  }

  /// Hides the originals of all performers, and shows those that no longer fly.
  private func hideOriginals(of plan: Plan) {
    guard let ends else { return }
    let screens = ends.screens
    let trees = ends.trees
    var lower: [UIView] = []
    var upper: [UIView] = []
    var ids: Set<String> = []
    for (index, standIn) in performers.standIns {
      let performer = plan.performers[index]
      let views = trees.views(of: performer)
      let id = performer.id
      standIn.originals = views
      standIn.hasOnePicture = plan.hasOnePicture(index)
      if performer.isPair, let lower = views.lower, let upper = views.upper {
        screens.lower.rememberPlace(of: lower, flyingAs: id)
        screens.upper.rememberPlace(of: upper, flyingAs: id)
      }
      // A view on a screen that no longer flies is seen there while its stand-in fades.
      let isSeen = performer.role == .leftover && (plan.lower[id] != nil || plan.upper[id] != nil)
      if !isSeen { ids.insert(id) }
      // A view that has lost its ID in a change stays visible, like any view without one.
      if let view = views.lower, performer.staysInFront || view.matchID == id { lower.append(view) }
      if let view = views.upper { upper.append(view) }
    }
    let views = lower + upper
    // The stand-in casts the shadow of a wrapper; the wrapper would still cast it by its path, even with nothing in it.
    let wrappers = views.compactMap(\.shadowWrapper).filter { $0.layer.shadowPath != nil }
    for (view, _) in ends.movedAway { originals.show(inside: view) }
    originals.hide(
      only: views + wrappers,
      flying: ids,
      beside: screens.lower.staysBeside && !screens.upper.isOpaque ? lower : []
    )
  }

  // While it plays.

  /// Whether everything is checked for changes in this frame: some fifteen times a second while the flight is played,
  /// and on every frame in its last tenth of a second.
  var checksForChanges: Bool {
    guard let playback, !isCheckDue, ends?.isAnimatedByApp == false else { return true }
    return playback.begin + playback.duration - clock.now < 0.1
  }

  private var isCheckDue: Bool {
    guard playback != nil, let lastCheck else { return true }
    return CACurrentMediaTime() - lastCheck >= 0.06
  }

  /// Changes how the clock goes; what is played continues with it from where it is.
  func changeClock(_ change: (FrameClock) -> Void) {
    change(clock)
    guard let playback else { return }
    let clock = clock.layerClock(from: playback.begin)
    UIView.unanimated { playback.start(clock, on: view.layer) }
  }

  /// Draws what can't be played, and restores what the app has taken away.
  func follow() {
    guard let playback else { return }
    UIView.unanimated { playback.drawFades(at: clock.now) }
    playback.putBack()
    if originals.isAnyBare { originals.keepHidden() }
    guard checksForChanges else { return }
    lastCheck = CACurrentMediaTime()
    view.setNeedsLayout()
  }
}
#endif
