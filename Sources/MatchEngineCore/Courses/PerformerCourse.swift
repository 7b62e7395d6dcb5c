/// What changes in one performer during a course; a property is nil, or has no keyframes, if it stays as it is
/// in the first frame.
public struct PerformerCourse {
  let performer: Int
  /// The keyframes of all its numbers, in the order of `append`; nil for one that does not change.
  var keyframes: [Keyframes?] = []
  /// The places of those numbers that only some performers have.
  let pictureRows: Range<Int>
  let decorationRows: Range<Int>
  let clipRows: Range<Int>

  init(_ index: Int, of plan: Plan) {
    let own = plan.performers[index]
    performer = index
    var next = 15
    func take(_ count: Int) -> Range<Int> {
      defer { next += count }
      return next..<next + count
    }
    pictureRows = take(own.pictureBoxes == nil ? 0 : 8)
    decorationRows = take(own.decoration == nil ? 0 : 17)
    clipRows = take(own.clip == nil ? 0 : 12)
  }
}

extension PerformerCourse {
  /// Whether anything about it changes.
  public var isChanging: Bool { keyframes.contains { $0 != nil } }

  /// The x coordinate of the center, in container space.
  public var centerX: Keyframes? { keyframes[0] }
  /// The y coordinate of the center, in container space.
  public var centerY: Keyframes? { keyframes[1] }
  /// The width, in its own points.
  public var width: Keyframes? { keyframes[2] }
  /// The height, in its own points.
  public var height: Keyframes? { keyframes[3] }
  /// The transform about its center: keyframes for `a`, `b`, `c` and `d`, with the same times and
  /// timings.
  public var transform: [Keyframes] { group(4..<8) }
  /// Whether an axis turns over on the way; such a performer has to be drawn.
  ///
  /// In between, the box is flat, and a player that takes transforms apart would divide by a height of 0.
  public var turnsOver: Bool {
    let numbers = transform.map { $0.values }
    guard numbers.count == 4 else { return false }
    func isMirrored(_ index: Int) -> Bool {
      numbers[0][index] * numbers[3][index] < numbers[1][index] * numbers[2][index]
    }
    return numbers[0].indices.contains { isMirrored($0) != isMirrored(0) }
  }
  /// The opacity of the whole.
  public var alpha: Keyframes? { keyframes[12] }
  /// The radii of the corners, in its own points: top left, top right, bottom right, bottom left.
  public var corners: [Keyframes?] { Array(keyframes[8..<12]) }
  /// The opacity of its lower picture.
  public var lowerAlpha: Keyframes? { keyframes[13] }
  /// The opacity of its upper picture.
  public var upperAlpha: Keyframes? { keyframes[14] }

  /// Where the two pictures lie, in its own points: left, top, width and height of the lower one, then of
  /// the upper one; empty if both fill the box.
  public var pictureBoxes: [Keyframes?] { Array(keyframes[pictureRows]) }

  /// The width of the border.
  public var borderWidth: Keyframes? { decoration(0) }
  /// The red, green, blue and alpha of the border's color, with the same times and timings.
  public var borderColor: [Keyframes] { color(0) }
  /// The red, green, blue and alpha of the shadow's color, with the same times and timings.
  public var shadowColor: [Keyframes] { color(1) }
  /// How far to the right the shadow lies.
  public var shadowX: Keyframes? { decoration(9) }
  /// How far down the shadow lies.
  public var shadowY: Keyframes? { decoration(10) }
  /// How far the shadow is blurred.
  public var shadowRadius: Keyframes? { decoration(11) }
  /// The red, green, blue and alpha of the background, with the same times and timings.
  public var background: [Keyframes] { color(2) }
  /// How much it is blurred, if it is a screen.
  public var blur: Keyframes? { decoration(16) }

  /// The rounded box that clips it, as 12 numbers: the x and y of its center, its width and height, `a`, `b`,
  /// `c` and `d` of its transform, which have the same times and timings, and its radii clockwise from the top
  /// left; empty if nothing clips it.
  public var clip: [Keyframes?] { Array(keyframes[clipRows]) }

  private func decoration(_ row: Int) -> Keyframes? {
    decorationRows.isEmpty ? nil : keyframes[decorationRows.lowerBound + row]
  }

  private func color(_ index: Int) -> [Keyframes] {
    decorationRows.isEmpty ? [] : group(colorRows[index])
  }

  private func group(_ rows: Range<Int>) -> [Keyframes] { keyframes[rows].compactMap { $0 } }
}

extension PerformerCourse {
  /// The places of the colors of the border, of the shadow and of the background.
  var colorRows: [Range<Int>] {
    guard let first = decorationRows.first else { return [] }
    return [first + 1..<first + 5, first + 5..<first + 9, first + 12..<first + 16]
  }

  /// The values that are played: one for each number, except that a transform or a color is one value.
  var values: [CourseValue] {
    var values: [CourseValue] = []
    func add(_ rows: Range<Int>, _ kind: CourseValue.Kind) {
      values += CourseValue.numbers((values.last?.rows.upperBound ?? 0)..<rows.lowerBound)
      values.append(CourseValue(rows: rows, kind: kind))
    }
    func addBox(_ first: Int) {
      add(first + 4..<first + 8, .transform)
      for row in first + 8..<first + 12 { add(row..<row + 1, .corner(first + 8)) }
    }
    addBox(0)
    for color in colorRows { add(color, .color) }
    if let first = clipRows.first { addBox(first) }
    values += CourseValue.numbers((values.last?.rows.upperBound ?? 0)..<clipRows.upperBound)
    return values
  }

  /// Appends the numbers of the performer in a frame.
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
      numbers.append(boxes.lower.origin)
      numbers.append(boxes.lower.size)
      numbers.append(boxes.upper.origin)
      numbers.append(boxes.upper.size)
    }
    if let decoration = frame.decoration(of: performer) {
      numbers.append(decoration.border.width)
      numbers.append(decoration.border.color)
      numbers.append(decoration.shadow.color)
      numbers.append(decoration.shadow.offset)
      numbers.append(decoration.shadow.radius)
      numbers.append(decoration.background)
      numbers.append(decoration.blur)
    }
    if let box = frame.clip(of: performer) {
      numbers.append(box.placement.center)
      numbers.append(box.placement.size)
      numbers.append(box.placement.transform.affine)
      numbers.append(box.corners)
    }
  }
}

extension [Double] {
  fileprivate mutating func append(_ vector: Vector) {
    append(vector.x)
    append(vector.y)
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
}
