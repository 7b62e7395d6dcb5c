/// Where a flight is in its life.
public enum MatchPhase: Hashable, Sendable {
  /// Nothing has happened yet.
  case idle
  /// The stage is being set.
  case preparing
  /// Time moves it, from one end to the other.
  case running
  /// A finger or the app has it.
  case held
  /// It is on its way to an end from wherever it was let go.
  case settling
  /// It is over.
  case ended(MatchOutcome)
}

extension MatchPhase: CustomStringConvertible {
  /// One word, and the outcome of one that ended.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .preparing: "preparing"
    case .running: "running"
    case .held: "held"
    case .settling: "settling"
    case .ended(let outcome): "ended (\(outcome))"
    }
  }
}
