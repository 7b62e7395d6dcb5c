/// Numbers of a course that are played as one value, and so have the same times and timings.
struct CourseValue {
  enum Kind {
    case points
    case color
    /// The numbers of a transform, which come after the size of what it transforms.
    case transform
    /// One of four radii, the first of which is that number; six before that, the size of their box begins.
    case corner(Int)
  }

  let rows: Range<Int>
  var kind = Kind.points
}

extension CourseValue {
  /// Values that are numbers by themselves.
  static func numbers(_ rows: Range<Int>) -> [CourseValue] {
    rows.map { CourseValue(rows: $0..<$0 + 1) }
  }

  /// A state in which it does not bend: which sides leave the corners no more room.
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

/// What numbers are, and how fast they change, at both ends of each piece between two knots.
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
  /// The numbers at four times for each piece: twice after its first knot, and twice before its last one.
  private var numbers: [Double] = []

  /// So far from a knot is what is meant by just after and just before it, in seconds.
  private static let nudge = 1e-9
  /// The time in which a slope is seen.
  private static let step = 1e-7

  /// Measures numbers around some knots, and then also around those that they need beyond that.
  ///
  /// - Parameters:
  ///   - knots: When something bends that many numbers follow.
  ///   - width: How many numbers there are.
  ///   - values: Those that are played.
  ///   - measure: Appends the numbers at a time.
  init(
    _ knots: [Double],
    _ width: Int,
    _ values: [CourseValue],
    _ measure: (_ time: Double, _ numbers: inout [Double]) -> Void
  ) {
    (self.knots, self.width) = (knots, width)
    sample(measure)
    // What is hidden beside something else is found the second time.
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

  /// Finds out when numbers jump, begin or stop to rest, turn back or change their direction within a piece.
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
    // Between the ends of an arc, a straight line is off by a fourth of the way that leads aside.
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

  /// Whether a piece is too long: what is seen in its middle is more than half of what is allowed away from it.
  ///
  /// The knots of a track are close enough for what moves as the track does. A number that goes farther than
  /// that, or bends itself, needs more of them.
  private func isOff(_ value: CourseValue, _ piece: Int, _ seen: [Double]) -> Bool {
    let curve = timing(of: value, piece)
    let share = (1 + 3 * (curve.y1 + curve.y2)) / 8
    let duration = knots[piece + 1] - knots[piece]
    let bound = value.bound { first($0, piece) }
    return value.rows.contains { row in
      let (first, last) = (first(row, piece), last(row, piece))
      let span = last - first
      let most = max(bound, Course.moment * span.magnitude / duration)
      return (seen[row] - first - span * share).magnitude > most / 2
    }
  }

  /// The keyframes of numbers that are played as one value; none if all stay as they are.
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

  /// How numbers go from one end of a piece to the other: as each one does by itself or, if there are
  /// several, as they do along their way.
  private func timing(of value: CourseValue, _ piece: Int) -> MatchBezier {
    let span = span(of: value, piece)
    guard span.length > 1e-7 else { return .linear }
    let third = (knots[piece + 1] - knots[piece]) / (3 * span.length)
    // Nothing turns back within a piece.
    let (first, last) = ((span.first * third).clampedToUnit, (span.last * third).clampedToUnit)
    return MatchBezier(1.0 / 3, first, 2.0 / 3, 1 - last)
  }

  /// How far numbers go within a piece, how fast they go there at first and at last, and how fast they go
  /// elsewhere.
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
