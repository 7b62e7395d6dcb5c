extension CourseMaker {
  /// What one performer does.
  func course(of performer: Int) -> PerformerCourse {
    let rows = PerformerRows(performer, of: flight.plan)
    var keyframes: [Keyframes?] = Array(repeating: nil, count: rows.count)
    let view = view(of: performer) { self.look(at: rows, $0) }
    guard var view else { return PerformerCourse(rows: rows, keyframes: keyframes) }
    for (range, measure) in rows.measures(view.preview) {
      view.fit(range, measure, into: &keyframes)
    }
    return PerformerCourse(rows: rows, keyframes: keyframes)
  }
}

extension PerformerRows {
  /// Which numbers share one timing, and how far off they may be, given what is seen of them.
  fileprivate func measures(_ seen: CourseSegment) -> [(Range<Int>, CourseMeasure)] {
    var result: [(Range<Int>, CourseMeasure)] = []
    result.reserveCapacity(count)
    func add(_ rows: Range<Int>, _ bound: Double) {
      for row in rows { result.append((row..<row + 1, .numbers(bound))) }
    }
    func largest(_ row: Int) -> Double {
      seen.times.indices.reduce(0) { max($0, seen.number(row, at: $1).magnitude) }
    }
    /// Adds a box with its center, size, transform and corners, whose rows begin at `first`; returns the
    /// bound in its own points.
    func addBox(_ first: Int, corners: Range<Int>) -> Double {
      let bound = Course.distance / seen.largestScale(first + 4)
      add(first..<first + 2, Course.distance)
      add(first + 2..<first + 4, bound)
      let half = Vector(largest(first + 2), largest(first + 3)) / 2
      result.append((first + 4..<first + 8, .transform(half)))
      add(corners, bound)
      return bound
    }
    let bound = addBox(0, corners: PerformerRows.corners)
    add(PerformerRows.alpha..<PerformerRows.alpha + 1, Course.fade)
    add(PerformerRows.lowerAlpha..<PerformerRows.upperAlpha + 1, Course.fade)
    add(pictures, bound)
    add(parts.lower.lowerBound..<parts.upper.upperBound, bound)
    if let first = decoration.first {
      add(first..<first + 1, bound)
      add(first + 9..<first + 12, bound)
      for color in colors { result.append((color, .color)) }
    }
    if let first = clipBox.first { _ = addBox(first, corners: first + 8..<first + 12) }
    if !gradient.colors.isEmpty {
      // No box is farther across than its width and its height together.
      let share = bound / max(largest(PerformerRows.width) + largest(PerformerRows.height), 1)
      result.append((gradient.colors, .stops))
      result.append((gradient.locations, .numbers(share)))
      result.append((gradient.ends, .numbers(share)))
    }
    if !vertices.isEmpty { result.append((vertices, .numbers(Course.distance))) }
    return result
  }
}

extension CourseSegment {
  /// How much larger a transform makes anything, at the most; not less than 1.
  fileprivate func largestScale(_ row: Int) -> Double {
    times.indices.reduce(1) { largest, index in
      let transform = transform(row, at: index)
      return max(
        largest,
        max(Vector(transform.a, transform.b).length, Vector(transform.c, transform.d).length)
      )
    }
  }
}
