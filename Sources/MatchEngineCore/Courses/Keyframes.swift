/// How one number changes: its values at some times, and a cubic timing between each two of them.
///
/// This is what `CAKeyframeAnimation` plays if it is given the same values, key times and timing
/// functions.
///
///     values   0 ───── 1.02 ─── 1
///     times    0 s     0.3 s    0.5 s
///     timings     (…)      (…)
///
/// Two keyframes at the same time are a step: the first one ends what comes before it, and the second one
/// begins what comes after it.
public struct Keyframes: Hashable, Sendable {
  /// The times and the timings between them, which most numbers share with others.
  public let schedule: Schedule
  /// The number at each of the times.
  public let values: [Double]

  /// Keyframes with a schedule.
  public init(_ values: [Double], _ schedule: Schedule) {
    self.values = values
    self.schedule = schedule
  }

  /// The times of keyframes, and the timings between them.
  ///
  /// Numbers that follow the same track share one schedule, so a stage can convert it once.
  public struct Schedule: Hashable, Sendable {
    /// The times in seconds, in order; the first is 0.
    public let times: [Double]
    /// How a number goes from each keyframe to the next; there is one timing fewer than there are times.
    public let timings: [MatchBezier]

    /// A schedule from its parts.
    public init(times: [Double], timings: [MatchBezier]) {
      self.times = times
      self.timings = timings
    }
  }
}

extension Keyframes {
  /// The times in seconds, in order; the first is 0.
  public var times: [Double] { schedule.times }
  /// How the number goes from each keyframe to the next; there is one timing fewer than there are times.
  public var timings: [MatchBezier] { schedule.timings }

  /// The keyframes of another number that follows this one in proportion.
  public func mapped(_ value: (Double) -> Double) -> Keyframes {
    Keyframes(values.map(value), schedule)
  }
}
