/// How one performer is looked at: at few times, as long as its numbers merely follow its track, and at
/// all that matter as soon as one does not.
struct CourseView {
  /// What is seen at a few times, or at all.
  let preview: CourseSegment
  private let times: () -> CourseTimes
  private let shapes: [CourseTrack.Shape]
  private let look: ([Double]) -> CourseSegment
  private var segments: [CourseSegment] = []

  /// The view of a performer that does nothing but follow a track.
  init(
    _ track: CourseTrack,
    _ boxPath: BoxPath,
    _ look: @escaping ([Double]) -> CourseSegment
  ) {
    times = { track.times(passing: boxPath.thresholds) }
    shapes = track.shapes
    self.look = look
    preview = look(track.probes)
  }

  /// The view of a performer that may do anything else.
  init(_ times: CourseTimes, _ look: @escaping ([Double]) -> CourseSegment) {
    self.times = { times }
    shapes = []
    self.look = look
    segments = times.segments(look)
    preview = segments.dropFirst().reduce(into: segments[0]) {
      $0.times += $1.times
      $0.numbers += $1.numbers
    }
  }
}

extension CourseView {
  /// Fills in the keyframes of numbers that share one timing, unless they stay as they are.
  mutating func fit(
    _ rows: Range<Int>,
    _ measure: CourseMeasure,
    into keyframes: inout [Keyframes?]
  ) {
    guard rows.contains(where: { preview.changes($0) }) else { return }
    if let shape = shapes.first(where: { follows($0, rows, measure) }) {
      let far = shape.farthest
      for row in rows {
        let (first, factor) = (preview.number(row, at: 0), factor(row, shape, far))
        keyframes[row] = shape.keyframes.mapped { first + factor * ($0 - shape.probes[0]) }
      }
      return
    }
    if segments.isEmpty { segments = times().segments(look) }
    let ends = [preview.times[0], preview.times[preview.times.count - 1]]
    var fit = CourseFit(rows, measure, look: look)
    fit.add(segments, ends: look(ends))
    for (row, fitted) in zip(rows, fit.keyframes) { keyframes[row] = fitted }
  }

  /// How much of a shape a number follows.
  private func factor(_ row: Int, _ shape: CourseTrack.Shape, _ far: Int) -> Double {
    (preview.number(row, at: far) - preview.number(row, at: 0))
      / (shape.probes[far] - shape.probes[0])
  }

  /// Whether numbers follow a shape, each in proportion.
  private func follows(
    _ shape: CourseTrack.Shape,
    _ rows: Range<Int>,
    _ measure: CourseMeasure
  ) -> Bool {
    let (probes, far) = (shape.probes, shape.farthest)
    guard probes[far] != probes[0] else { return false }
    for (column, row) in rows.enumerated() {
      let (first, factor) = (preview.number(row, at: 0), factor(row, shape, far))
      let bound = measure.bound(column)
      guard factor.magnitude * shape.bound <= bound * (1 + 1e-9) else { return false }
      for index in probes.indices {
        let expected = first + factor * (probes[index] - probes[0])
        let miss = (preview.number(row, at: index) - expected).magnitude
        guard miss <= bound * 1e-7 else { return false }
      }
    }
    return measure.isSameForEveryPlayer(preview, rows)
  }
}

extension CourseTrack.Shape {
  /// The probe that differs most from the first.
  fileprivate var farthest: Int {
    probes.indices.max {
      (probes[$0] - probes[0]).magnitude < (probes[$1] - probes[0]).magnitude
    } ?? 0
  }
}

extension CourseSegment {
  /// Whether a number is not the same at all times.
  func changes(_ row: Int) -> Bool {
    let first = number(row, at: 0)
    let least = 1e-9 * max(first.magnitude, 1)
    return times.indices.contains { (number(row, at: $0) - first).magnitude > least }
  }

  /// Gives clear colors the hue of the color that they become, or else of the one that they were.
  mutating func borrowHues(of rows: Range<Int>) {
    let row = rows.lowerBound
    func isClear(_ index: Int) -> Bool { number(row + 3, at: index) <= 0 }
    guard times.indices.contains(where: isClear) else { return }
    for index in times.indices where isClear(index) {
      let later = times.indices[index...].first { !isClear($0) }
      guard let other = later ?? times.indices[..<index].last(where: { !isClear($0) })
      else { continue }
      for part in row..<row + 3 {
        numbers[index * width + part] = numbers[other * width + part]
      }
    }
  }
}

extension CourseMeasure {
  /// How far off one of the numbers may be.
  func bound(_ column: Int) -> Double { 1 / weight(column) }

  /// Whether it does not matter how a player mixes numbers that change in proportion.
  func isSameForEveryPlayer(_ segment: CourseSegment, _ rows: Range<Int>) -> Bool {
    let first = rows.lowerBound
    switch self {
    case .numbers: return true
    case .color, .stops:
      return stride(from: first, to: rows.upperBound, by: 4).allSatisfy { row in
        !segment.changes(row + 3) || !(row..<row + 3).contains { segment.changes($0) }
      }
    case .transform:
      let start = Decomposition(segment.transform(first, at: 0))
      return segment.times.indices.allSatisfy { index in
        let now = Decomposition(segment.transform(first, at: index))
        return (now.rotation - start.rotation).magnitude < 1e-9
          && now.scale.x * start.scale.x > 0 && now.scale.y * start.scale.y > 0
      }
    }
  }
}
