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
public final class FlightDriver<Theater: Stage> {
  /// The flight as it stands.
  public private(set) var flight: Flight
  /// The phases so far, each with the time of flight at which it began.
  public private(set) var phases: [MatchReport.Phase]
  /// The performers without a proper stand-in.
  public private(set) var faults: [MatchReport.Fault] = []

  /// What was drawn last.
  public private(set) var frame: Frame?

  private let stage: Theater
  private var whenEnded: ((MatchOutcome) -> Void)?
  /// The events that were sent while another was being handled.
  private var waiting: [FlightEvent] = []
  private var isBusy = false

  /// A driver for a flight that has not begun.
  public init(
    _ flight: Flight,
    on stage: Theater,
    whenEnded: @escaping (MatchOutcome) -> Void = { _ in }
  ) {
    self.flight = flight
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

  /// What the flight has done so far.
  public var report: MatchReport {
    MatchReport(flight.plan, phases: phases, faults: faults, outcome: flight.outcome)
  }

  private func perform(_ event: FlightEvent) {
    let before = flight.lifecycle.phase
    let actions = flight.handle(event)
    let phase = flight.lifecycle.phase
    if phase != before { phases.append(MatchReport.Phase(phase: phase, time: flight.time)) }
    if !actions.isEmpty { perform(actions) }
  }

  private func perform(_ actions: Actions) {
    if actions.contains(.readEnds) { readEnds() }
    if actions.contains(.stage) { setStage() }
    if actions.contains(.restage) {
      stage.change(to: flight.plan, from: flight.origins, flight.relation)
    }
    if actions.contains(.startClock) { stage.runClock(true) }
    if actions.contains(.stopClock) { stage.runClock(false) }
    if actions.contains(.draw) { draw() }
    if actions.contains(.strike), let outcome = flight.outcome { stage.strike(outcome) }
    if actions.contains(.end), let outcome = flight.outcome {
      whenEnded?(outcome)
      whenEnded = nil
    }
  }

  private func readEnds() {
    if let plan = stage.readEnds() {
      perform(.redirect(plan, .sameScreens))
    } else {
      perform(.endsUnchanged)
    }
  }

  private func setStage() {
    switch stage.set(flight.plan) {
    case .ready(let faults):
      self.faults = faults
      perform(.staged)
    case .failed:
      perform(.stageFailed)
    }
  }

  private func draw() {
    // The frame is taken out while it is filled, so that it is not copied.
    var frame = self.frame ?? Frame(for: flight.plan)
    self.frame = nil
    flight.draw(into: &frame)
    let isDrawn = stage.draw(frame, of: flight.plan)
    self.frame = frame
    if !isDrawn { waiting.append(.stageFailed) }
  }
}
