/// What is known about a text: what it says, and where its letters are, in the view's own points and
/// measured from its top left.
///
/// Two pictures of the same text are laid on one another by their letters. Pictures of different texts are
/// scaled until their letters are equally large.
public struct TextMeasure: Hashable, Sendable {
  /// A number that two texts share if they say the same.
  public var string: UInt64
  /// A number that two texts share if they are written alike, in whatever size.
  public var style: UInt64
  /// A number that two texts share if their letters have the same shapes, in whatever size and color.
  public var letters: UInt64
  /// The size of the font; if there are several, of the first letters.
  public var fontSize: Double
  /// The number of lines.
  public var lines: Int
  /// Where the text begins on the left, on the baseline of its first line.
  public var start: Vector
  /// How wide its widest line is.
  public var width: Double
  /// The opacity of the color in which it is written.
  public var opacity: Double

  /// A text measure from its parts.
  public init(
    string: UInt64,
    style: UInt64,
    letters: UInt64 = 0,
    fontSize: Double,
    lines: Int = 1,
    start: Vector,
    width: Double,
    opacity: Double = 1
  ) {
    self.string = string
    self.style = style
    self.letters = letters
    self.fontSize = fontSize
    self.lines = lines
    self.start = start
    self.width = width
    self.opacity = opacity
  }

  /// The text, or nil if its numbers can't be those of a text.
  var sanitized: TextMeasure? {
    let limit = 1e9
    guard fontSize > 1e-3, fontSize < limit, width > 1e-3, width < limit,
      start.x.magnitude < limit, start.y.magnitude < limit
    else { return nil }
    var text = self
    text.opacity = opacity >= 0 ? min(opacity, 1) : 1
    return text
  }

  /// The measure in points of the container, given the scale of its view there.
  func scaled(by scale: Vector) -> TextMeasure {
    var text = self
    text.fontSize *= scale.y
    text.width *= scale.x
    text.start = start.scaled(by: scale)
    return text
  }

  /// Whether both say the same on equally many lines; if there are several, they are also equally wide.
  func isEqual(to other: TextMeasure) -> Bool {
    string == other.string && lines == other.lines && (lines == 1 || isAsWide(as: other))
  }

  /// Whether their widths, in points of their font size, differ by at most a fiftieth.
  func isAsWide(as other: TextMeasure) -> Bool {
    (width * other.fontSize - other.width * fontSize).magnitude <= 0.02 * width * other.fontSize
  }

  /// Where a picture of this text lies on another: its letters as large, on the same first baseline and side.
  ///
  /// An equal text in a font of other proportions is as wide as the other, so that its letters lie on the other's.
  func box(_ box: Box, on other: TextMeasure, side: Double) -> Box {
    let isWidthKnown = isEqual(to: other) && !isAsWide(as: other)
    let factor = isWidthKnown ? other.width / width : other.fontSize / fontSize
    let anchor = other.anchor(at: side) - anchor(at: side) * factor
    return Box(origin: anchor + box.origin * factor, size: box.size * factor)
  }

  /// The point of the first baseline that stays where it is, for a text that keeps to `side`.
  private func anchor(at side: Double) -> Vector { start + Vector(width * side, 0) }
}
