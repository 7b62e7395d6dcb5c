/// What a track does in a course, with keyframes for all numbers that are linear in its progress.
struct CourseTrack {
  /// When it is looked at: more often where it bends, and always where it turns back.
  let knots: [Double]
  private let keyframes: Keyframes
  private let motion: TrackMotion
  /// The progress at the knots.
  private let progress: [Double]
  /// The knot at which the progress is farthest from where it begins.
  private let farthest: Int

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

  /// Gives keyframes to numbers that are linear in the progress.
  ///
  /// - Parameters:
  ///   - value: The numbers.
  ///   - seen: What all numbers are at the knots.
  ///   - keyframes: Those of all numbers.
  /// - Returns: Whether the numbers are linear, or stay as they are.
  func lead(_ value: CourseValue, _ seen: [Double], _ keyframes: inout [Keyframes?]) -> Bool {
    let width = keyframes.count
    func number(_ row: Int, _ knot: Int) -> Double { seen[knot * width + row] }
    func expected(_ row: Int, _ progress: Double) -> Double {
      let way = (progress - self.progress[0]) / (self.progress[farthest] - self.progress[0])
      return number(row, 0) + (number(row, farthest) - number(row, 0)) * way
    }
    for knot in knots.indices {
      for row in value.rows {
        let miss = number(row, knot) - expected(row, progress[knot])
        guard miss.magnitude < 1e-5 else { return false }
      }
    }
    let stay = value.rows.allSatisfy { (number($0, farthest) - number($0, 0)).magnitude < 1e-7 }
    if stay { return true }
    for row in value.rows { keyframes[row] = self.keyframes.mapped { expected(row, $0) } }
    return true
  }
}
