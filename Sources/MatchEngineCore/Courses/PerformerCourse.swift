/// What changes of one performer in a course; a property is nil, or has no keyframes, if it stays as it
/// is in the first frame.
public struct PerformerCourse {
  let rows: PerformerRows
  /// The keyframes of each number; nil if it stays.
  let keyframes: [Keyframes?]
}

extension PerformerCourse {
  /// Whether anything of it changes.
  public var changes: Bool { keyframes.contains { $0 != nil } }

  /// The center, in container space.
  public var centerX: Keyframes? { keyframes[PerformerRows.centerX] }
  /// The center, in container space.
  public var centerY: Keyframes? { keyframes[PerformerRows.centerY] }
  /// The width, in its own points.
  public var width: Keyframes? { keyframes[PerformerRows.width] }
  /// The height, in its own points.
  public var height: Keyframes? { keyframes[PerformerRows.height] }
  /// The transform about its center: keyframes for `a`, `b`, `c` and `d`, with the same times and
  /// timings.
  public var transform: [Keyframes] { group(PerformerRows.transform) }
  /// Whether an axis turns over on the way, which has to be drawn.
  ///
  /// In between, the box is flat. A player that mixes the parts of transforms divides by how high it is there.
  public var turnsOver: Bool {
    let numbers = transform.map { $0.values }
    guard numbers.count == 4 else { return false }
    func isMirrored(_ index: Int) -> Bool {
      numbers[0][index] * numbers[3][index] < numbers[1][index] * numbers[2][index]
    }
    return numbers[0].indices.contains { isMirrored($0) != isMirrored(0) }
  }
  /// The opacity of the whole.
  public var alpha: Keyframes? { keyframes[PerformerRows.alpha] }
  /// The radii of the corners, in its own points: top left, top right, bottom right, bottom left.
  public var corners: [Keyframes?] { Array(keyframes[PerformerRows.corners]) }
  /// The opacity of its lower picture.
  public var lowerAlpha: Keyframes? { keyframes[PerformerRows.lowerAlpha] }
  /// The opacity of its upper picture.
  public var upperAlpha: Keyframes? { keyframes[PerformerRows.upperAlpha] }

  /// Where the two pictures lie, in its own points: left, top, width and height of the lower one, then of
  /// the upper one; empty if both fill the box.
  public var pictureBoxes: [Keyframes?] { Array(keyframes[rows.pictures]) }

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

  /// The rounded box that clips it: the x and y of its center, its width and height.
  public var clipBox: [Keyframes?] { Array(keyframes[rows.clip].prefix(4)) }
  /// The transform of the rounded box that clips it: keyframes for `a`, `b`, `c` and `d`, with the same
  /// times and timings.
  public var clipTransform: [Keyframes] { group(rows.clipTransform) }
  /// The radii of the rounded box that clips it, clockwise from the top left.
  public var clipCorners: [Keyframes?] { Array(keyframes[rows.clip].dropFirst(8)) }

  private func decoration(_ row: Int) -> Keyframes? {
    rows.decoration.isEmpty ? nil : keyframes[rows.decoration.lowerBound + row]
  }

  private func color(_ index: Int) -> [Keyframes] {
    let colors = rows.colors
    return colors.isEmpty ? [] : group(colors[index])
  }

  private func group(_ rows: Range<Int>) -> [Keyframes] { keyframes[rows].compactMap { $0 } }
}
