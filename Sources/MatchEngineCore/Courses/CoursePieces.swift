/// Numbers of a course that are played as one value, and so have the same times and timings.
struct CourseValue {
  enum Kind {
    case points
    case color
    /// The numbers of a transform; the two rows before them are the size of the box that it transforms.
    case transform
    /// One of four radii, the first of which is in that row; the size of their box begins six rows before it.
    case corner(Int)
  }

  let rows: Range<Int>
  var kind = Kind.points
}

extension CourseValue {
  /// A value of its own for each of these numbers.
  static func numbers(_ rows: Range<Int>) -> [CourseValue] {
    rows.map { CourseValue(rows: $0..<$0 + 1) }
  }

  /// The sides of the box that the radii fill, as bits; where they change, the numbers bend.
  func state(_ number: (Int) -> Double) -> Int {
    switch kind {
    case .points, .color, .transform: return 0
    case .corner(let first):
      func isFull(_ one: Int, _ other: Int, _ side: Int) -> Bool {
        number(first + one) + number(first + other) > number(first - side) * (1 - 1e-9)
      }
      return (isFull(0, 1, 6) ? 1 : 0) + (isFull(2, 3, 6) ? 2 : 0) + (isFull(0, 3, 5) ? 4 : 0)
        + (isFull(1, 2, 5) ? 8 : 0)
    }
  }

  /// How far off its numbers may be.
  func bound(_ number: (Int) -> Double) -> Double {
    switch kind {
    case .points, .corner: return Course.distance
    case .color: return Course.fade
    case .transform:
      let size = Vector(number(rows.lowerBound - 2), number(rows.lowerBound - 1))
      return 2 * Course.distance / max(size.length, 1)
    }
  }
}

/// The values and slopes of numbers at both ends of each piece, which lies between two knots.
///
///     1 ┤              ╭──●─────────●
///       │         ●────╯
///       │      ●╯
///       │    ●╯
///       │  ●╯
///     0 ●●╯──────────────────────────▶ time
///
/// A piece is a cubic polynomial in time that has these values and these slopes. As a timing, its control
/// points are a third of the time from its ends.
struct CoursePieces {
  private(set) var knots: [Double]
  private let width: Int
  /// The numbers at four times in each piece: two just after its first knot, and two just before its last one.
  private var numbers: [Double] = []

  /// The distance from a knot, in seconds, that counts as just after or just before it.
  private static let nudge = 1e-9
  /// The time over which a slope is measured, in seconds.
  private static let step = 1e-7

  /// Measures numbers around knots, and adds knots where the numbers need them.
  ///
  /// - Parameters:
  ///   - knots: The times at which many of the numbers bend.
  ///   - width: How many numbers there are.
  ///   - values: The values that are played.
  ///   - measure: Appends the numbers as they are at a time.
  init(
    _ knots: [Double],
    _ width: Int,
    _ values: [CourseValue],
    _ measure: (_ time: Double, _ numbers: inout [Double]) -> Void
  ) {
    (self.knots, self.width) = (knots, width)
    sample(measure)
    // The second pass finds what another change hid from the first.
    for _ in 0..<2 {
      var (exact, rough): ([Double], [Double]) = ([], [])
      for piece in self.knots.indices.dropLast() {
        let middle = (self.knots[piece] + self.knots[piece + 1]) / 2
        var seen: [Double] = []
        measure(middle, &seen)
        if values.contains(where: { isOff($0, piece, seen) }) { rough.append(middle) }
        for value in values { search(piece, value, measure, &exact, &rough) }
      }
      if exact.isEmpty, rough.isEmpty { return }
      let before = self.knots
      self.knots = [before[0], before[before.count - 1]]
      self.knots.addKnots(exact)
      self.knots.addKnots(before)
      self.knots.addKnots(rough, apart: Course.moment / 2)
      if self.knots == before { return }
      sample(measure)
    }
  }

  private mutating func sample(_ measure: (Double, inout [Double]) -> Void) {
    numbers.removeAll(keepingCapacity: true)
    numbers.reserveCapacity(4 * knots.count * width)
    for (first, second) in zip(knots, knots.dropFirst()) {
      measure(first + CoursePieces.nudge, &numbers)
      measure(first + CoursePieces.nudge + CoursePieces.step, &numbers)
      measure(second - CoursePieces.nudge - CoursePieces.step, &numbers)
      measure(second - CoursePieces.nudge, &numbers)
    }
  }
}

extension CoursePieces {
  private func first(_ row: Int, _ piece: Int) -> Double { numbers[4 * piece * width + row] }

  private func last(_ row: Int, _ piece: Int) -> Double { numbers[(4 * piece + 3) * width + row] }

  private func slopes(_ row: Int, _ piece: Int) -> (first: Double, last: Double) {
    let start = 4 * piece * width + row
    return (
      (numbers[start + width] - numbers[start]) / CoursePieces.step,
      (numbers[start + 3 * width] - numbers[start + 2 * width]) / CoursePieces.step
    )
  }

  /// Finds the times within a piece at which numbers jump, start or stop moving, turn back or change direction.
  private func search(
    _ piece: Int,
    _ value: CourseValue,
    _ measure: (Double, inout [Double]) -> Void,
    _ exact: inout [Double],
    _ rough: inout [Double]
  ) {
    let (start, end) = (knots[piece], knots[piece + 1])
    func lastSeen(where holds: ((Int) -> Double) -> Bool) -> Double {
      lastTime(start, end) { time in
        var seen: [Double] = []
        measure(time, &seen)
        return holds { seen[$0] }
      }
    }
    let span = span(of: value, piece)
    if span.length > 1e-7 {
      if value.rows.allSatisfy({ slopes($0, piece).first == 0 }) {
        exact.append(lastSeen { now in value.rows.allSatisfy { now($0) == first($0, piece) } })
      }
      if value.rows.allSatisfy({ slopes($0, piece).last == 0 }) {
        exact.append(lastSeen { now in value.rows.contains { now($0) != last($0, piece) } })
      }
    }
    let state = value.state { first($0, piece) }
    if state != value.state({ last($0, piece) }) {
      exact.append(lastSeen { value.state($0) == state })
    }
    for row in value.rows {
      let slopes = slopes(row, piece)
      let least = min(slopes.first.magnitude, slopes.last.magnitude) * (end - start)
      guard slopes.first * slopes.last < 0, least > 1e-3 else { continue }
      rough.append(start + (end - start) * slopes.first / (slopes.first - slopes.last))
    }
    // A straight line between the ends of an arc is off by a quarter of how far the arc leads sideways.
    var most = value.bound { first($0, piece) }
    if case .color = value.kind {
    } else {
      most = max(most, Course.moment * span.length / (end - start)) / 2
    }
    let count = min(Elementary.squareRoot(span.aside * (end - start) / 4 / most), 64)
    var number = 1.0
    while number < count {
      rough.append(start + (end - start) * number / count)
      number += 1
    }
  }

  /// Whether a piece is too long: in its middle, a number is off by more than half of what is allowed.
  ///
  /// The knots of a track are close enough for a number that moves as the track does. One that moves farther,
  /// or bends by itself, needs more of them.
  private func isOff(_ value: CourseValue, _ piece: Int, _ seen: [Double]) -> Bool {
    let bound = value.bound { first($0, piece) }
    let share = middleShare(of: value, piece)
    return value.rows.contains { row in
      let (miss, pace) = miss(of: row, piece, share, seen[row])
      return miss > max(bound, pace) / 2
    }
  }

  /// How much of its way a value has gone in the middle of a piece.
  private func middleShare(of value: CourseValue, _ piece: Int) -> Double {
    let curve = timing(of: value, piece)
    return (1 + 3 * (curve.y1 + curve.y2)) / 8
  }

  /// How far a number is off in the middle of a piece, where it is `seen`, and how far it goes there in a moment.
  private func miss(of row: Int, _ piece: Int, _ share: Double, _ seen: Double)
    -> (miss: Double, pace: Double)
  {
    let (first, span) = (first(row, piece), last(row, piece) - first(row, piece))
    let pace = Course.moment * span.magnitude / (knots[piece + 1] - knots[piece])
    return ((seen - first - span * share).magnitude, pace)
  }

  /// How far the number of a value that has only one is off, at most, in the middle of a piece that is so slow that it
  /// counts.
  func worstMiss(of value: CourseValue, _ number: (_ time: Double) -> Double) -> Double {
    knots.indices.dropLast().reduce(0) { worst, piece in
      let middle = number((knots[piece] + knots[piece + 1]) / 2)
      let (miss, pace) = miss(of: 0, piece, middleShare(of: value, piece), middle)
      return miss > pace ? max(worst, miss) : worst
    }
  }

  /// The keyframes of the numbers of one value; empty if none of them changes.
  func keyframes(of value: CourseValue) -> [Keyframes] {
    let rows = value.rows
    let stay = rows.allSatisfy { row in
      knots.indices.dropLast().allSatisfy { piece in
        max(
          (first(row, piece) - first(row, 0)).magnitude,
          (last(row, piece) - first(row, 0)).magnitude
        ) < 1e-7
      }
    }
    if stay { return [] }
    var (times, timings) = ([0.0], [MatchBezier]())
    var values = rows.map { [first($0, 0)] }
    func add(_ time: Double, _ timing: MatchBezier, _ number: (Int) -> Double) {
      times.append(time - knots[0])
      timings.append(timing)
      for (column, row) in rows.enumerated() { values[column].append(number(row)) }
    }
    for piece in knots.indices.dropLast() {
      let jumps =
        piece > 0
        && value.rows.contains {
          (first($0, piece) - last($0, piece - 1)).magnitude > 1e-4
        }
      if jumps { add(knots[piece], .linear) { first($0, piece) } }
      add(knots[piece + 1], timing(of: value, piece)) { last($0, piece) }
    }
    let schedule = Keyframes.Schedule(times: times, timings: timings)
    return values.map { Keyframes($0, schedule) }
  }

  /// The timing of a value within a piece, measured along its way if it has several numbers.
  private func timing(of value: CourseValue, _ piece: Int) -> MatchBezier {
    let span = span(of: value, piece)
    guard span.length > 1e-7 else { return .linear }
    let third = (knots[piece + 1] - knots[piece]) / (3 * span.length)
    // Nothing turns back within a piece.
    let (first, last) = ((span.first * third).clampedToUnit, (span.last * third).clampedToUnit)
    return MatchBezier(1.0 / 3, first, 2.0 / 3, 1 - last)
  }

  /// How far a value goes within a piece, how fast it goes there at first and at last, and how fast it moves
  /// sideways.
  private func span(of value: CourseValue, _ piece: Int)
    -> (length: Double, first: Double, last: Double, aside: Double)
  {
    var (length, along, first, last) = (0.0, (0.0, 0.0), 0.0, 0.0)
    for row in value.rows {
      let step = self.last(row, piece) - self.first(row, piece)
      let slopes = slopes(row, piece)
      length += step * step
      along.0 += step * slopes.first
      along.1 += step * slopes.last
      first += slopes.first * slopes.first
      last += slopes.last * slopes.last
    }
    length = Elementary.squareRoot(length)
    if length > 0 { along = (along.0 / length, along.1 / length) }
    let aside = max(first - along.0 * along.0, last - along.1 * along.1)
    return (length, along.0, along.1, Elementary.squareRoot(max(aside, 0)))
  }
}
