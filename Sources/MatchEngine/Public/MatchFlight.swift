#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

/// One run of a transition: what an app holds while it lasts, and reads when it is over.
///
/// ```swift
/// let flight = navigationController.beginMatch { $0.popViewController(animated: true) }
/// flight?.update(0.4)
/// flight?.finish()
/// ```
///
/// What is said too early is remembered, and what is said too late has no effect. The habits of
/// `UIPercentDrivenInteractiveTransition` carry over: `update` takes a percentage, `finish` and `cancel` let go.
@MainActor public final class MatchFlight {
  /// Where it is in its making: not staged yet, flying, or over.
  private enum Stage {
    case waiting([FlightEvent])
    case flying(FlightDriver<ViewStage>)
    case over(MatchOutcome, MatchReport?)
  }

  private var stage = Stage.waiting([])
  private var listeners: [(MatchFlight) -> Void] = []
  /// What brings it about, while that lasts.
  weak var performance: Performance?
  /// Whether another change meanwhile takes up what flies.
  var goesOn = false
  /// Whether it cannot be given back any more: then it goes on to its end, whatever it is told.
  var cannotCancel: () -> Bool = { false }
  /// The finger that has it.
  var drag: FlightDrag?
  /// Where it flies, once it does.
  package private(set) weak var container: UIView?

  init() {}

  /// One that is over already: there was nothing to fly.
  static var over: MatchFlight {
    let flight = MatchFlight()
    flight.end(.finished)
    return flight
  }

  /// Where it is in its life.
  public var phase: MatchPhase {
    switch stage {
    case .waiting: .preparing
    case .flying(let driver): driver.flight.lifecycle.phase
    case .over(let outcome, _): .ended(outcome)
    }
  }

  /// How it ended; nil while it has not.
  public var outcome: MatchOutcome? {
    if case .over(let outcome, _) = stage { outcome } else { nil }
  }

  /// How far it is: 0 where it began, 1 where it was heading.
  public var fraction: CGFloat {
    switch stage {
    case .waiting: 0
    case .flying(let driver): CGFloat(driver.flight.fraction)
    case .over(let outcome, _): outcome == .finished ? 1 : 0
    }
  }

  /// What it did and why, so far or in all; nil while nothing was planned.
  public var report: MatchReport? {
    switch stage {
    case .waiting: nil
    case .flying(let driver): driver.report
    case .over(_, let report): report
    }
  }

  /// Takes hold of it: it stays where it is.
  public func hold() { send(.hold) }

  /// Holds it at a fraction of its way.
  public func update(_ fraction: CGFloat) {
    send(.hold)
    send(.move(to: Double(fraction)))
  }

  /// Turns it round.
  public func reverse() { send(.reverse) }

  /// Lets it go on to where it was heading, at so many fractions a second.
  public func finish(velocity: CGFloat = 0) { send(.finish(velocity: Double(velocity))) }

  /// Lets it go back to where it began, at so many fractions a second.
  public func cancel(velocity: CGFloat = 0) { send(.cancel(velocity: Double(velocity))) }

  /// Lets it go at so many fractions a second, to wherever that would carry it.
  public func release(velocity: CGFloat) { send(.release(velocity: Double(velocity))) }

  /// Carries one view on by so many points, beside where the fraction has it.
  public func drag(_ id: String, by offset: CGPoint) { send(.drag(id, by: Vector(offset))) }

  /// Lets a carried view go at so many points a second.
  public func drop(_ id: String, velocity: CGPoint) { send(.drop(id, velocity: Vector(velocity))) }

  /// Ends this one now and starts another from here.
  ///
  /// ```swift
  /// flight.handOver { navigationController.popToRootViewController(animated: true) }
  /// ```
  ///
  /// A flight in a container of the system's is at its end at once, where it was heading, or if it is held at
  /// the nearer end, so that the system takes up the next change in the same turn. Containers of an app's own
  /// and changes inside one screen go on directly from what is on the screen.
  public func handOver(_ next: () -> Void) {
    if !goesOn { endAtOnce() }
    next()
  }

  /// Calls back when it is over, at once if it is.
  public func whenEnded(_ call: @escaping (MatchFlight) -> Void) {
    if outcome == nil { listeners.append(call) } else { call(self) }
  }

  // MARK: For the engine

  /// Sends an event to the flight, or keeps it until there is one.
  func send(_ event: FlightEvent) {
    switch stage {
    case .waiting(let events): stage = .waiting(events + [event])
    case .flying(let driver):
      if cannotCancel() { sendForward(event, to: driver) } else { driver.send(event) }
    case .over: break
    }
  }

  private func sendForward(_ event: FlightEvent, to driver: FlightDriver<ViewStage>) {
    if phase == .held || isReturning { driver.send(.finish(velocity: 0)) }
    switch event {
    case .hold, .move, .reverse, .cancel, .release: break
    // Where it is heading is its nearest end, however far that is.
    case .gone: driver.send(.resized)
    default: driver.send(event)
    }
  }

  /// Ends it in this turn: held, at the nearer end; otherwise where it was heading.
  func endAtOnce() {
    guard outcome == nil else { return }
    if isWaiting {
      performance?.overtaken()
    } else {
      send(phase == .held ? .gone : .resized)
    }
  }

  /// Whether it was not staged yet.
  var isWaiting: Bool { if case .waiting = stage { true } else { false } }

  /// What it shows at this moment; nil while nothing flies.
  package var sight: FlightGeometry? {
    guard case .flying(let driver) = stage else { return nil }
    return FlightGeometry(driver.flight)
  }

  /// The plan is made: what was said too early is said now.
  func fly(_ driver: FlightDriver<ViewStage>, in container: UIView) {
    guard case .waiting(let events) = stage else { return }
    stage = .flying(driver)
    self.container = container
    for event in events { driver.send(event) }
    driver.send(.start)
  }

  /// It goes on with what another one has flown so far.
  func join(_ driver: FlightDriver<ViewStage>, in container: UIView) {
    guard case .waiting(let events) = stage else { return }
    stage = .flying(driver)
    self.container = container
    for event in events { driver.send(event) }
  }

  /// Whether it goes back if it has to end before it is staged: what is held was heading nowhere.
  var isCancelledEarly: Bool {
    guard case .waiting(let events) = stage else { return isReturning }
    return events.reduce(false) { isCancelled, event in
      switch event {
      case .cancel, .hold: true
      case .finish, .release: false
      case .reverse: !isCancelled
      default: isCancelled
      }
    }
  }

  /// Whether it is on its way back to where it began.
  var isReturning: Bool {
    if case .flying(let driver) = stage {
      driver.flight.lifecycle.heading == .cancel
    } else {
      false
    }
  }

  /// Nobody is left who could bring it to its end.
  func abandon() {
    guard outcome == nil else { return }
    guard case .flying(let driver) = stage else { return end(.skipped(.gone)) }
    driver.send(.gone)
    end(driver.flight.outcome ?? .skipped(.gone))
  }

  /// It is over, and everything is back where it belongs.
  func end(_ outcome: MatchOutcome, _ report: MatchReport? = nil) {
    guard self.outcome == nil else { return }
    stage = .over(outcome, report ?? self.report)
    drag = nil
    let calls = listeners
    listeners = []
    for call in calls { call(self) }
  }
}
#endif
