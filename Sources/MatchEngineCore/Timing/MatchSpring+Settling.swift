extension MatchSpring {
  /// The seconds after which the spring stays within `tolerance` of its position of rest.
  ///
  /// It is 0 for a spring that never leaves that tolerance. A tolerance that is not positive counts as
  /// 0.001.
  package func settlingTime(
    from displacement: Double = 1,
    velocity: Double = 0,
    tolerance: Double = 0.001
  ) -> Double {
    let start = displacement.bounded(by: 1e250)
    let push = velocity.bounded(by: 1e250)
    // Slightly less than the tolerance, so that rounding errors do not exceed it.
    let limit = (tolerance > 0 ? tolerance : 0.001) * (1 - 1e-9)
    guard let span = lastReturn(start, push, limit) else { return 0 }
    func isBeyond(_ time: Double) -> Bool {
      motion(from: start, velocity: push, at: time).displacement.magnitude > limit
    }
    // The return is monotone, so it is searched for by halves.
    var step = 1 / (dampingRatio < 1 ? decayRate : overdampedRates.slow)
    var lower = span.lower
    var upper = min(span.lower + step, span.upper)
    while upper < span.upper, isBeyond(upper) {
      step *= 2
      lower = upper
      upper = min(upper + step, span.upper)
    }
    for _ in 0..<64 where upper - lower > 1e-9 * upper {
      let middle = (lower + upper) / 2
      if isBeyond(middle) { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// The span from the last reversal beyond the limit, or from the start, to the next reversal.
  ///
  /// It is nil if the spring never leaves the limit.
  private func lastReturn(
    _ start: Double,
    _ push: Double,
    _ limit: Double
  ) -> (lower: Double, upper: Double)? {
    let reversal = firstReversal(start, push)
    let size =
      reversal < .infinity
      ? motion(from: start, velocity: push, at: reversal).displacement.magnitude : 0
    guard size > limit else { return start.magnitude > limit ? (0, reversal) : nil }
    guard dampingRatio < 1 else { return (reversal, .infinity) }
    // Later reversals are evenly spaced, each smaller than the one before by the same factor.
    let spacing = .pi / dampedFrequency
    let count = (Elementary.log(size) - Elementary.log(limit)) / (decayRate * spacing)
    let last = reversal + Double(Int64(count)) * spacing
    return (last, last + spacing)
  }

  /// The first time when the velocity is 0; infinite if there is none.
  func firstReversal(_ start: Double, _ push: Double) -> Double {
    guard push != 0 else { return 0 }
    let pull = frequency * frequency * start
    if dampingRatio < 1 {
      let swing = dampedFrequency
      let angle = Elementary.atan2(push * swing, pull + decayRate * push)
      return (angle < 0 ? angle + .pi : angle) / swing
    }
    let (slow, fast, half) = overdampedRates
    let time = push / (pull + decayRate * push)
    guard time > 0, time < .infinity else { return .infinity }
    // The inverse hyperbolic tangent, by its series where the logarithm would lose digits.
    let tangent = half * time
    let square = tangent * tangent
    if square < 1e-6 { return time * (1 + square / 3 + square * square / 5) }
    let quotient = (pull + fast * push) / (pull + slow * push)
    guard quotient > 1, quotient < .infinity else { return .infinity }
    return Elementary.log(quotient) / (2 * half)
  }

  /// This spring if it settles within `time`, or else one with a higher frequency that does.
  ///
  /// The damping ratio stays the same. A higher frequency is at most 5 % higher than necessary. A time
  /// below a millisecond counts as a millisecond.
  package func stiffened(
    toSettleWithin time: Double,
    from displacement: Double = 1,
    velocity: Double = 0,
    tolerance: Double
  ) -> MatchSpring {
    let time = time > 1e-3 ? time : 1e-3
    func settles(_ frequency: Double) -> Bool {
      MatchSpring(frequency: frequency, dampingRatio: dampingRatio)
        .settlingTime(from: displacement, velocity: velocity, tolerance: tolerance) <= time
    }
    if settles(frequency) { return self }
    var lower = frequency
    var upper = 2 * frequency
    while upper < Self.frequencies.upperBound, !settles(upper) {
      lower = upper
      upper *= 2
    }
    for _ in 0..<6 {
      let middle = (lower + upper) / 2
      if settles(middle) { upper = middle } else { lower = middle }
    }
    return MatchSpring(frequency: upper, dampingRatio: dampingRatio)
  }
}
