public import MatchEngineCore

/// A stage that shows nothing and records every call.
public final class RecordingStage: Stage {
  /// One call of a stage.
  public enum Call: Hashable, Sendable {
    /// Set the stage.
    case set
    /// Adopt a changed plan.
    case adopt
    /// Show a frame.
    case draw
    /// Read both screens again, which the driver asks for beside the stage.
    case readEnds
    /// Start or stop the clock.
    case runClock(Bool)
    /// Play a course.
    case play
    /// Stop playing it.
    case stopPlaying
    /// Remove everything.
    case strike(MatchOutcome)
  }

  /// All calls, in order.
  public private(set) var calls: [Call] = []
  /// All frames that were drawn, in order.
  public private(set) var frames: [Frame] = []
  /// What ``set(_:)`` returns.
  public var result = StagingResult.ready()
  /// How many frames it can still draw before it fails; nil for any number.
  public var patience: Int?
  /// The plans that it reads before the end, one at a time.
  public var ends: [Plan] = []
  /// Runs within each call, for example to send an event.
  public var whenCalled: ((Call) -> Void)?
  /// Whether its clock runs.
  public private(set) var isClockRunning = false
  /// Whether it can play.
  public var canPlay = false
  /// The time at which what is drawn now will be seen.
  public var now = -Double.infinity
  /// What it plays, and the time at which that began.
  public private(set) var played: (course: Course, clock: Double)?

  /// A stage without calls.
  public init() {}

  /// How often a call came.
  public func count(_ call: Call) -> Int { calls.reduce(0) { $0 + ($1 == call ? 1 : 0) } }

  /// How often it was struck.
  public var strikes: Int {
    calls.reduce(0) { if case .strike = $1 { $0 + 1 } else { $0 } }
  }

  private func note(_ call: Call) {
    calls.append(call)
    whenCalled?(call)
  }

  /// Records the call and returns ``result``.
  public func set(_ plan: Plan) -> StagingResult {
    note(.set)
    return result
  }

  /// Records the call.
  public func adopt(_ plan: Plan, from origins: [Int?], _ departure: FlightEvent.Departure?) {
    note(.adopt)
  }

  /// Records the frame.
  public func draw(_ frame: Frame, of plan: Plan) -> Bool {
    note(.draw)
    frames.append(frame)
    guard let left = patience else { return true }
    patience = left - 1
    return left > 0
  }

  /// Records the call and keeps the course.
  public func play(_ course: Course, from clock: Double) {
    note(.play)
    played = (course, clock)
  }

  /// Records the call and forgets the course.
  public func stopPlaying() {
    note(.stopPlaying)
    played = nil
  }

  /// Records the call and returns the next of ``ends``.
  public func readEnds() -> Plan? {
    note(.readEnds)
    return ends.isEmpty ? nil : ends.removeFirst()
  }

  /// Records whether the clock runs.
  public func runClock(_ runs: Bool) {
    isClockRunning = runs
    note(.runClock(runs))
  }

  /// Records the outcome.
  public func strike(_ outcome: MatchOutcome) { note(.strike(outcome)) }
}

/// A clock that only runs when it is told to.
public struct ManualClock: Sendable {
  /// The time, in seconds.
  public private(set) var now: Double
  /// The time from one frame of the display to the next.
  public var step: Double

  /// A clock that shows `now`.
  public init(now: Double = 1000, step: Double = 1.0 / 60) {
    self.now = now
    self.step = step
  }

  /// Lets time pass, frame by frame, while the stage's clock runs.
  public mutating func advance(
    _ driver: FlightDriver<RecordingStage>,
    on stage: RecordingStage,
    by seconds: Double
  ) {
    let end = now + seconds
    while now < end, stage.isClockRunning {
      now += step
      driver.send(.tick(now))
    }
    now = max(now, end)
  }
}
