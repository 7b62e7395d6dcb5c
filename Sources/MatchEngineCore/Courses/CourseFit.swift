/// Numbers at consecutive times, between which nothing jumps or bends suddenly.
///
/// At its two ends the numbers are the limits from within.
struct CourseSegment {
  var times: [Double]
  /// The numbers at the first time, then those at the second, and so on.
  var numbers: [Double] = []
  /// How many numbers there are at each time.
  var width: Int

  @inline(__always)
  func number(_ row: Int, at index: Int) -> Double { numbers[index * width + row] }
}

/// Cubic pieces for numbers that share one timing between two keyframes.
///
/// Each piece goes from one sample to another one in a straight line through the numbers, as far as it
/// comes within the bounds of every sample in between. How fast it goes there is a cubic polynomial in
/// time, chosen by least squares. With a bound of 1/10,000 of its way, a critically damped spring has
/// seven pieces:
///
///     1 ┤              ╭──●─────────●
///       │         ●────╯
///       │      ●╯
///       │    ●╯
///       │  ●╯
///     0 ●●╯──────────────────────────▶ time
struct CourseFit {
  /// Which numbers of a segment are meant.
  let rows: Range<Int>
  let measure: CourseMeasure
  /// Looks at more times between two of them.
  let look: ([Double]) -> CourseSegment
  private(set) var times: [Double] = []
  private(set) var values: [[Double]]
  private(set) var timings: [MatchBezier] = []
  /// How many samples the last piece had; the next one probably has as many.
  private var stride = 16

  init(
    _ rows: Range<Int>,
    _ measure: CourseMeasure,
    look: @escaping ([Double]) -> CourseSegment
  ) {
    self.rows = rows
    self.measure = measure
    self.look = look
    values = Array(repeating: [], count: rows.count)
  }

  /// One set of keyframes for each number, all with the same times and timings.
  var keyframes: [Keyframes] {
    let start = times[0]
    let pace = Keyframes.Pace(times: times.map { $0 - start }, timings: timings)
    return values.map { Keyframes($0, pace) }
  }

  /// How many samples a piece must have, so that those in between say how it goes.
  private static let fewest = 4
  /// How often a segment is looked at more closely, eight times each.
  private static let deepest = 3
}

extension CourseFit {
  /// Adds all pieces; `ends` is what is seen at the first and at the last time.
  mutating func add(_ segments: [CourseSegment], ends: CourseSegment) {
    append(ends, 0)
    for segment in segments {
      step(to: segment, 0)
      for part in split(segment) { add(part, depth: 0) }
    }
    step(to: ends, 1)
    for (column, row) in rows.enumerated() {
      values[column][times.count - 1] = ends.number(row, at: 1)
    }
  }

  /// Splits a segment where a single number meets or leaves 0 or 1, beyond which many cannot go.
  private func split(_ segment: CourseSegment) -> [CourseSegment] {
    guard rows.count == 1, let row = rows.first else { return [segment] }
    var parts: [CourseSegment] = []
    var (rest, start) = (segment, 0)
    func rests(_ index: Int) -> Bool {
      let value = segment.number(row, at: index)
      return (value == 0 || value == 1) && value == segment.number(row, at: index - 1)
    }
    for index in 2..<segment.times.count where rests(index) != rests(index - 1) {
      // If it begins to rest, then between the one before that and the first that is equal.
      let (resting, moving) = rests(index) ? (index - 1, index - 2) : (index - 1, index)
      let time = edge(
        of: segment.number(row, at: resting),
        segment.times[resting],
        segment.times[moving]
      )
      let place = min(resting, moving) - start + 1
      guard place > 0, place < rest.times.count else { continue }
      let (early, late) = rest.split(at: time, before: place, as: look([time]))
      parts.append(early)
      (rest, start) = (late, start + place - 1)
    }
    return parts + [rest]
  }

  /// When a number stops to have a value, between a time at which it has it and one at which it has not.
  private func edge(of value: Double, _ resting: Double, _ moving: Double) -> Double {
    var (inside, outside) = (resting, moving)
    for _ in 0..<24 {
      let middle = (inside + outside) / 2
      if look([middle]).number(rows.lowerBound, at: 0) == value {
        inside = middle
      } else {
        outside = middle
      }
    }
    return inside
  }

  /// Adds a second keyframe for the same time if the numbers jump.
  private mutating func step(to segment: CourseSegment, _ index: Int) {
    let place = times.count - 1
    let last = values.map { $0[place] }
    guard measure.isStep(from: last, to: segment, rows, index) else { return }
    for (column, value) in measure.beside(step: last).enumerated() { values[column][place] = value }
    timings.append(.linear)
    append(segment, index)
    let next = measure.beside(step: segment.numbers(rows, at: index))
    for (column, value) in next.enumerated() { values[column][place + 1] = value }
  }

  private mutating func append(_ segment: CourseSegment, _ index: Int) {
    times.append(segment.times[index])
    for (column, row) in rows.enumerated() {
      values[column].append(segment.number(row, at: index))
    }
  }

  private mutating func add(_ segment: CourseSegment, depth: Int) {
    let last = segment.times.count - 1
    var start = 0
    while start < last {
      if let (end, timing) = longest(segment, from: start, to: last) {
        timings.append(timing)
        append(segment, end)
        stride = end - start
        start = end
      } else if depth < CourseFit.deepest {
        let end = min(start + CourseFit.fewest, last)
        let (first, second) = (segment.times[start], segment.times[end])
        var closer = look((0...16).map { first + (second - first) * Double($0) / 16 })
        closer.replaceEnds(by: segment, start, end)
        add(closer, depth: depth + 1)
        start = end
      } else {
        timings.append(.linear)
        append(segment, start + 1)
        start += 1
      }
    }
  }

  /// The longest piece that keeps within the bounds, and its timing.
  private func longest(
    _ segment: CourseSegment,
    from start: Int,
    to last: Int
  ) -> (end: Int, timing: MatchBezier)? {
    let shortest = start + CourseFit.fewest
    guard shortest <= last else { return nil }
    var best: (end: Int, timing: MatchBezier)?
    var fails = last + 1
    var end = min(max(start + stride, shortest), last)
    // From a guess outward or inward, then by halves.
    while true {
      if let timing = measure.timing(segment, rows, from: start, to: end) {
        best = (end, timing)
        guard end < last, end + 1 < fails else { break }
        end = fails > last ? min(start + (end - start) * 3 / 2 + 1, last) : (end + fails) / 2
      } else {
        fails = end
        guard end > shortest, best.map({ $0.end + 1 < end }) ?? true else { break }
        end = best.map { ($0.end + end) / 2 } ?? max(start + (end - start) / 2, shortest)
      }
    }
    return best
  }
}

extension CourseSegment {
  /// Two segments, of which the first ends at a time before a sample, and the second begins there.
  fileprivate func split(
    at time: Double,
    before index: Int,
    as middle: CourseSegment
  ) -> (CourseSegment, CourseSegment) {
    let early = CourseSegment(
      times: times[..<index] + [time],
      numbers: numbers[..<(index * width)] + middle.numbers,
      width: width
    )
    let late = CourseSegment(
      times: [time] + times[index...],
      numbers: middle.numbers + numbers[(index * width)...],
      width: width
    )
    return (early, late)
  }

  /// Takes over two ends, which may be limits.
  fileprivate mutating func replaceEnds(by other: CourseSegment, _ start: Int, _ end: Int) {
    let last = (times.count - 1) * width
    for row in 0..<width {
      numbers[row] = other.number(row, at: start)
      numbers[last + row] = other.number(row, at: end)
    }
  }
}
