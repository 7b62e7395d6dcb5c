/// How far off is too far, for numbers that share one timing.
enum CourseMeasure {
  /// Each number by itself, with this bound.
  case numbers(Double)
  /// Four components of a color, whether a player mixes them as they are or premultiplied.
  case color
  /// The same for each of several colors, of which clear ones have a hue that is seen beside them.
  case stops
  /// Four numbers of a transform, whether a player mixes them or the parts that they are made of; the
  /// bound holds for the corners of a box that is twice as large as the vector.
  case transform(Vector)
}

extension CourseMeasure {
  /// What one of the numbers counts compared to the others.
  func weight(_ column: Int) -> Double {
    switch self {
    case .numbers(let bound): 1 / bound
    case .color, .stops: 1 / Course.fade
    case .transform(let half): max(column < 2 ? half.x : half.y, 1) / Course.distance
    }
  }

  /// Whether numbers differ so much from those at one time that they jump to them.
  func isStep(
    from values: [Double],
    to segment: CourseSegment,
    _ rows: Range<Int>,
    _ index: Int
  ) -> Bool {
    for (column, row) in rows.enumerated() {
      let jump = segment.number(row, at: index) - values[column]
      if jump.magnitude * weight(column) > 0.02 { return true }
    }
    guard case .transform = self else { return false }
    return Affine(values).turnsOver(on: segment.transform(rows.lowerBound, at: index))
  }

  /// The last numbers before a step, or the first after it.
  ///
  /// An axis that turns over keeps a length there, although nobody sees it: without one, it would have no
  /// direction in which a player could mix it with another.
  func beside(step numbers: [Double]) -> [Double] {
    guard case .transform = self else { return numbers }
    var numbers = numbers
    for axis in [0, 2] {
      let length = Vector(numbers[axis], numbers[axis + 1]).length
      guard length > 0, length < CourseMeasure.shortest else { continue }
      numbers[axis] *= CourseMeasure.shortest / length
      numbers[axis + 1] *= CourseMeasure.shortest / length
    }
    return numbers
  }

  private static let shortest = 1e-5

  /// The timing of a piece that keeps within the bounds at each sample; nil if there is none.
  func timing(
    _ segment: CourseSegment,
    _ rows: Range<Int>,
    from start: Int,
    to end: Int
  ) -> MatchBezier? {
    var way = 0.0
    for (column, row) in rows.enumerated() {
      let step = (segment.number(row, at: end) - segment.number(row, at: start)) * weight(column)
      way += step * step
    }
    // Without a way there is no direction in which a timing could lead.
    guard way > 1e-4 else {
      return isWithin(segment, rows, start, end, .linear) ? .linear : nil
    }
    if case .transform = self {
      let first = segment.transform(rows.lowerBound, at: start)
      if first.turnsOver(on: segment.transform(rows.lowerBound, at: end)) { return nil }
    }
    guard let timing = leastSquares(segment, rows, start, end, way) else { return nil }
    return isWithin(segment, rows, start, end, timing) ? timing : nil
  }

  /// The polynomial that comes closest to how far along their way the samples are.
  private func leastSquares(
    _ segment: CourseSegment,
    _ rows: Range<Int>,
    _ start: Int,
    _ end: Int,
    _ way: Double
  ) -> MatchBezier? {
    var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
    let first = segment.times[start]
    let span = segment.times[end] - first
    // A dozen of samples say enough.
    for index in Swift.stride(from: start + 1, to: end, by: max((end - start) / 12, 1)) {
      let u = (segment.times[index] - first) / span
      let (a, b) = (3 * u * (1 - u) * (1 - u), 3 * u * u * (1 - u))
      let y = share(segment, rows, start, end, index, way) - u * u * u
      aa += a * a
      ab += a * b
      bb += b * b
      ay += a * y
      by += b * y
    }
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-9 else { return nil }
    let y1 = (ay * bb - by * ab) / determinant
    let y2 = (by * aa - ay * ab) / determinant
    // Beyond that, a player with shorter numbers would lose too many digits.
    guard y1.magnitude < 1e3, y2.magnitude < 1e3 else { return nil }
    return MatchBezier(1.0 / 3, y1, 2.0 / 3, y2)
  }

  /// How much of the way of a piece is done at a sample.
  @inline(__always)
  private func share(
    _ segment: CourseSegment,
    _ rows: Range<Int>,
    _ start: Int,
    _ end: Int,
    _ index: Int,
    _ way: Double
  ) -> Double {
    var done = 0.0
    for (column, row) in rows.enumerated() {
      let first = segment.number(row, at: start)
      let weight = weight(column)
      done +=
        (segment.number(row, at: index) - first) * (segment.number(row, at: end) - first)
        * (weight * weight)
    }
    return done / way
  }

  /// Whether a piece comes close enough to every sample.
  private func isWithin(
    _ segment: CourseSegment,
    _ rows: Range<Int>,
    _ start: Int,
    _ end: Int,
    _ timing: MatchBezier
  ) -> Bool {
    let first = segment.times[start]
    let span = segment.times[end] - first
    /// How much of the way is played at a sample; the times of these timings are their parameters.
    func share(_ index: Int) -> Double {
      let u = (segment.times[index] - first) / span
      return timing == .linear ? u : MatchBezier.value(timing.y1, timing.y2, at: u)
    }
    if case .numbers(let bound) = self, rows.count == 1 {
      let (row, bound) = (rows.lowerBound, bound * Course.strictness)
      let value = segment.number(row, at: start)
      let way = segment.number(row, at: end) - value
      var misses = CourseMisses(bound: bound, time: first)
      for index in start + 1..<end {
        let miss = segment.number(row, at: index) - value - way * share(index)
        guard misses.add(miss, at: segment.times[index]) else { return false }
      }
      return misses.add(0, at: segment.times[end])
    }
    for index in start + 1..<end
    where !isWithin(segment, rows, start, end, index, share(index)) { return false }
    return true
  }

  private func isWithin(
    _ segment: CourseSegment,
    _ rows: Range<Int>,
    _ start: Int,
    _ end: Int,
    _ index: Int,
    _ share: Double
  ) -> Bool {
    switch self {
    case .numbers(let bound):
      for row in rows {
        let first = segment.number(row, at: start)
        let played = first + (segment.number(row, at: end) - first) * share
        let miss = (segment.number(row, at: index) - played).magnitude
        if !(miss <= bound * Course.strictness) { return false }
      }
      return true
    case .color: return isClose(segment, rows.lowerBound, start, end, index, share)
    case .stops:
      return stride(from: rows.lowerBound, to: rows.upperBound, by: 4).allSatisfy {
        isClose(segment, $0, start, end, index, share)
      } && CourseMeasure.numbers(Course.fade).isWithin(segment, rows, start, end, index, share)
    case .transform(let half):
      let row = rows.lowerBound
      let (one, two) = (segment.transform(row, at: start), segment.transform(row, at: end))
      let seen = segment.transform(row, at: index)
      return seen.isClose(to: one.mixed(with: two, share), half)
        && seen.isClose(to: Decomposition(one).mixed(with: Decomposition(two), share).affine, half)
    }
  }
}

extension CourseMeasure {
  /// Whether a color comes close enough to a sample, however a player mixes it.
  private func isClose(
    _ segment: CourseSegment,
    _ row: Int,
    _ start: Int,
    _ end: Int,
    _ index: Int,
    _ share: Double
  ) -> Bool {
    let color = segment.color(row, at: index)
    let (one, two) = (segment.color(row, at: start), segment.color(row, at: end))
    return color.isClose(to: one.mixed(with: two, share))
      && color.isClose(to: one.premultiplied.mixed(with: two.premultiplied, share))
  }
}

extension CourseSegment {
  fileprivate func color(_ row: Int, at index: Int) -> RGBA {
    RGBA(
      number(row, at: index),
      number(row + 1, at: index),
      number(row + 2, at: index),
      number(row + 3, at: index)
    )
  }

  func numbers(_ rows: Range<Int>, at index: Int) -> [Double] {
    Array(numbers[(index * width + rows.lowerBound)..<(index * width + rows.upperBound)])
  }

  func transform(_ row: Int, at index: Int) -> Affine {
    Affine(
      a: number(row, at: index),
      b: number(row + 1, at: index),
      c: number(row + 2, at: index),
      d: number(row + 3, at: index)
    )
  }
}

extension RGBA {
  fileprivate var premultiplied: PremultipliedRGBA { PremultipliedRGBA(self) }

  fileprivate func mixed(with other: RGBA, _ share: Double) -> PremultipliedRGBA {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return RGBA(
      mix(red, other.red),
      mix(green, other.green),
      mix(blue, other.blue),
      mix(alpha, other.alpha)
    ).premultiplied
  }

  /// Whether a color looks the same on any background.
  fileprivate func isClose(to other: PremultipliedRGBA) -> Bool {
    (premultiplied - other).size <= Course.fade * Course.strictness
  }
}

extension Affine {
  fileprivate init(_ numbers: [Double]) {
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3])
  }

  /// Whether an axis turns over on the way to another transform, which no two players do in the same way.
  fileprivate func turnsOver(on other: Affine) -> Bool { determinant * other.determinant < 0 }

  fileprivate func mixed(with other: Affine, _ share: Double) -> Affine {
    Affine(
      a: a + (other.a - a) * share,
      b: b + (other.b - b) * share,
      c: c + (other.c - c) * share,
      d: d + (other.d - d) * share
    )
  }

  /// Whether the corners of a box around the origin are close to where another transform takes them.
  fileprivate func isClose(to other: Affine, _ half: Vector) -> Bool {
    let difference = Affine(
      a: a - other.a,
      b: b - other.b,
      c: c - other.c,
      d: d - other.d
    )
    let bound = Course.distance * Course.strictness
    return difference.linear(half).length <= bound
      && difference.linear(Vector(half.x, -half.y)).length <= bound
  }
}
