/// The place of each number of a performer in one row of all of them.
struct PerformerRows {
  let performer: Int
  let pictures: Range<Int>
  let decoration: Range<Int>
  let clip: Range<Int>
  let count: Int

  /// The rows that every performer has.
  static let centerX = 0
  static let centerY = 1
  static let width = 2
  static let height = 3
  static let transform = 4..<8
  static let corners = 8..<12
  static let alpha = 12
  static let lowerAlpha = 13
  static let upperAlpha = 14

  init(_ index: Int, of plan: Plan) {
    let own = plan.performers[index]
    performer = index
    var next = 15
    func take(_ count: Int) -> Range<Int> {
      defer { next += count }
      return next..<next + count
    }
    pictures = take(own.pictureBoxes == nil ? 0 : 8)
    decoration = take(own.decoration == nil ? 0 : 17)
    clip = take(own.clip == nil ? 0 : 12)
    count = next
  }
}

extension PerformerRows {
  /// Appends what a frame has of the performer.
  func append(_ frame: Frame, to numbers: inout [Double]) {
    let shown = frame.performers[performer]
    numbers.append(shown.center)
    numbers.append(shown.size)
    numbers.append(shown.transform)
    numbers.append(shown.corners)
    numbers.append(shown.alpha)
    numbers.append(shown.lowerAlpha)
    numbers.append(shown.upperAlpha)
    if let boxes = frame.pictureBoxes(of: performer) {
      numbers.append(boxes.lower)
      numbers.append(boxes.upper)
    }
    if let decoration = frame.decoration(of: performer) { numbers.append(decoration) }
    if let box = frame.clip(of: performer) {
      numbers.append(box.center)
      numbers.append(box.size)
      numbers.append(box.transform)
      numbers.append(box.corners)
    }
  }

  /// The colors of the border, of the shadow and of the background.
  var colors: [Range<Int>] {
    guard !decoration.isEmpty else { return [] }
    let first = decoration.lowerBound
    return [first + 1..<first + 5, first + 5..<first + 9, first + 12..<first + 16]
  }

  var clipTransform: Range<Int> {
    clip.isEmpty ? clip : clip.lowerBound + 4..<clip.lowerBound + 8
  }

  /// The values that are played: each number by itself, but for transforms and colors.
  var values: [CourseValue] {
    var values: [CourseValue] = []
    func add(_ rows: Range<Int>, _ kind: CourseValue.Kind) {
      values += CourseValue.numbers((values.last?.rows.upperBound ?? 0)..<rows.lowerBound)
      if !rows.isEmpty { values.append(CourseValue(rows: rows, kind: kind)) }
    }
    func addCorners(_ rows: Range<Int>) {
      for row in rows { add(row..<row + 1, .corner(rows.lowerBound)) }
    }
    add(PerformerRows.transform, .transform)
    addCorners(PerformerRows.corners)
    for color in colors { add(color, .color) }
    add(clipTransform, .transform)
    addCorners(clip.dropFirst(8))
    return values
  }
}

extension [Double] {
  fileprivate mutating func append(_ vector: Vector) {
    append(vector.x)
    append(vector.y)
  }

  fileprivate mutating func append(_ box: Box) {
    append(box.origin)
    append(box.size)
  }

  fileprivate mutating func append(_ transform: Affine) {
    append(transform.a)
    append(transform.b)
    append(transform.c)
    append(transform.d)
  }

  fileprivate mutating func append(_ corners: Corners) {
    append(corners.topLeft)
    append(corners.topRight)
    append(corners.bottomRight)
    append(corners.bottomLeft)
  }

  fileprivate mutating func append(_ color: RGBA) {
    append(color.red)
    append(color.green)
    append(color.blue)
    append(color.alpha)
  }

  fileprivate mutating func append(_ decoration: Decoration) {
    append(decoration.border.width)
    append(decoration.border.color)
    append(decoration.shadow.color)
    append(decoration.shadow.offset)
    append(decoration.shadow.radius)
    append(decoration.background)
    append(decoration.blur)
  }
}
