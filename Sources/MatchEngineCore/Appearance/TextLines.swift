/// Where the letters of a text are, in the view's own points and measured from its top left.
///
/// Two pictures of the same text are laid on one another by their letters, and two other texts are
/// scaled by the size of theirs.
public struct TextLines: Hashable, Sendable {
  /// One line of a text.
  public struct Line: Hashable, Sendable {
    /// How far below the top the letters stand.
    public var baseline: Double
    /// Where the line can be cut, from left to right: its left edge, the beginnings of its other words,
    /// and its right edge.
    public var stops: [Double]

    /// A line from its parts.
    public init(baseline: Double, stops: [Double]) {
      self.baseline = baseline
      self.stops = stops
    }
  }

  /// The size of the font; of the first letters if there are several.
  public var fontSize: Double
  /// The lines, starting with the topmost.
  public var lines: [Line]
  /// A number that two texts share if they have the same words on the same lines.
  public var words: UInt64
  /// A number that two texts share if their fonts and colors are the same.
  public var style: UInt64
  /// The opacity of the color in which it is written.
  public var opacity: Double

  /// The lines of a text from their parts.
  public init(
    fontSize: Double,
    lines: [Line],
    words: UInt64,
    style: UInt64,
    opacity: Double = 1
  ) {
    self.fontSize = fontSize
    self.lines = lines
    self.words = words
    self.style = style
    self.opacity = opacity
  }
}

extension TextLines {
  /// The lines, or nil if they can't be those of a text.
  var sanitized: TextLines? {
    guard !lines.isEmpty, fontSize > 1e-3, fontSize < 1e9 else { return nil }
    var baseline = -1e9
    for line in lines {
      guard line.baseline >= baseline, line.baseline < 1e9, line.isOrdered else { return nil }
      baseline = line.baseline
    }
    var lines = self
    lines.opacity = opacity >= 0 ? min(opacity, 1) : 1
    return lines
  }

  /// The lines as they are on the screen.
  func scaled(by scale: Vector) -> TextLines {
    var result = self
    result.fontSize *= scale.y
    for index in lines.indices {
      result.lines[index].baseline *= scale.y
      for stop in lines[index].stops.indices { result.lines[index].stops[stop] *= scale.x }
    }
    return result
  }

  /// The leftmost and the rightmost edge of all lines.
  var edges: (left: Double, right: Double) {
    var edges = (left: Double.infinity, right: -Double.infinity)
    for line in lines { edges = (min(edges.left, line.left), max(edges.right, line.right)) }
    return edges
  }

  /// The place on the first line to which a text keeps that keeps to `side`.
  func anchor(at side: Double) -> Vector {
    let edges = self.edges
    return Vector(edges.left + (edges.right - edges.left) * side, lines.first?.baseline ?? 0)
  }
}

extension TextLines.Line {
  var left: Double { stops.first ?? 0 }
  var right: Double { stops.last ?? 0 }

  /// Whether its stops are numbers that go from left to right.
  fileprivate var isOrdered: Bool {
    guard stops.count >= 2, left > -1e9, right < 1e9, right - left > 1e-3 else { return false }
    for (stop, next) in zip(stops, stops.dropFirst()) where !(stop <= next) { return false }
    return true
  }
}
