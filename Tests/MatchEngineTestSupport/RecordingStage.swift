package import MatchEngineCore

/// A stage that shows nothing and records every call.
package final class RecordingStage: Stage {
  package enum Call: Hashable, Sendable {
    case set
    case adopt
    case draw
    case readEnds
    case runClock(Bool)
    case play
    case stopPlaying
    case strike(MatchOutcome)
  }

  package private(set) var calls: [Call] = []
  package private(set) var frames: [Frame] = []
  /// What ``set(_:)`` returns.
  package var result: [String]? = []
  /// How many frames it can still draw before it fails; nil for any number.
  package var patience: Int?
  /// The plans that it reads before the end, one at a time.
  package var ends: [Plan] = []
  /// Runs within each call, for example to send an event.
  package var whenCalled: ((Call) -> Void)?
  package private(set) var isClockRunning = false
  package var canPlay = false
  /// The time at which what is drawn now will be seen.
  package var now = -Double.infinity
  /// What it plays, and the time at which that began.
  package private(set) var played: (course: Course, clock: Double)?

  package init() {}

  package func count(_ call: Call) -> Int { calls.reduce(0) { $0 + ($1 == call ? 1 : 0) } }

  package var strikes: Int {
    calls.reduce(0) { if case .strike = $1 { $0 + 1 } else { $0 } }
  }

  private func note(_ call: Call) {
    calls.append(call)
    whenCalled?(call)
  }

  package func set(_ plan: Plan) -> [String]? {
    note(.set)
    return result
  }

  package func adopt(_ plan: Plan, from origins: [Int?], _ departure: FlightEvent.Departure?) {
    note(.adopt)
  }

  package func draw(_ frame: Frame, of plan: Plan) -> Bool {
    note(.draw)
    frames.append(frame)
    guard let left = patience else { return true }
    patience = left - 1
    return left > 0
  }

  package func play(_ course: Course, from clock: Double) {
    note(.play)
    played = (course, clock)
  }

  package func stopPlaying() {
    note(.stopPlaying)
    played = nil
  }

  package func readEnds() -> Plan? {
    note(.readEnds)
    return ends.isEmpty ? nil : ends.removeFirst()
  }

  package func runClock(_ runs: Bool) {
    isClockRunning = runs
    note(.runClock(runs))
  }

  package func strike(_ outcome: MatchOutcome) { note(.strike(outcome)) }
}
