extension MatchSpring {
  /// The seconds after which the spring stays within `tolerance` of its position of rest, whether it oscillates or not.
  ///
  /// A spring that oscillates may be there up to half an oscillation earlier. A tolerance that is not positive counts
  /// as 0.001.
  package func settlingTime(
    from displacement: Double = 1,
    velocity: Double = 0,
    tolerance: Double = 0.001
  ) -> Double {
    // Slightly less than the tolerance, so that rounding errors do not exceed it.
    let limit = (tolerance > 0 ? tolerance : 0.001) * (1 - 1e-9)
    func isBeyond(_ time: Double) -> Bool {
      let (offset, speed) = motion(from: displacement, velocity: velocity, at: time)
      let lead = speed / frequency
      // The reach never grows, and the displacement never exceeds it.
      let reach =
        dampingRatio < 1
        ? Vector(offset, lead).length : max(offset.magnitude, (offset + lead).magnitude)
      return reach > limit
    }
    guard isBeyond(0) else { return 0 }
    var lower = 0.0
    var upper = 1 / frequency
    while isBeyond(upper) {
      lower = upper
      upper *= 2
    }
    for _ in 0..<64 where upper - lower > 1e-9 * upper {
      let middle = (lower + upper) / 2
      if isBeyond(middle) { lower = middle } else { upper = middle }
    }
    return upper
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
