/// How two pictures of the same text are laid on one another: the first and the last letter of each line
/// coincide, and none between is off by more than a tenth of the size of the font.
struct TextMatch: Equatable {
  /// How the whole lower picture is stretched so that its letters lie on the upper one's.
  var stretch: Stretch
  /// The pieces into which both pictures are cut where one stretch is not enough; empty where it is.
  var pieces: [Piece] = []

  /// A piece of both pictures, with the letters that it shows of each.
  struct Piece: Equatable {
    var lower: Box
    var upper: Box
    /// How the piece of the lower picture is stretched.
    var stretch: Stretch
  }

  /// How far off the ends of a line may be, in points.
  static let tolerance = 0.25
  /// How far off any other letter may be, as a fraction of the size of the font.
  static let looseness = 0.1
  /// A text is not stretched unevenly by more than that; such a text counts as another.
  static let evenness = 0.7...1.4

  /// Nil if the texts differ or are broken into other lines, or if their shapes are too different.
  ///
  /// Both are as they are on the screen.
  init?(_ lower: TextLines, of size: Vector, _ upper: TextLines, of upperSize: Vector) {
    guard lower.words == upper.words, lower.lines.count == upper.lines.count,
      let stretch = Stretch(widestLineOf: lower, on: upper)
    else { return nil }
    self.stretch = stretch
    for (line, other) in zip(lower.lines, upper.lines) {
      let evenness = (other.right - other.left) / (line.right - line.left) / stretch.scale.y
      guard TextMatch.evenness.contains(evenness) else { return nil }
    }
    if !stretch.lays(lower, on: upper) {
      pieces = TextMatch.pieces(lower, size, upper, upperSize, high: stretch.scale.y)
    }
  }

  private static func pieces(
    _ lower: TextLines,
    _ size: Vector,
    _ upper: TextLines,
    _ upperSize: Vector,
    high: Double
  ) -> [Piece] {
    var pieces: [Piece] = []
    for index in lower.lines.indices {
      let line = lower.lines[index]
      let other = upper.lines[index]
      let offset = other.baseline - line.baseline * high
      let cuts = cuts(line, other, within: looseness * upper.fontSize)
      for (start, end) in zip(cuts, cuts.dropFirst()) {
        let wide = (end.other - start.other) / (end.own - start.own)
        let isFirst = start == cuts.first
        let isLast = end == cuts.last
        pieces.append(
          Piece(
            lower: lower.box(
              of: index,
              from: isFirst ? 0 : start.own,
              to: isLast ? size.x : end.own,
              in: size
            ),
            upper: upper.box(
              of: index,
              from: isFirst ? 0 : start.other,
              to: isLast ? upperSize.x : end.other,
              in: upperSize
            ),
            stretch: Stretch(
              scale: Vector(wide, high),
              offset: Vector(start.other - start.own * wide, offset)
            )
          )
        )
      }
    }
    return pieces
  }

  /// A place at which two lines are cut.
  fileprivate struct Cut: Equatable {
    var own: Double
    var other: Double
  }

  /// As few cuts as possible such that no stop between two of them is off by more than `tolerance`.
  private static func cuts(
    _ line: TextLines.Line,
    _ other: TextLines.Line,
    within tolerance: Double
  ) -> [Cut] {
    let ends = [Cut(own: line.left, other: other.left), Cut(own: line.right, other: other.right)]
    guard line.stops.count == other.stops.count else { return ends }
    let stops = zip(line.stops, other.stops).map { Cut(own: $0, other: $1) }
    var cuts = [stops[0]]
    var index = 0
    while index < stops.count - 1 {
      let start = stops[index]
      let end = stops.indices.last { candidate in
        candidate > index + 1 && stops[index...candidate].areStraight(within: tolerance)
      }
      index = end ?? index + 1
      // A piece must have a width at both ends.
      let isWide = stops[index].own - start.own > 1e-3 && stops[index].other - start.other > 1e-3
      if isWide { cuts.append(stops[index]) }
    }
    if cuts.count < 2 { return ends }
    cuts[cuts.count - 1] = ends[1]
    return cuts
  }
}

/// A box that is made wider and higher and is moved.
struct Stretch: Equatable {
  var scale: Vector
  var offset: Vector

  func callAsFunction(_ box: Box) -> Box {
    Box(origin: box.origin.scaled(by: scale) + offset, size: box.size.scaled(by: scale))
  }

  /// The way back.
  var inverse: Stretch {
    let back = Vector(1 / scale.x, 1 / scale.y)
    return Stretch(scale: back, offset: (offset * -1).scaled(by: back))
  }

  init(scale: Vector, offset: Vector) {
    self.scale = scale
    self.offset = offset
  }

  /// Makes the letters of a text as large as those of another, and puts it on the other's first baseline
  /// and on the side to which it keeps.
  init(_ lines: TextLines, like other: TextLines, side: Double) {
    let factor = other.fontSize / lines.fontSize
    scale = Vector(factor, factor)
    offset = other.anchor(at: side) - lines.anchor(at: side) * factor
  }

  /// Lays the widest line on its partner, and the first baseline on the other; nil if no line has a width.
  fileprivate init?(widestLineOf lines: TextLines, on other: TextLines) {
    var widest: (line: TextLines.Line, other: TextLines.Line)?
    for pair in zip(lines.lines, other.lines) {
      if let last = widest?.line, pair.0.right - pair.0.left <= last.right - last.left { continue }
      widest = (pair.0, pair.1)
    }
    guard let (line, partner) = widest, let first = lines.lines.first,
      let otherFirst = other.lines.first, line.right > line.left, partner.right > partner.left
    else { return nil }
    scale = Vector(
      (partner.right - partner.left) / (line.right - line.left),
      other.fontSize / lines.fontSize
    )
    offset = Vector(
      partner.left - line.left * scale.x,
      otherFirst.baseline - first.baseline * scale.y
    )
  }

  /// Whether it lays all lines of a text on those of another, at both ends.
  fileprivate func lays(_ lines: TextLines, on other: TextLines) -> Bool {
    let tolerance = TextMatch.tolerance * min(1, min(scale.x, scale.y))
    for (line, partner) in zip(lines.lines, other.lines) {
      let isOff =
        (line.baseline * scale.y + offset.y - partner.baseline).magnitude > tolerance
        || (line.left * scale.x + offset.x - partner.left).magnitude > tolerance
        || (line.right * scale.x + offset.x - partner.right).magnitude > tolerance
      if isOff { return false }
      guard line.stops.count == partner.stops.count else { continue }
      for (stop, place) in zip(line.stops, partner.stops) {
        let distance = (stop * scale.x + offset.x - place).magnitude
        if distance > TextMatch.looseness * other.fontSize { return false }
      }
    }
    return true
  }
}

extension ArraySlice<TextMatch.Cut> {
  /// Whether all lie on a straight line between the first and the last, give or take `tolerance`.
  fileprivate func areStraight(within tolerance: Double) -> Bool {
    guard let first, let last, last.own > first.own else { return false }
    let slope = (last.other - first.other) / (last.own - first.own)
    return allSatisfy {
      (first.other + ($0.own - first.own) * slope - $0.other).magnitude <= tolerance
    }
  }
}

extension TextLines {
  /// The piece of a picture with a line, or with a part of it; the lines are cut below their descenders.
  fileprivate func box(of line: Int, from left: Double, to right: Double, in size: Vector) -> Box {
    func cut(above index: Int) -> Double {
      guard index > 0 else { return 0 }
      guard index < lines.count else { return size.y }
      let above = lines[index - 1].baseline
      return above + (lines[index].baseline - above) * TextLines.descent
    }
    let top = cut(above: line)
    return Box(left, top, right - left, cut(above: line + 1) - top)
  }

  /// How much of the distance between two baselines belongs to the upper line.
  private static var descent: Double { 0.26 }
}
