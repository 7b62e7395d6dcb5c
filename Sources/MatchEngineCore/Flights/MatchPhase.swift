/// Where a flight is in its life.
public enum MatchPhase: Hashable, Sendable {
  /// Nothing has happened yet.
  case idle
  /// The stage is being set.
  case preparing
  /// Time moves the flight from one end to the other.
  case running
  /// A finger or the app holds the flight.
  case held
  /// A spring takes the flight to one of its ends.
  case settling
  /// The flight is over.
  case ended(MatchOutcome)
}

extension MatchPhase: CustomStringConvertible {
  /// One word, and the outcome if it has ended.
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
