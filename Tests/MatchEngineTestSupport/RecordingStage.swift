public import MatchEngineCore

/// A stage that shows nothing and remembers everything.
public final class RecordingStage: Stage {
  /// What a stage was told.
  public enum Call: Hashable, Sendable {
    /// Set the stage.
    case set
    /// Take over a changed plan.
    case change
    /// Show a frame.
    case draw
    /// Read both screens again.
    case readEnds
    /// Begin or stop to tell the time.
    case runClock(Bool)
    /// Remove everything.
    case strike(MatchOutcome)
  }

  /// Everything it was told, in order.
  public private(set) var calls: [Call] = []
  /// The frames it was shown, in order.
  public private(set) var frames: [Frame] = []
  /// How it answers when it is to be set.
  public var setting = StagingResult.ready()
  /// How many frames it can still show before it fails; nil: any number.
  public var patience: Int?
  /// What it reads before the end, one after another.
  public var ends: [Plan] = []
  /// Runs within each call, to send something from there.
  public var whenCalled: ((Call) -> Void)?
  /// Whether it is told the time.
  public private(set) var isClockRunning = false

  /// A stage that was told nothing.
  public init() {}

  /// How often it was told that.
  public func count(_ call: Call) -> Int { calls.reduce(0) { $0 + ($1 == call ? 1 : 0) } }

  /// How often it was struck.
  public var strikes: Int {
    calls.reduce(0) { if case .strike = $1 { $0 + 1 } else { $0 } }
  }

  private func note(_ call: Call) {
    calls.append(call)
    whenCalled?(call)
  }

  /// Remembers that it was set, and answers as it was told to.
  public func set(_ plan: Plan) -> StagingResult {
    note(.set)
    return setting
  }

  /// Remembers the change.
  public func change(to plan: Plan, from origins: [Int?], _ relation: FlightEvent.Relation) {
    note(.change)
  }

  /// Remembers the frame.
  public func draw(_ frame: Frame, of plan: Plan) -> Bool {
    note(.draw)
    frames.append(frame)
    guard let left = patience else { return true }
    patience = left - 1
    return left > 0
  }

  /// The next of ``ends``.
  public func readEnds() -> Plan? {
    note(.readEnds)
    return ends.isEmpty ? nil : ends.removeFirst()
  }

  /// Remembers whether time is wanted.
  public func runClock(_ runs: Bool) {
    isClockRunning = runs
    note(.runClock(runs))
  }

  /// Remembers the outcome.
  public func strike(_ outcome: MatchOutcome) { note(.strike(outcome)) }
}

/// Time that passes when it is told to.
public struct ManualClock: Sendable {
  /// What the clock shows, in seconds.
  public private(set) var now: Double
  /// The time from one frame of the display to the next.
  public var step: Double

  /// A clock that shows `now`.
  public init(now: Double = 1000, step: Double = 1.0 / 60) {
    self.now = now
    self.step = step
  }

  /// Lets so many seconds pass, frame by frame, as long as the stage wants to be told.
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
