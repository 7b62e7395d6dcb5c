/// How a flight ended; every flight has exactly one.
public enum MatchOutcome: Hashable, Sendable {
  /// It ran to its end.
  case finished
  /// It ran and went back.
  case cancelled
  /// It never ran.
  case skipped(MatchSkipReason)
}

/// Why a flight never ran.
public enum MatchSkipReason: Hashable, Sendable {
  /// The stage could not be set.
  case stageFailed
  /// The app went to the background first.
  case background
  /// The container was resized first.
  case resized
  /// A screen was gone first.
  case gone
  /// Another change took its place first.
  case overtaken
  /// The change was requested without animation.
  case notAnimated
}

extension MatchOutcome: CustomStringConvertible {
  /// One word, and the reason if it was skipped.
  public var description: String {
    switch self {
    case .finished: "finished"
    case .cancelled: "cancelled"
    case .skipped(let reason): "skipped: \(reason)"
    }
  }
}

extension MatchSkipReason: CustomStringConvertible {
  /// The reason as part of a sentence.
  public var description: String {
    switch self {
    case .stageFailed: "the stage could not be set"
    case .background: "the app went to the background"
    case .resized: "the container was resized"
    case .gone: "a screen was gone"
    case .overtaken: "another change took its place"
    case .notAnimated: "it was not to be animated"
    }
  }
}

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
