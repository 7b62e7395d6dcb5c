/// How a flight ended; every flight has exactly one.
public enum MatchOutcome: Hashable, Sendable, CustomStringConvertible {
  /// It ran to its end.
  case finished
  /// It ran and went back.
  case cancelled
  /// It never ran.
  case skipped(MatchSkipReason)

  /// One word, and the reason if it was skipped.
  public var description: String {
    switch self {
    case .finished: "finished"
    case .cancelled: "cancelled"
    case .skipped(let reason): "skipped: \(reason)"
    }
  }
}

/// Why a flight never ran.
public struct MatchSkipReason: Hashable, Sendable, CustomStringConvertible {
  // An enum, because comparing strings takes tables of Unicode, which a program in a browser would have to carry.
  package enum Kind: String {
    case stageFailed = "the stage could not be set; begin the change in a window"
    case background = "the app went to the background"
    case resized = "the container was resized"
    case gone = "a screen was removed before the flight began"
    case overtaken = "another change took its place; make one change in a turn"
    case notAnimated = "the change was made with animated: false"
  }

  package let kind: Kind

  package static var stageFailed: MatchSkipReason { MatchSkipReason(kind: .stageFailed) }
  package static var background: MatchSkipReason { MatchSkipReason(kind: .background) }
  package static var resized: MatchSkipReason { MatchSkipReason(kind: .resized) }
  package static var gone: MatchSkipReason { MatchSkipReason(kind: .gone) }
  package static var overtaken: MatchSkipReason { MatchSkipReason(kind: .overtaken) }
  package static var notAnimated: MatchSkipReason { MatchSkipReason(kind: .notAnimated) }

  /// The reason as part of a sentence.
  public var description: String { kind.rawValue }
}

/// Where a flight is in its life.
public struct MatchPhase: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case idle, preparing, running, held, settling
    case ended(MatchOutcome)
  }

  package let kind: Kind

  /// Nothing has happened yet.
  package static var idle: MatchPhase { MatchPhase(kind: .idle) }
  /// The stage is being set.
  public static var preparing: MatchPhase { MatchPhase(kind: .preparing) }
  /// Time moves the flight from one end to the other.
  public static var running: MatchPhase { MatchPhase(kind: .running) }
  /// A finger or the app holds the flight.
  public static var held: MatchPhase { MatchPhase(kind: .held) }
  /// A spring takes the flight to one of its ends.
  public static var settling: MatchPhase { MatchPhase(kind: .settling) }
  /// The flight is over.
  public static func ended(_ outcome: MatchOutcome) -> MatchPhase {
    MatchPhase(kind: .ended(outcome))
  }

  /// One word, and the outcome if it has ended.
  public var description: String {
    switch kind {
    case .idle: "idle"
    case .preparing: "preparing"
    case .running: "running"
    case .held: "held"
    case .settling: "settling"
    case .ended(let outcome): "ended (\(outcome))"
    }
  }
}
