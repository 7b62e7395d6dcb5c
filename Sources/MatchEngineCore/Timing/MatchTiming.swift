/// How progress follows time.
public enum MatchCurve: Hashable, Sendable {
  /// A fixed curve over a duration.
  case bezier(MatchBezier)
  /// A spring, which has its own duration.
  case spring(MatchSpring)

  /// Evenly.
  public static var linear: MatchCurve { .bezier(.linear) }
  /// Slowly at first.
  public static var easeIn: MatchCurve { .bezier(.easeIn) }
  /// Slowly at last.
  public static var easeOut: MatchCurve { .bezier(.easeOut) }
  /// Slowly at both ends.
  public static var easeInOut: MatchCurve { .bezier(.easeInOut) }
  /// Core Animation's default.
  public static var standard: MatchCurve { .bezier(.standard) }
}

/// When and how something moves.
///
/// ```swift
/// let brisk = MatchTiming(.easeOut, duration: 0.3, delay: 0.1)
/// let springy = MatchTiming(.spring(MatchSpring(duration: 0.4, bounce: 0.2)))
/// ```
public struct MatchTiming: Hashable, Sendable {
  /// How progress follows time.
  public var curve: MatchCurve
  /// How long it takes in seconds; nil: longer the farther it goes.
  ///
  /// A spring has its own duration, and this is not asked for.
  public var duration: Double?
  /// How long it waits first, in seconds.
  public var delay: Double

  /// A timing; the duration is automatic where it is left out.
  public init(_ curve: MatchCurve = .easeInOut, duration: Double? = nil, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }

  /// The longest duration or delay, in seconds; what exceeds it is cut to it.
  public static var limit: Double { 60 }

  /// How long a way of that many points takes by itself: a quarter to half a second.
  public static func automaticDuration(for travel: Double) -> Double {
    let travel = travel > 0 ? min(travel, 1000) : 0
    return 0.25 + 0.25 * travel / 1000
  }

  /// The delay within its bounds; what is not a number is none.
  var saneDelay: Double { delay > 0 ? min(delay, MatchTiming.limit) : 0 }

  /// The duration within its bounds; what is not a number is automatic.
  var saneDuration: Double? {
    guard let duration, !duration.isNaN else { return nil }
    return min(max(duration, 0), MatchTiming.limit)
  }
}
