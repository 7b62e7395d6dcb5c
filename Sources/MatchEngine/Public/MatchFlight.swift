#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

/// A run of a transition, which you can control in flight and inspect when it is over.
///
/// Calls before the flight begins are remembered, and calls after its end have no effect. The methods work as in
/// `UIPercentDrivenInteractiveTransition`: `update` takes a fraction, and `finish` and `cancel` release the flight.
@MainActor public final class MatchFlight {
  enum State {
    /// Nothing flies yet.
    case waiting(CallsBeforeStart)
    case running
    /// The flight has ended; `isMade` says whether its change was made.
    case over(MatchOutcome, MatchReport?, isMade: Bool)
  }

  private(set) var state: State
  /// The change that the flight animates; nil before it begins, inside one view, and once a controller is gone.
  public var change: MatchChange? { findChange() }
  var findChange: () -> MatchChange? = { nil }
  /// The session of the flight, which may still be reading the screens, or running the flight before this one.
  weak var session: FlightSession?
  private var listeners: [@MainActor (MatchFlight) -> Void] = []
  private var observers: [@MainActor (MatchFlight) -> Void] = []
  private(set) var isContinued = false
  var holder: FlightHold?
  var carried: [String: CarriedView] = [:]
  /// The fraction before the first update in this frame; nil if there was none.
  private(set) var fractionBefore: Double?
  /// Whether the app began it by hand and the system hasn't asked about its change yet.
  var isPending = false
  /// Called when the system has begun the change, and there is a coordinator.
  var whenBegun: () -> Void = {}

  init(_ state: State = .waiting(CallsBeforeStart())) { self.state = state }

  /// A flight that is already over, because there was nothing to fly.
  static var over: MatchFlight { MatchFlight(.over(.finished, nil, isMade: true)) }

  /// The current phase of the flight.
  public var phase: MatchPhase {
    outcome.map { .ended($0) } ?? runningSession?.driver?.lifecycle.phase ?? .preparing
  }

  /// How the flight ended, or nil if it hasn't ended yet.
  public var outcome: MatchOutcome? {
    if case .over(let outcome, _, _) = state { outcome } else { nil }
  }

  /// The progress of the flight: 0 where it began, 1 where it was heading.
  public var fractionComplete: CGFloat {
    if case .over(_, _, let isMade) = state { return isMade ? 1 : 0 }
    return CGFloat(coreFlight?.fraction ?? 0)
  }

  /// What the flight has done and why, or nil if nothing has been planned yet.
  public var report: MatchReport? {
    if case .over(_, let report, _) = state { report } else { runningSession?.report }
  }

  /// Stops the flight where it is.
  public func hold() { send(.hold) }

  /// Holds the flight at a fraction.
  public func update(_ fraction: CGFloat) {
    fractionBefore = fractionBefore ?? Double(fractionComplete)
    send(.hold)
    send(.move(to: Double(fraction)))
  }

  /// Reverses the flight.
  public func reverse() { send(.reverse) }

  /// Lets the flight continue to where it was heading, with a velocity in fractions per second.
  public func finish(velocity: CGFloat = 0) { send(.finish(velocity: Double(velocity))) }

  /// Lets the flight return to where it began, with a velocity in fractions per second.
  public func cancel(velocity: CGFloat = 0) { send(.cancel(velocity: Double(velocity))) }

  /// Lets the flight go to the end to which a velocity, in fractions per second, would carry it.
  public func release(velocity: CGFloat = 0) { send(.release(velocity: Double(velocity))) }

  /// Whether the flight would finish if it were let go now, with a velocity in fractions per second.
  ///
  /// ```swift
  /// dial.highlight(flight.wouldFinish(velocity: turn.velocity) ? next : current)
  /// ```
  ///
  /// Once the flight is over, returns whether the change was made.
  public func wouldFinish(velocity: CGFloat = 0) -> Bool {
    wouldFinish(velocity: velocity, from: 0.5)
  }

  /// Ends this flight now and starts the next change from there.
  ///
  /// ```swift
  /// flight.handOver { navigationController.popToRootViewController(animated: true) }
  /// ```
  ///
  /// In a system container, the flight jumps to the end that it was heading for or, if it is held, to the nearer end.
  /// The system can then begin the next change in the same turn. In an app's own container, and for changes inside
  /// one screen, the next change continues from what is on the screen.
  public func handOver(_ next: () -> Void) {
    if session?.change?.canBeContinued != true { endAtOnce() }
    next()
  }

  /// How the flight ends, once it is over.
  ///
  /// ```swift
  /// if await flight.finalOutcome == .finished { showBadge() }
  /// ```
  ///
  /// If the task is cancelled, it still waits, and the flight continues.
  public var finalOutcome: MatchOutcome {
    get async {
      await withCheckedContinuation { over in
        whenEnded { if let outcome = $0.outcome { over.resume(returning: outcome) } }
      }
    }
  }

  /// Calls a closure when the flight is over, or immediately if it already is.
  public func whenEnded(_ call: @escaping @MainActor (MatchFlight) -> Void) {
    if outcome == nil { listeners.append(call) } else { call(self) }
  }

  /// Calls a closure on every frame while the flight is on stage, and once more when it is over.
  ///
  /// ```swift
  /// flight.observeProgress { flight in dial.turn(to: flight.fractionComplete) }
  /// ```
  ///
  /// At the last call, the fraction is 1 if the change was made, and 0 otherwise. If another flight continues this
  /// one, the last call comes before the views are at rest. If the flight is already over, there is only that call.
  public func observeProgress(_ call: @escaping @MainActor (MatchFlight) -> Void) {
    if outcome == nil { observers.append(call) } else { call(self) }
  }

  /// Animates other views alongside the flight.
  ///
  /// The animations follow the flight, and a cancellation reverts them. If another flight continues this one, they
  /// run to their end. Animate only views that don't fly.
  ///
  /// If the flight is already over, the animations happen at once, unless its change was undone.
  public func animateAlongside(_ animations: @escaping @MainActor () -> Void) {
    guard outcome == nil else {
      if wouldFinish() { animations() }
      return
    }
    let alongside = AlongsideAnimations()
    alongside.begin(animations)
    let start = min(max(fractionComplete, 0), 0.999)
    observeProgress { flight in
      if flight.outcome == nil {
        alongside.follow((flight.fractionComplete - start) / (1 - start))
      } else if flight.isContinued {
        alongside.letGo(flight.wouldFinish())
      } else {
        alongside.end(flight.wouldFinish())
      }
    }
  }
}

// MARK: For the engine

extension MatchFlight {
  var coreFlight: Flight? { runningSession?.driver?.flight }

  /// What the flight shows at this moment, or would at a fraction; nil if nothing is flying.
  package func shown(at fraction: Double? = nil) -> Flight? {
    guard var flight = coreFlight, flight.lifecycle.isOnStage else { return nil }
    if let fraction { flight.handle(.move(to: fraction)) }
    return flight
  }

  /// Moves the flight, and the views that the app carries, to where the fingers are.
  func followFingers() {
    holder?.check()
    if !carried.isEmpty { moveCarried() }
  }

  package var container: UIView? { session?.container }

  /// The calls made before the flight began; none if the change allows only one end.
  var earlyCalls: CallsBeforeStart {
    guard case .waiting(let calls) = state, session?.change?.onlyEnd == nil else { return .init() }
    return calls
  }

  /// The flights that are on stage anywhere inside a view, in drawing order.
  package static func flights(in view: UIView) -> [MatchFlight] {
    view.allViews.compactMap { ($0 as? StageView)?.flight }
  }

  /// Whether the flight returns to where it began, or would if it had to end before it is staged.
  var isHeadingBack: Bool {
    runningSession?.driver?.lifecycle.isHeadingBack ?? earlyCalls.isHeadingBack
  }

  var runningSession: FlightSession? { if case .running = state { session } else { nil } }

  func send(_ event: FlightEvent) {
    switch event {
    case .drop(let id, _, _): carried[id] = nil
    case .finish, .cancel, .release, .reverse: carried = [:]
    default: break
    }
    if case .waiting(var calls) = state {
      calls.record(event)
      state = .waiting(calls)
    } else {
      runningSession?.send(event)
    }
  }

  /// Ends the flight in this turn, at the nearer end if it is held, otherwise where it was heading.
  func endAtOnce() { if outcome == nil { session?.send(.overtaken) } }

  /// Whether the flight would finish if it were let go now; `threshold` is the smallest fraction that finishes it.
  func wouldFinish(velocity: CGFloat, from threshold: CGFloat) -> Bool {
    if case .over(_, _, let isMade) = state { return isMade }
    let heading =
      coreFlight?.heading(releasedAt: velocity, from: threshold)
      ?? earlyCalls.heading(releasedAt: velocity, from: threshold)
    return (session?.change?.onlyEnd ?? heading) == .finish
  }

  func run() { if case .waiting = state { state = .running } }

  func tellProgress() {
    fractionBefore = nil
    for call in observers where outcome == nil { call(self) }
  }

  /// Ends the flight: completes its change and calls the listeners, for which it is already over.
  func end(
    _ outcome: MatchOutcome,
    _ report: MatchReport? = nil,
    isMade: Bool? = nil,
    isContinued: Bool = false,
    completing complete: (_ isMade: Bool) -> Void = { _ in }
  ) {
    let isMade = isMade ?? outcome.isMade(headingBack: isHeadingBack)
    guard self.outcome == nil else { return complete(isMade) }
    self.isContinued = isContinued
    state = .over(outcome, report, isMade: isMade)
    isPending = false
    holder = nil
    whenBegun = {}
    complete(isMade)
    let calls = observers + listeners
    observers = []
    listeners = []
    for call in calls { call(self) }
  }
}

extension UIViewController {
  /// The running flight that this controller takes part in.
  ///
  /// If there are several, this is the most recent one. It is nil until the system has asked about the change. For a
  /// push or a pop, that is when the system next lays out the navigation controller's view. To get the flight in this
  /// turn, use ``beginMatch(_:)``.
  public var matchFlight: MatchFlight? { ControllerTag.of(self)?.flight }
}

extension MatchOutcome {
  /// Whether the change is kept; a skipped flight keeps it unless it was heading back.
  func isMade(headingBack: Bool) -> Bool {
    if case .skipped = self { !headingBack } else { self == .finished }
  }
}
#endif
