/// What a track does in a course, with keyframes for all numbers that are linear in its progress.
final class CourseTrack {
  /// The times at which it is looked at: closer together where it bends, and always where it turns back.
  let knots: [Double]
  private let keyframes: Keyframes
  private let motion: TrackMotion
  /// The progress at the knots.
  private let progress: [Double]
  /// The knot at which the progress is farthest from where it begins.
  private let farthest: Int
  /// How far the keyframes are off the progress, where it is so slow that it counts.
  private let worstMiss: Double

  /// The course of a track between two times; nil if it does not move.
  init?(_ index: Int, of flight: Flight, from start: Double, to end: Double) {
    let motion = flight.playhead.motions[index]
    let tolerance = flight.plan.tracks[index].tolerance
    var knots = [start, end]
    knots.addKnots(motion.knots(from: start, to: end, tolerance: tolerance))
    let value = CourseValue(rows: 0..<1)
    let pieces = CoursePieces(knots, 1, [value]) { $1.append(motion.state(at: $0).progress) }
    guard let keyframes = pieces.keyframes(of: value).first else { return nil }
    (self.motion, self.keyframes) = (motion, keyframes)
    self.knots = pieces.knots
    worstMiss = pieces.worstMiss(of: value) { motion.state(at: $0).progress }
    let progress = pieces.knots.map { motion.state(at: $0).progress }
    self.progress = progress
    farthest = progress.indices.reduce(0) {
      (progress[$1] - progress[0]).magnitude > (progress[$0] - progress[0]).magnitude ? $1 : $0
    }
  }
}

extension CourseTrack {
  /// When the progress passes an end, where many numbers bend.
  var kinks: [Double] { [0, 1].flatMap { crossings(of: $0) } }

  /// When the progress passes a threshold.
  func crossings(of threshold: Double) -> [Double] {
    knots.indices.dropLast().compactMap { knot in
      let isBelow = progress[knot] < threshold
      guard isBelow != (progress[knot + 1] < threshold) else { return nil }
      return lastTime(knots[knot], knots[knot + 1]) {
        (motion.state(at: $0).progress < threshold) == isBelow
      }
    }
  }

  /// Gives keyframes to numbers that are linear in the progress, given what all of the performer's are at each knot, and
  /// adds them to all keyframes; returns whether the numbers are linear, and don't go too far for these keyframes.
  func lead(_ value: CourseValue, _ seen: [Double], _ keyframes: inout [Keyframes?]) -> Bool {
    let width = keyframes.count
    func span(_ row: Int) -> Double { seen[farthest * width + row] - seen[row] }
    func rate(_ row: Int) -> Double { span(row) / (progress[farthest] - progress[0]) }
    for row in value.rows {
      let rate = rate(row)
      guard rate.magnitude * worstMiss <= value.bound({ seen[$0] }) else { return false }
      for knot in knots.indices {
        let miss = seen[knot * width + row] - seen[row] - rate * (progress[knot] - progress[0])
        guard miss.magnitude < 1e-5 else { return false }
      }
    }
    if value.rows.allSatisfy({ span($0).magnitude < 1e-7 }) { return true }
    for row in value.rows {
      let (first, rate) = (seen[row], rate(row))
      keyframes[row] = self.keyframes.mapped { first + rate * ($0 - self.progress[0]) }
    }
    return true
  }
}

extension [Double] {
  /// Adds times to this ordered list, except for those that are too close to one that it has.
  mutating func addKnots(_ new: [Double], apart distance: Double = 1e-5) {
    for time in new {
      guard let place = firstIndex(where: { $0 > time - distance }), place > 0,
        self[place] > time + distance
      else { continue }
      insert(time, at: place)
    }
  }
}

/// The last time at which a condition holds that is true at the first time and false at the last one.
func lastTime(_ first: Double, _ last: Double, where holds: (Double) -> Bool) -> Double {
  var (low, high) = (first, last)
  for _ in 0..<40 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return low
}

extension TrackMotion {
  /// The knots between two times that cubic pieces need to follow the motion.
  func knots(from start: Double, to end: Double, tolerance: Double) -> [Double] {
    switch self {
    case .still: return []
    case .timed(let timed):
      // Evenly along the curve, and so closer together where it bends.
      let count = Int(5.5 * MatchSpring.bends(1, within: tolerance)) + 1
      return (0...count).map {
        timed.start + timed.duration
          * MatchBezier.value(timed.curve.x1, timed.curve.x2, at: Double($0) / Double(count))
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
  /// The knots of a motion by this spring: one at each reversal, and others that become rarer as the motion
  /// fades.
  ///
  /// A cubic piece of duration `h` is off by at most `h⁴/384` times the fourth derivative, which falls as the
  /// motion does. So the pieces grow as its fourth root falls.
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

  /// How many pieces a motion of this size needs, relative to one of 64 tolerances.
  fileprivate static func bends(_ size: Double, within tolerance: Double) -> Double {
    Elementary.squareRoot(Elementary.squareRoot(size / (64 * max(tolerance, 1e-9))))
  }
}
