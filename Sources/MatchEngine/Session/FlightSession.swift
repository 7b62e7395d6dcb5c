#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The owner of a flight's driver, clock, stage and change, from the system's request to the last restored view.
///
///     begin ──▶ install ──▶ one frame, or until the screens are ready ──▶ read and plan ──▶ flight ──▶ complete
///
/// A view can be pictured only after it has been committed. The session therefore waits for the frame after the
/// arriving view was, which is out of sight until then, and needs no forced render.
@MainActor final class FlightSession {
  var flight: MatchFlight
  var change: (any FlightChange)?
  /// The registry that keeps this session while it runs.
  weak var registry: SessionRegistry?
  private var driver: FlightDriver<ViewStage>?
  let stage: ViewStage
  private let systemEvents = SystemEvents()
  private var probe = CommitProbe()
  /// The flight as Instruments sees it, if it's recorded.
  private var interval: FlightInterval?
  private var count = PictureCount()
  /// Whether the app had switched animations off when the flight began.
  private var isUnanimated = false
  /// The change to continue to on the next frame.
  private var redirection: Redirection?

  /// Another change that continues the flight.
  private struct Redirection {
    let change: any FlightChange
    let flight: MatchFlight
    let screens: Screens
    /// How the flight that is continued ends: whether it was on its way back.
    let outcome: MatchOutcome
    /// Whether the change leaves the upper one of the two screens.
    let leavesUpper: Bool
  }

  /// Creates the session of a flight.
  init(of flight: MatchFlight) {
    self.flight = flight
    stage = ViewStage(clock: FrameClock())
  }

  /// Ends the flight at the nearer end if it can't run any longer.
  ///
  /// That is the case if the system asked for the flight but never began it, or if its window is gone.
  deinit {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { abandon() }
  }

  // MARK: From the beginning to the first frame

  /// Puts everything in place; the flight is staged as soon as both screens are ready.
  func begin(_ change: any FlightChange) {
    self.change = change
    interval = FlightInterval(change.direction)
    let screens = change.install(for: flight)
    count = screens.count
    if !change.startsAtOnce { probe.begin(in: screens.container) }
    stage.take(screens, change.direction, for: flight)
    isUnanimated = !UIView.areAnimationsEnabled
    let driver = FlightDriver(flight.value(beginning: change.relation), on: stage) {
      [weak self] outcome in self?.ended(outcome)
    }
    self.driver = driver
    stage.clock.tick = { [weak self] time in self?.tick(time) }
    stage.whenRetagged = { [weak self] in self?.readChanges() }
    systemEvents.observe(screens.container.window?.windowScene) { [weak self] in self?.heard($0) }
    SessionRegistry.keep(self, in: screens.container)
    flight.run(by: self)
    if UIAccessibility.isMotionUnwanted, screens.reducesMotion { driver.send(.reduceMotion(true)) }
    driver.send(.postpone)
    driver.send(.start)
    if change.startsAtOnce { stageNow() }
  }

  private func stageNow() {
    if let registry { stage.begin(with: registry.flyingViews(besides: self)) }
    stage.container?.window?.flightWatcher?.begins(flight)
    stage.clock.countNextStepAsOneFrame()
    send(.ready)
    flight.holder?.check()
    if isUnanimated, flight.phase != .held { flight.endAtOnce() }
  }

  // MARK: On every frame

  private func tick(_ time: CFTimeInterval) {
    if stage.isWatching { flight.holder?.check() }
    endIfResized()
    if let redirection, probe.isCommitted() { continueTo(redirection) }
    if flight.phase == .preparing {
      change?.keepArrivingHidden()
      if change?.isReady == true, probe.isCommitted() { stageNow() }
    } else if stage.isWatching {
      readChanges()
    }
    send(.tick(time))
    stage.follow(driver?.frame)
    if isOnStage { change?.follow(flight) }
    if isOnStage { flight.tellProgress() }
    if isOnStage { endIfDisturbed() }
  }

  /// Ends the flight at once if its container was resized.
  ///
  /// The system lays views out while it changes their size, and can't complete a transition then.
  func endIfResized() { if stage.isResized { send(.resized) } }

  /// Ends the flight at once if its change can't go on.
  func endIfDisturbed() {
    if latestChange?.canGoOn() == false { latestFlight.endAtOnce() }
  }

  private var isOnStage: Bool { driver?.lifecycle.isOnStage ?? false }

  /// Reads a screen again if it was laid out, lost a view or got an image since the last frame.
  private func readChanges() {
    guard isOnStage, stage.showPendingPictures() || stage.mayBeChanged, let plan = stage.readEnds()
    else { return }
    send(.redirect(plan, .sameScreens))
  }

  private func heard(_ event: SystemEvents.Event) {
    switch event {
    case .background: send(.background)
    case .reduceMotion(let reduces): if stage.reducesMotion { send(.reduceMotion(reduces)) }
    case .idWasSet(let view): stage.idWasSet(of: view)
    }
  }

  // MARK: At the end

  private func ended(_ outcome: MatchOutcome) {
    systemEvents.stop()
    probe.end()
    let (change, next, report) = (self.change, redirection, self.report)
    (self.change, redirection) = (nil, nil)
    let isMade = isMade(by: outcome)
    if let report, outcome == .finished || outcome == .cancelled { change?.note(report) }
    // If the flight was about to continue, the next change also completes this one.
    if next == nil { change?.complete(outcome, isFinished: isMade) }
    endInterval(outcome, report)
    flight.end(outcome, report, isMade: isMade)
    if let next {
      let gone = MatchOutcome.skipped(.gone)
      next.change.complete(gone, isFinished: gone.isMade(headingBack: next.flight.isHeadingBack))
      next.flight.end(gone)
    }
    registry?.drop(self)
  }

  /// Whether an outcome keeps the change.
  ///
  /// While the session is released, the flight can no longer ask it.
  private func isMade(by outcome: MatchOutcome) -> Bool {
    outcome.isMade(headingBack: driver?.lifecycle.isHeadingBack ?? flight.isHeadingBack)
  }

  private func endInterval(_ outcome: MatchOutcome, _ report: MatchReport?) {
    interval?.end(
      outcome,
      pairs: report?.pairCount ?? 0,
      pictures: count.pictures,
      forcedRenders: count.forcedRenders
    )
    interval = nil
  }

  private func abandon() {
    guard flight.outcome == nil else { return }
    driver?.send(.gone)
    ended(driver?.flight.outcome ?? .skipped(.gone))
  }
}

extension FlightSession: FlightRunner {
  var value: Flight? { driver?.flight }
  var lifecycle: Lifecycle? { driver?.lifecycle }
  var fraction: Double? { driver?.fraction }
  var report: MatchReport? {
    stage.isRead ? driver?.report : nil
  }
  var container: UIView? { isOnStage ? stage.container : nil }
  var canBeContinued: Bool { change?.canBeContinued ?? false }
  var onlyEnd: Lifecycle.Heading? { change?.onlyEnd }

  var framePeriod: Double { stage.clock.framePeriod }
  var speed: Double {
    get { stage.clock.speed }
    set { if newValue != speed { stage.changeClock { $0.speed = newValue } } }
  }

  func skip(_ seconds: Double) { stage.changeClock { $0.skip(seconds) } }

  func send(_ event: FlightEvent) {
    guard isOnStage, let onlyEnd else { driver?.send(event); return }
    for event in event.restricted(to: onlyEnd, of: flight) { driver?.send(event) }
  }
}

extension FlightSession {
  /// What this flight shows now.
  var flyingViews: FlyingViews {
    guard let driver, isOnStage, let frame = driver.frame else { return [:] }
    return stage.flyingViews(in: frame, of: driver.flight.plan)
  }

  // MARK: Continuing to another change

  /// The current change, or the one that the session is about to continue to; nil once it is over.
  var latestChange: (any FlightChange)? { redirection?.change ?? change }
  /// The flight of that change.
  var latestFlight: MatchFlight { redirection?.flight ?? flight }

  /// Whether the flight is on stage and can continue to another change.
  var isRedirectable: Bool { isOnStage && redirection == nil }

  /// Whether the flight is about to continue to another change, which can still be withdrawn.
  var isAboutToContinue: Bool { isOnStage && redirection != nil }

  /// Continues to another change from what is on the screen.
  ///
  /// The current flight ends as finished or, if it's on its way back, as cancelled. An arriving view that was
  /// never on the screen has to be there first, so every change that doesn't start at once waits for the next
  /// frame. If another one was waiting, it has been withdrawn, and this one takes its place.
  func redirect(to change: any FlightChange, as next: MatchFlight) {
    let isBack = redirection.map { $0.outcome == .cancelled } ?? flight.isHeadingBack
    let wasForward = self.change?.direction != .backward
    let screens = change.install(for: next)
    if !change.startsAtOnce { probe.begin(in: screens.container) }
    next.wait(for: self)
    let redirection = Redirection(
      change: change,
      flight: next,
      screens: screens,
      outcome: isBack ? .cancelled : .finished,
      leavesUpper: wasForward != isBack
    )
    self.redirection = redirection
    if change.startsAtOnce { continueTo(redirection) }
  }

  private func continueTo(_ next: Redirection) {
    guard let driver, isOnStage else { return }
    redirection = nil
    stage.clock.countNextStepAsOneFrame()
    // A finger or an app that holds this flight doesn't hold the next one.
    if flight.phase == .held { send(.finish(velocity: 0)) }
    let past = (flight: flight, report: report)
    change = next.change
    flight = next.flight
    let (direction, screens) = (next.change.direction, next.screens)
    let departure = FlightEvent.Departure(
      direction,
      leavesUpper: next.leavesUpper,
      arriving: stage.performer(of: direction == .forward ? screens.upper : screens.lower)
    )
    let plan = stage.redirect(to: screens, for: flight)
    driver.send(.redirect(plan, .other(departure)))
    endInterval(next.outcome, past.report)
    (interval, count) = (FlightInterval(direction), screens.count)
    past.flight.end(next.outcome, past.report, isContinued: true)
    flight.run(by: self)
    stage.container?.window?.flightWatcher?.begins(flight)
  }
}
#endif
