/// Performs the actions of a flight on a stage.
///
/// ```swift
/// let driver = FlightDriver(Flight(plan), on: stage) { outcome in outcomes.append(outcome) }
/// driver.send(.start)
/// // on every frame of the display:
/// driver.send(.tick(timestamp))
/// ```
///
/// Whatever is sent, even from within a call of the stage, a stage that was set is struck once. The
/// outcome is reported once, last.
public final class FlightDriver<StageType: Stage> {
  /// The flight as it was after the last event.
  private var state: Flight
  /// The phases so far, each with the time of flight at which it began.
  package private(set) var phases: [MatchReport.Phase]
  /// What went wrong with stand-ins, in words.
  public private(set) var faults: [String] = []

  /// The time of flight at which the first of these phases began.
  private var start = 0.0

  private var drawn: Frame?

  private let stage: StageType
  private var whenEnded: ((MatchOutcome) -> Void)?
  /// The events that were sent while another was being handled.
  private var waiting: [FlightEvent] = []
  private var isBusy = false

  /// A driver for a flight that has not begun.
  ///
  /// - Parameters:
  ///   - flight: The flight.
  ///   - stage: Where it is shown.
  ///   - whenEnded: Called once, last.
  public init(
    _ flight: Flight,
    on stage: StageType,
    whenEnded: @escaping (MatchOutcome) -> Void = { _ in }
  ) {
    state = flight
    self.stage = stage
    self.whenEnded = whenEnded
    phases = [MatchReport.Phase(phase: flight.lifecycle.phase, time: 0)]
  }

  /// Handles one event.
  public func send(_ event: FlightEvent) {
    guard !isBusy else {
      waiting.append(event)
      return
    }
    isBusy = true
    perform(event)
    while !waiting.isEmpty { perform(waiting.removeFirst()) }
    isBusy = false
  }

  /// The flight as it stands; while it is played, as it will be seen next.
  public var flight: Flight { state.lifecycle.isPlaying ? state.seen(at: stage.now) : state }

  /// Where the flight is in its life; reading this computes nothing.
  public var lifecycle: Lifecycle { state.lifecycle }

  /// What the flight has done so far, or since it last left a screen for another one.
  public var report: MatchReport {
    MatchReport(state.plan, state.direction, phases: phases, faults: faults, outcome: state.outcome)
  }

  /// The report of the flight if it leaves one of its screens for another one now.
  public func report(leavingAs outcome: MatchOutcome) -> MatchReport {
    var report = report
    report.outcome = outcome
    report.storedPhases.append(MatchReport.Phase(phase: .ended(outcome), time: state.time - start))
    return report
  }

  private func perform(_ event: FlightEvent) {
    // An event applies to what is seen now, so time catches up before it.
    if state.lifecycle.isPlaying, !event.isTick { state = state.seen(at: stage.now) }
    handle(event)
  }

  private func handle(_ event: FlightEvent) {
    let before = state.lifecycle.phase
    // A tick never needs what was seen before, and must not copy anything.
    let seen = state.lifecycle.isPlaying && !event.isTick ? state : nil
    let actions = state.handle(event)
    let phase = state.lifecycle.phase
    if case .redirect(_, .some) = event, state.lifecycle.isOnStage {
      start = state.time
      faults = []
      phases = [MatchReport.Phase(phase: phase, time: 0)]
    } else if phase != before {
      phases.append(MatchReport.Phase(phase: phase, time: state.time - start))
    }
    if actions.contains(.stopPlaying) { stage.stopPlaying() }
    // What is seen may become a picture of the screen that is left.
    if let seen, actions.isSuperset(of: [.stopPlaying, .restage]) { draw(seen) }
    if !actions.isEmpty { perform(actions, mayPlay: event.isTick) }
  }

  private func perform(_ actions: Actions, mayPlay: Bool) {
    if actions.contains(.readEnds) {
      handle(stage.readEnds().map { .redirect($0) } ?? .endsUnchanged)
    }
    if actions.contains(.stage) { setStage() }
    if actions.contains(.restage) { stage.adopt(state.plan, from: state.origins, state.departure) }
    if actions.contains(.startClock) { stage.runClock(true) }
    if actions.contains(.stopClock) { stage.runClock(false) }
    if actions.contains(.startClock), state.lifecycle.isFree, let start = stage.startTime {
      // The first tick draws or plays from the first frame on.
      handle(.tick(start))
    } else if actions.contains(.draw), !(mayPlay && play()) {
      draw(state)
    }
    if actions.contains(.strike), let outcome = state.outcome { stage.strike(outcome) }
    if actions.contains(.end), let outcome = state.outcome {
      whenEnded?(outcome)
      whenEnded = nil
    }
  }

  private func setStage() {
    guard let faults = stage.set(state.plan) else { return handle(.stageFailed) }
    self.faults = faults
    handle(.staged)
  }

  /// Lets the stage play what the flight does from now on, or returns false if it can't.
  private func play() -> Bool {
    guard state.lifecycle.isFree, stage.canPlay, let clock = state.clock, let course = state.course
    else { return false }
    stage.play(course, from: clock)
    _ = state.lifecycle.handle(.playing)
    return true
  }

  private func draw(_ flight: Flight) {
    // The frame is taken out while it is filled, so that it is not copied.
    var frame = drawn ?? Frame(for: flight.plan)
    drawn = nil
    flight.draw(into: &frame)
    let isDrawn = stage.draw(frame, of: flight.plan)
    drawn = frame
    if !isDrawn { waiting.append(.stageFailed) }
  }
}

extension FlightEvent {
  fileprivate var isTick: Bool { if case .tick = self { true } else { false } }
}
