#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The owner of a flight's driver, clock, stage and change, from the system's request to the last restored view.
///
///     begin ──▶ install ──▶ one frame, or until the screens are ready ──▶ read and plan ──▶ flight ──▶ complete
///
/// A view can be pictured only after it has been committed, and the arriving view hasn't been when a transition
/// begins. The session therefore waits for the display's next frame, with the arriving screen out of sight, and
/// needs no forced render.
@MainActor final class FlightSession {
  private var flight: MatchFlight
  private var change: (any FlightChange)?
  /// The registry that keeps this session while it runs.
  weak var registry: SessionRegistry?
  private var driver: FlightDriver<ViewStage>?
  private let stage: ViewStage
  private let systemEvents = SystemEvents()
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
    let screens = change.install(for: flight)
    stage.take(screens, change.direction, for: flight)
    isUnanimated = !UIView.areAnimationsEnabled
    let driver = FlightDriver(flight.value(beginning: change.relation), on: stage) {
      [weak self] outcome in self?.ended(outcome)
    }
    self.driver = driver
    stage.clock.tick = { [weak self] time in self?.tick(time) }
    stage.whenRetagged = { [weak self] in self?.readChanges() }
    let scene = screens.container.window?.windowScene
    systemEvents.observe(scene) { [weak self] event in self?.heard(event) }
    SessionRegistry.keep(self, in: screens.container)
    flight.run(by: self)
    if SystemEvents.isMotionUnwanted, screens.reducesMotion { driver.send(.reduceMotion(true)) }
    driver.send(.postpone)
    driver.send(.start)
    if change.startsAtOnce { stageNow() }
  }

  private func stageNow() {
    if let registry { stage.begin(with: registry.flyingViews(besides: self)) }
    stage.clock.countNextStepAsOneFrame()
    send(.ready)
    flight.holder?.check()
    if isUnanimated, flight.phase != .held { flight.endAtOnce() }
  }

  // MARK: On every frame

  private func tick(_ time: CFTimeInterval) {
    flight.holder?.check()
    endIfResized()
    if let redirection { continueTo(redirection) }
    if flight.phase == .preparing {
      change?.keepArrivingHidden()
      if change?.isReady == true { stageNow() }
    } else {
      readChanges()
    }
    send(.tick(time))
    if isOnStage { change?.follow(flight) }
    if isOnStage { flight.tellProgress() }
    if isOnStage { endIfDisturbed() }
  }

  /// Ends the flight at once if its container was resized.
  ///
  /// The system lays views out while it changes their size, and can't complete a transition then.
  func endIfResized() { if stage.isResized { send(.resized) } }

  /// Ends the flight at once if its change can't go on.
  fileprivate func endIfDisturbed() {
    if latestChange?.canGoOn() == false { latestFlight.endAtOnce() }
  }

  private var isOnStage: Bool { driver?.flight.lifecycle.isOnStage ?? false }

  /// Reads a screen again if it was laid out, lost a view or got an image since the last frame.
  private func readChanges() {
    guard isOnStage, stage.showArrivedImages() || stage.mayBeChanged, let plan = stage.readEnds()
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
    let (change, next, report) = (self.change, redirection, self.report)
    (self.change, redirection) = (nil, nil)
    let isMade = isMade(by: outcome)
    if let report, outcome == .finished || outcome == .cancelled { change?.note(report) }
    // If the flight was about to continue, the next change also completes this one.
    if next == nil { change?.complete(outcome, isFinished: isMade) }
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
    outcome.isMade(headingBack: driver?.flight.lifecycle.isHeadingBack ?? flight.isHeadingBack)
  }

  private func abandon() {
    guard flight.outcome == nil else { return }
    driver?.send(.gone)
    ended(driver?.flight.outcome ?? .skipped(.gone))
  }
}

extension FlightSession: FlightRunner {
  var value: Flight? { driver?.flight }
  var report: MatchReport? { stage.isRead ? driver?.report : nil }
  var container: UIView? { isOnStage ? stage.container : nil }
  var canBeContinued: Bool { change?.canBeContinued ?? false }
  var mustFinish: Bool { change?.mustFinish ?? false }

  func send(_ event: FlightEvent) {
    guard let driver else { return }
    guard isOnStage, mustFinish else { return driver.send(event) }
    if flight.phase == .held || flight.isHeadingBack { driver.send(.finish(velocity: 0)) }
    switch event {
    case .hold, .move, .reverse, .cancel, .release: break
    // The flight ends where it is heading, even if the other end is nearer.
    case .gone: driver.send(.resized)
    default: driver.send(event)
    }
  }
}

extension FlightSession {
  /// What this flight shows now.
  fileprivate var flyingViews: FlyingViews {
    guard let driver, isOnStage, let frame = driver.frame else { return [:] }
    return stage.flyingViews(in: frame, of: driver.flight.plan)
  }
}

// MARK: Continuing to another change

extension FlightSession {
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
    past.flight.end(next.outcome, past.report, isContinued: true)
    flight.run(by: self)
  }
}

/// The single owner of all sessions in a window.
///
///     window ──▶ registry ──▶ session ──▶ change, driver, stage, flight
///
/// A session is kept until its flight is over or its window is gone.
@MainActor final class SessionRegistry {
  private static let ofOwner = AssociatedValue<SessionRegistry>()
  private static let inContainer = AssociatedValue<[Entry]>()
  /// An entry by which a session is found through its container, even if the container has moved.
  private struct Entry { weak var session: FlightSession? }

  private var sessions: [FlightSession] = []

  /// Keeps a session that flies in a container.
  static func keep(_ session: FlightSession, in container: UIView) {
    let running = running(in: container) + [session]
    inContainer[container] = running.map { Entry(session: $0) }
    let owner: UIView = container.window ?? container
    let registry = ofOwner[owner] ?? SessionRegistry()
    ofOwner[owner] = registry
    registry.sessions.append(session)
    session.registry = registry
  }

  /// Releases a session whose flight is over.
  func drop(_ session: FlightSession) { sessions.removeAll { $0 === session } }

  /// What all sessions but one show now.
  func flyingViews(besides session: FlightSession) -> FlyingViews {
    sessions.filter { $0 !== session }.reduce(into: [:]) { views, other in
      views.merge(other.flyingViews) { _, new in new }
    }
  }

  /// The changes of a kind that are under way in a container, most recent first.
  static func changes<Change: FlightChange>(_ kind: Change.Type, in container: UIView)
    -> [(session: FlightSession, change: Change)]
  {
    running(in: container).reversed().compactMap { session in
      (session.latestChange as? Change).map { (session, $0) }
    }
  }

  /// Ends the flights in containers that are themselves appearing or disappearing.
  ///
  /// The next frame may be too late, because what begins now can be undone in the same turn.
  static func endDisturbed(in window: UIWindow?) {
    guard let window else { return }
    for session in ofOwner[window]?.sessions ?? [] { session.endIfDisturbed() }
  }

  private static func running(in container: UIView) -> [FlightSession] {
    (inContainer[container] ?? []).compactMap(\.session).filter { $0.latestChange != nil }
  }
}
#endif
