extension [Double] {
  /// Adds times to an ordered list of them, unless there is one already that is as good.
  mutating func addKnots(_ new: [Double], apart distance: Double = 1e-5) {
    for time in new {
      guard let place = firstIndex(where: { $0 > time - distance }), place > 0,
        self[place] > time + distance
      else { continue }
      insert(time, at: place)
    }
  }
}

/// The last of some times at which something holds, if it holds at the first and no longer at the last.
func lastTime(_ first: Double, _ last: Double, where holds: (Double) -> Bool) -> Double {
  var (low, high) = (first, last)
  for _ in 0..<40 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return low
}

extension TrackMotion {
  /// When it is looked at between two times, so that cubic pieces follow it.
  func knots(from start: Double, to end: Double, tolerance: Double) -> [Double] {
    switch self {
    case .still: return []
    case .timed(let timed):
      if let sprung = Sprung(timed) {
        return TrackMotion.sprung(sprung).knots(from: start, to: end, tolerance: tolerance)
      }
      guard case .bezier(let bezier) = timed.curve else { return [] }
      // Evenly along the curve, and so more often where it bends.
      let count = Int(5.5 * MatchSpring.bends(1, within: tolerance)) + 1
      return (0...count).map {
        timed.start + timed.duration
          * MatchBezier.value(bezier.x1, bezier.x2, at: Double($0) / Double(count))
      }
    case .sprung(let sprung):
      let begin = max(sprung.start, start)
      let now = state(at: begin)
      return [sprung.start, sprung.end]
        + sprung.spring.knots(
          from: now.progress - sprung.target,
          velocity: now.velocity,
          for: sprung.end - begin,
          tolerance
        ).map { begin + $0 }
    }
  }
}

extension MatchSpring {
  /// When something is looked at that the spring moves: where it turns back, and else the more rarely, the
  /// less is left of the motion.
  ///
  /// A cubic piece that takes the time `h` is off by at most `h⁴/384` times the fourth derivative. That falls
  /// with the motion, so the pieces grow as its fourth root falls.
  func knots(
    from displacement: Double,
    velocity: Double,
    for duration: Double,
    _ tolerance: Double
  ) -> [Double] {
    guard duration > 0 else { return [] }
    var knots: [Double] = []
    let size = displacement.magnitude + velocity.magnitude / frequency
    let bends = MatchSpring.bends(size, within: tolerance)
    for rate in dampingRatio < 1 ? [decayRate] : [creepRates.fast, creepRates.slow] {
      let whole = 1 - Elementary.exp(-rate * duration / 4)
      let count = Int(min(4 * bends * whole / min(dampingRatio, 1), 1000)) + 1
      for number in 1..<count {
        knots.append(-4 / rate * Elementary.log(1 - whole * Double(number) / Double(count)))
      }
    }
    var turn = firstReversal(displacement, velocity)
    while turn < duration, knots.count < 4000 {
      knots.append(turn)
      turn = dampingRatio < 1 ? turn + .pi / swingFrequency : .infinity
    }
    return knots
  }

  /// How many pieces a motion of some size needs, as a part of those that a way needs that is as long as 64
  /// tolerances.
  fileprivate static func bends(_ size: Double, within tolerance: Double) -> Double {
    Elementary.squareRoot(Elementary.squareRoot(size / (64 * max(tolerance, 1e-9))))
  }
}
