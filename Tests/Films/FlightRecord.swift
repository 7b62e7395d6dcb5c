import MatchEngine

/// One flight as the film saw it.
struct FlightRecord {
  struct Span: Equatable {
    /// Which: running, held or settling.
    var phase: String
    var start: Int
    /// The first frame after it.
    var end: Int
  }

  let start: Int
  var spans: [Span] = []
  /// How far it was in each of its frames: 0 where it began, 1 where it was heading.
  var fractions: [Double] = []
  var isBack = false
  /// How it ended; nil while it has not.
  var outcome: MatchOutcome?
  var report: MatchReport?

  init(start: Int) { self.start = start }

  /// The first frame after it.
  var end: Int { spans.last?.end ?? start }

  /// Takes down where the flight is in this frame.
  @MainActor mutating func note(_ flight: MatchFlight, in frame: Int) {
    guard outcome == nil else { return }
    outcome = flight.outcome
    if let direction = flight.change?.direction { isBack = direction == .backward }
    report = flight.report ?? report
    guard outcome == nil else { return }
    fractions.append((Double(flight.fractionComplete) * 1000).rounded() / 1000)
    let phase = flight.phase.description
    if spans.last?.phase == phase {
      spans[spans.count - 1].end = frame + 1
    } else {
      spans.append(Span(phase: phase, start: frame, end: frame + 1))
    }
  }
}
