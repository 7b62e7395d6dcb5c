#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Brings one flight about: waits until both screens have been on the screen, reads them, plans, and flies.
///
///     begin ──▶ one turn, or until the screens are ready ──▶ read and plan ──▶ flight ──▶ outcome
///
/// A view can be pictured once it was committed, which at the beginning of a transition it was not. So the
/// engine waits for the display's next frame, in which the arriving screen lies out of sight, and needs no
/// forced render at all.
@MainActor final class Performance {
  private(set) var flight: MatchFlight
  private var screens: Screens
  private let isForward: Bool
  private let isReady: () -> Bool
  private var whenStruck: (MatchOutcome) -> Void
  private let eachFrame: (MatchFlight) -> Void
  private var driver: FlightDriver<ViewStage>?
  private var stage: ViewStage?
  /// The container's size when it began.
  private let size: CGSize
  /// Where it goes on to with the next frame.
  private var turn: Turn?
  /// Itself, from staging to the outcome: whoever has it may let go in the middle of the strike.
  private var keeper: Performance?
  private lazy var clock = FrameClock { [weak self] time in self?.tick(time) }
  private var waitingSince: CFTimeInterval?
  private var watch: SystemEvents?

  init(
    _ flight: MatchFlight,
    between screens: Screens,
    isForward: Bool,
    isReady: @escaping () -> Bool = { true },
    eachFrame: @escaping (MatchFlight) -> Void = { _ in },
    whenStruck: @escaping (MatchOutcome) -> Void
  ) {
    self.flight = flight
    self.screens = screens
    size = screens.container.bounds.size
    self.isForward = isForward
    self.isReady = isReady
    self.eachFrame = eachFrame
    self.whenStruck = whenStruck
  }

  func begin() {
    watch = SystemEvents { [weak self] event in self?.heard(event) }
    clock.isRunning = true
  }

  /// Begins in this turn, for screens that need not be waited for.
  func beginAtOnce() {
    watch = SystemEvents { [weak self] event in self?.heard(event) }
    fly()
  }

  private func tick(_ time: CFTimeInterval) {
    flight.drag?.check()
    if let turn { take(turn) }
    guard driver == nil else {
      look()
      flight.send(.tick(time))
      if flight.outcome == nil { eachFrame(flight) }
      return
    }
    if screens.container.bounds.size != size { return resized() }
    let began = waitingSince ?? time
    waitingSince = began
    // Half a second is as long as anybody may keep the user waiting.
    guard isReady() || time - began >= 0.5 else { return }
    fly()
    flight.send(.tick(time))
    if flight.outcome == nil { eachFrame(flight) }
  }

  /// A screen that was laid out, or lost a view, since the last frame is read again.
  private func look() {
    guard flight.outcome == nil, let stage, let departures = stage.departures else { return }
    // What flies is planned for what was read before, so who has gone leaves before it is read anew.
    for id in departures { flight.send(.removed(id)) }
    if flight.outcome == nil, let plan = stage.readEnds() {
      flight.send(.redirect(plan, .sameScreens))
    }
  }

  private func fly() {
    let trees = screens.read()
    let plan = screens.plan(trees)
    let stage = ViewStage(screens, trees, clock: clock)
    self.stage = stage
    stage.flight = flight
    stage.whenResized = { [weak self] in self?.resized() }
    stage.whenStruck = { [weak self] outcome in self?.struck(outcome) }
    stage.whenChanged = { [weak self] plan in self?.flight.send(.redirect(plan, .sameScreens)) }
    let driver = FlightDriver(Flight(plan, direction: isForward ? .forward : .backward), on: stage)
    {
      [weak self] outcome in
      self?.ended(outcome)
    }
    self.driver = driver
    keeper = self
    if SystemEvents.isMotionUnwanted, screens.reducesMotion {
      driver.send(.reduceMotion(true))
    }
    flight.fly(driver, in: screens.container)
    flight.drag?.check()
  }

  /// Where it was about to go on, that is for whoever goes on to put in order.
  private func struck(_ outcome: MatchOutcome) { if turn == nil { whenStruck(outcome) } }

  /// A flight that was never staged was never struck either, but whoever waits for it must hear of it.
  private func ended(_ outcome: MatchOutcome) {
    clock.isRunning = false
    watch?.stop()
    watch = nil
    if case .skipped = outcome { struck(outcome) }
    flight.end(outcome)
    stage = nil
    keeper = nil
    // Whoever waited for the end may be what keeps this one, too.
    whenStruck = { _ in }
    guard let turn else { return }
    self.turn = nil
    turn.whenStruck(.skipped(.gone))
    turn.flight.end(.skipped(.gone))
  }

  private func heard(_ event: SystemEvents.Event) {
    switch event {
    case .background:
      if driver == nil { ended(.skipped(.background)) } else { flight.send(.background) }
    case .reduceMotion(let reduces):
      if screens.reducesMotion { flight.send(.reduceMotion(reduces)) }
    }
  }

  /// Another change comes before it was staged, or before what flies has gone on to it.
  func overtaken() {
    if driver == nil { ended(.skipped(.overtaken)) } else { flight.send(.resized) }
  }

  /// The container has another size: everything is at rest at once.
  func resized() {
    if driver == nil { ended(.skipped(.resized)) } else { flight.send(.resized) }
  }
}

extension Performance {
  /// Another pair of screens that a flight goes on to.
  struct Turn {
    let flight: MatchFlight
    let screens: Screens
    let relation: FlightEvent.Relation
    let whenStruck: (MatchOutcome) -> Void
  }

  /// Whether it flies, so that it can go on to another screen.
  var isFlying: Bool { driver != nil && turn == nil && flight.outcome == nil }

  /// Goes on to other screens, from what is on the screen.
  ///
  /// What flew is over for whoever holds it: it has arrived, as far as it matters to anybody else.
  ///
  /// A screen that has never been on the screen has to be there first; then it waits for the next frame.
  func goOn(_ turn: Turn, atOnce: Bool) {
    turn.flight.performance = self
    // Whatever held the flight knows nothing of the next one.
    if flight.phase == .held { flight.finish() }
    self.turn = turn
    if atOnce { take(turn) }
  }

  private func take(_ turn: Turn) {
    self.turn = nil
    guard let driver, let stage, flight.outcome == nil else { return }
    let trees = turn.screens.read()
    let plan = turn.screens.plan(trees)
    let past = (flight: flight, report: flight.report)
    screens = turn.screens
    whenStruck = turn.whenStruck
    flight = turn.flight
    stage.turn(to: screens, trees)
    stage.flight = flight
    driver.send(.redirect(plan, turn.relation))
    past.flight.end(.finished, past.report)
    flight.join(driver, in: screens.container)
  }
}
#endif
