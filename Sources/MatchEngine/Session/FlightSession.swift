#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The owner of a flight's driver, clock, stage and change, from the system's request to the last restored view.
///
/// Images, texts and boxes fly at once. A snapshot shows only what was committed. If one is needed, the session waits
/// until the arriving view is committed, out of sight, which avoids a forced render.
@MainActor final class FlightSession {
  var flight: MatchFlight
  var change: (any FlightChange)?
  private(set) weak var registry: SessionRegistry?
  var driver: FlightDriver<ViewStage>?
  private(set) var stage: ViewStage?
  private let systemEvents = SystemEvents()
  var probe = CommitProbe()
  /// The screens until they are read for the first time.
  private var unread: Screens?
  /// When the session began to wait for that.
  private var waitingSince: CFTimeInterval?
  var interval: FlightInterval?
  /// Whether the flight ends as soon as it begins, because the app has switched animations off or no frame is shown.
  private var isUnanimated = false
  var redirection: Redirection?

  init(of flight: MatchFlight) { self.flight = flight }

  /// Ends the flight at the nearer end if the system never began it, or if its window is gone.
  deinit {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated {
      guard flight.outcome == nil else { return }
      driver?.send(.gone)
      ended(driver?.lifecycle.outcome ?? .skipped(.gone))
    }
  }

  // MARK: From the beginning to the first frame

  func begin(_ change: any FlightChange) {
    self.change = change
    flight.findChange = change.findExchange
    flight.session = self
    interval = FlightInterval(change.direction)
    let screens = UIView.unanimatedInBlock { change.install(for: flight) }
    // In the background, no display link ticks.
    let scene = screens.container.window?.windowScene
    let isInBackground = scene?.activationState == .background
    isUnanimated = !UIView.areAnimationsEnabled || isInBackground
    let stage = ViewStage(for: flight, between: screens)
    self.stage = stage
    stage.clock.tick = { [weak self] time in self?.tick(time) }
    stage.view.whenLaidOut = { [weak self] in self?.laidOut() }
    systemEvents.observe(scene) { [weak self] in self?.heard($0) }
    registry = SessionRegistry.registry(of: screens.container.window ?? screens.container)
    registry?.keep(self)
    unread = screens
    let isReady = isUnanimated || change.isReady(for: flight)
    if isInBackground || (change.startsAtOnce && isReady) { return takeOff() }
    if isReady, !screens.arriving(change.direction).needsCommit { takeOff(mayWait: true) }
    guard unread != nil else { return }
    probe.begin(in: screens.container)
    stage.clock.isRunning = true
  }

  /// Waits until both screens are ready and committed, for half a second at most.
  private func wait(_ time: CFTimeInterval) {
    guard let screens = unread, let change else { return }
    screens.arrivingView?.keepHidden()
    let since = waitingSince ?? time
    waitingSince = since
    let isReady = (isUnanimated || change.isReady(for: flight)) && probe.isCommitted()
    guard isReady || time - since >= 0.5 else { return }
    screens.known.forget()
    takeOff()
  }

  /// Reads both screens and stages the flight; with `mayWait`, only if something pairs and needs no commit first.
  private func takeOff(mayWait: Bool = false) {
    guard let stage, let change, let screens = unread else { return }
    screens.known.uncommitted = mayWait ? screens.arriving(change.direction).view : nil
    let ends = ReadScreens(of: screens, change.direction, hiding: stage.originals)
    let plan = ends.plan
    if mayWait, plan.pairCount == 0 || ends.needsCommit(for: plan) { return }
    unread = nil
    stage.ends = ends
    UIView.unanimatedInBlock { change.willFly(plan, between: ends) }
    let driver = FlightDriver(
      Flight(plan, direction: change.direction, after: flight.earlyCalls),
      on: stage,
      whenEnded: { [weak self] in self?.ended($0) }
    )
    self.driver = driver
    flight.run()
    registry?.whenFlightBegins(flight)
    driver.send(.start)
    flight.followFingers()
    // If nothing pairs after all, the system would make such a change at once.
    let isSudden = screens.transition.effectWithoutPairs == .identity && plan.noPair != nil
    if isUnanimated || isSudden, flight.phase != .held { flight.endAtOnce() }
  }

  // MARK: On every frame

  private func tick(_ time: CFTimeInterval) {
    guard let stage else { return }
    if stage.checksForChanges { flight.followFingers() }
    endIfResized()
    pictureAnew()
    if redirection != nil, probe.isCommitted() { continueNow() }
    if unread != nil {
      wait(time)
    } else if isOnStage, stage.checksForChanges {
      goOn(to: stage.readChanges())
    }
    send(.tick(time))
    stage.follow()
    if isOnStage { change?.follow(flight) }
    if isOnStage { flight.tellProgress() }
    endIfDisturbed()
  }

  /// Ends the flight at once if its window was resized, and lets it go on to the new ends if only its container was.
  ///
  /// The system lays views out while it changes their size, and can't complete a transition then.
  private func endIfResized() {
    guard let stage else { return }
    if stage.isResized { return send(.resized) }
    if isOnStage, stage.adoptSize() { goOnToEnds() }
  }

  /// Takes new pictures of views that look different by now; after a change between light and dark mode, of all.
  private func pictureAnew() {
    guard isOnStage, let stage, let driver, stage.needsPictures else { return }
    goOnToEnds()
    send(.pictured(stage.pictureAnew(driver.flight.plan)))
  }

  /// Goes on to both ends as they are now, whether or not they have changed since they were read.
  private func goOnToEnds() { goOn(to: stage?.planAnew()) }

  private func goOn(to plan: Plan?) { if let plan { send(.redirect(plan)) } }

  /// Ends the flight at once if its change can't go on, or if its container isn't in a window any longer.
  func endIfDisturbed() {
    let isSeen = stage?.container.window != nil
    if !isSeen || change?.canGoOn() == false { flight.endAtOnce() }
  }

  var isOnStage: Bool { driver?.lifecycle.isOnStage ?? false }

  /// Called in the layout pass of each frame and of each turn in which a view has got an ID.
  private func laidOut() {
    if isOnStage, let ends = stage?.ends, ends.areRetagged() {
      UIView.unanimated { goOn(to: ends.readAgain()) }
    }
    stage?.originals.keepHidden()
  }

  private func heard(_ event: SystemEvents.Event) {
    switch event {
    case .background: send(.background)
    case .motionPreference: if isOnStage { goOnToEnds() }
    case .idWasSet: stage?.idWasSet()
    }
  }

  // MARK: At the end

  private func ended(_ outcome: MatchOutcome) {
    systemEvents.stop()
    stage?.clock.isRunning = false
    probe.end()
    unread = nil
    // While the session is being released, the flight can't ask it any more.
    let isHeadingBack = driver?.lifecycle.isHeadingBack ?? flight.isHeadingBack
    let change = self.change
    let next = redirection
    let report = self.report
    self.change = nil
    redirection = nil
    if let report, let ends = stage?.ends, outcome == .finished || outcome == .cancelled {
      change?.exchange?.record(report, ends.screens.transition)
    }
    flight.end(outcome, report, isMade: outcome.isMade(headingBack: isHeadingBack)) { isMade in
      // If the flight was about to continue, the next change also completes this one.
      if next == nil { change?.complete(outcome, isFinished: isMade) }
      endInterval(outcome, report)
    }
    if let next {
      next.flight.end(.skipped(.gone)) { next.change.complete(.skipped(.gone), isFinished: $0) }
    }
    registry?.drop(self)
  }

  func endInterval(_ outcome: MatchOutcome, _ report: MatchReport?) {
    interval?.end(outcome, report, stage?.ends?.screens.count)
    interval = nil
  }

  // MARK: What the flight asks for

  var report: MatchReport? { driver?.report }
  /// The view in which the flight is; nil while it isn't on stage.
  var container: UIView? { isOnStage ? stage?.container : nil }

  var framePeriod: Double { stage?.clock.framePeriod ?? 1 / 60 }
  /// The speed of the flight once it is on stage, whatever moves it; at 0 it stands still.
  var speed: Double {
    get { stage?.clock.speed ?? 1 }
    set { if newValue != speed { stage?.changeClock { $0.speed = newValue } } }
  }

  func skip(_ seconds: Double) { stage?.changeClock { $0.skip(seconds) } }

  func send(_ event: FlightEvent) {
    guard let driver else {
      // Until its screens are in place, it can't end.
      if stage != nil, let reason = event.skipReason { ended(.skipped(reason)) }
      return
    }
    guard isOnStage, let onlyEnd = change?.onlyEnd else { return driver.send(event) }
    for event in event.restricted(to: onlyEnd, of: flight) { driver.send(event) }
  }
}
#endif
