/// How one number changes: what it is at some times, and a cubic timing between each two of them.
///
/// This is what `CAKeyframeAnimation` plays if it is given the same values, key times and timing
/// functions.
///
///     values   0 ───── 1.02 ─── 1
///     times    0 s     0.3 s    0.5 s
///     timings     (…)      (…)
///
/// Of two keyframes with the same time, the first ends what comes before, and the second begins what
/// comes after: a step.
public struct Keyframes: Hashable, Sendable {
  /// When they are and how they lead on, which most numbers share with others.
  public let pace: Pace
  /// The number at each of the times.
  public let values: [Double]

  /// Keyframes with a pace.
  public init(_ values: [Double], _ pace: Pace) {
    self.values = values
    self.pace = pace
  }

  /// The times of keyframes, and the timings between them.
  ///
  /// Numbers that follow the same track have the very same pace, so a stage can make what it needs of it once.
  public final class Pace: Sendable {
    /// The times in seconds, in order; the first is 0.
    public let times: [Double]
    /// How a number goes from each keyframe to the next; there is one timing less than times.
    public let timings: [MatchBezier]

    /// A pace from its parts.
    public init(times: [Double], timings: [MatchBezier]) {
      self.times = times
      self.timings = timings
    }
  }
}

extension Keyframes.Pace: Hashable {
  /// Whether two paces have the same times and timings.
  public static func == (one: Keyframes.Pace, other: Keyframes.Pace) -> Bool {
    one === other || (one.times == other.times && one.timings == other.timings)
  }

  /// Hashes the times and timings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(times)
    hasher.combine(timings)
  }
}

extension Keyframes {
  /// The times in seconds, in order; the first is 0.
  public var times: [Double] { pace.times }
  /// How the number goes from each keyframe to the next; there is one timing less than times.
  public var timings: [MatchBezier] { pace.timings }
}

extension Keyframes {
  /// How many pieces there are, steps included.
  public var count: Int { timings.count }

  /// The number at a time, exactly as it is played.
  ///
  /// Before the first keyframe and after the last one, it stays as it is there.
  public func value(at time: Double) -> Double {
    guard let first = times.first, let last = times.last, time > first else { return values[0] }
    guard time < last else { return values[values.count - 1] }
    let index = piece(at: time)
    let fraction = (time - times[index]) / (times[index + 1] - times[index])
    return values[index] + (values[index + 1] - values[index]) * timings[index](fraction)
  }

  /// The index of the last keyframe that is not later than a time.
  private func piece(at time: Double) -> Int {
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// The keyframes of another number that follows this one in proportion.
  public func mapped(_ value: (Double) -> Double) -> Keyframes {
    Keyframes(values.map(value), pace)
  }
}

extension MatchBezier {
  /// The part of the curve between two parameters, stretched to a whole one; nil if it ends as high as
  /// it begins, or if a control point would lie before its start or after its end.
  func part(from first: Double, to second: Double) -> MatchBezier? {
    /// The control coordinate of the part whose parameters are given.
    func blossom(_ one: Double, _ two: Double, _ a: Double, _ b: Double, _ c: Double) -> Double {
      let (u, v, w) = (1 - a, 1 - b, 1 - c)
      return one * (a * v * w + u * b * w + u * v * c) + two * (a * b * w + a * v * c + u * b * c)
        + a * b * c
    }
    func control(_ one: Double, _ two: Double) -> (Double, Double)? {
      let start = blossom(one, two, first, first, first)
      let way = blossom(one, two, second, second, second) - start
      guard way.magnitude > 1e-6 else { return nil }
      return (
        (blossom(one, two, first, first, second) - start) / way,
        (blossom(one, two, first, second, second) - start) / way
      )
    }
    guard let x = control(x1, x2), let y = control(y1, y2),
      min(x.0, x.1) > -1e-9, max(x.0, x.1) < 1 + 1e-9
    else { return nil }
    return MatchBezier(x.0, y.0, x.1, y.1)
  }
}
