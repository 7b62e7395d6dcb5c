import MatchEngine

/// One flight as the film saw it.
package struct FlightRecord {
  /// A phase, and how long it was seen.
  package struct Span: Equatable {
    /// Which: running, held or settling.
    package var phase: String
    /// The first frame of it.
    package var start: Int
    /// The first frame after it.
    package var end: Int
  }

  /// The first frame of it.
  package let start: Int
  /// Its phases, one after another.
  package var spans: [Span] = []
  /// How far it was in each of its frames: 0 where it began, 1 where it was heading.
  package var fractions: [Double] = []
  /// Whether it goes back to the lower screen.
  package var isBack = false
  /// How it ended; nil while it has not.
  package var outcome: MatchOutcome?
  /// What it did and why.
  package var report: MatchReport?

  init(start: Int) { self.start = start }

  /// The first frame after it.
  package var end: Int { spans.last?.end ?? start }

  /// Takes down where the flight is in this frame.
  @MainActor mutating func note(_ flight: MatchFlight, in frame: Int) {
    guard outcome == nil else { return }
    outcome = flight.outcome
    if let direction = flight.direction { isBack = direction == .backward }
    report = flight.report ?? report
    guard outcome == nil else { return }
    fractions.append((Double(flight.fraction) * 1000).rounded() / 1000)
    let phase = flight.phase.description
    if spans.last?.phase == phase {
      spans[spans.count - 1].end = frame + 1
    } else {
      spans.append(Span(phase: phase, start: frame, end: frame + 1))
    }
  }
}
