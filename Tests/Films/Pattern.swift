/// A line of SVG without the numbers that may change from frame to frame.
///
///     <rect x="10" y="2.5" fill="#ff0000"/>
///
/// is the parts `<rect x="`, `" y="` and `" fill="#ff0000"/>` with 10 and 2.5 between them.
struct Pattern: Hashable {
  var parts: [String]

  /// The attributes whose numbers are places, sizes and opacities.
  private static let moving: Set<Substring> = [
    "x", "y", "x1", "y1", "x2", "y2", "width", "height", "rx", "cx", "cy", "r", "d", "transform",
    "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stdDeviation", "textLength",
    "stroke-dasharray",
  ]

  /// Takes a line apart.
  ///
  /// Quotes stand around attributes and nowhere else: in texts they are escaped.
  static func taken(from line: String) -> (pattern: Pattern, numbers: [Substring]) {
    var cutter = Cutter()
    var isMoving = false
    let segments = line.split(separator: "\"", omittingEmptySubsequences: false)
    for (place, segment) in segments.enumerated() {
      if place > 0 { cutter.keep("\"") }
      if place % 2 == 1, isMoving {
        cutter.cut(segment)
      } else {
        cutter.keep(segment)
        let name = segment.split(separator: " ").last?.dropLast()
        isMoving = name.map(moving.contains) ?? false
      }
    }
    return (Pattern(parts: cutter.parts), cutter.numbers)
  }

  /// The line with these numbers.
  func line(_ numbers: ArraySlice<Substring>) -> String {
    zip(parts, numbers).map { $0 + $1 }.joined() + (parts.last ?? "")
  }

  var slotCount: Int { parts.count - 1 }
}

/// Collects the parts of a line and the numbers between them.
private struct Cutter {
  var parts = [""]
  var numbers: [Substring] = []

  mutating func keep(_ text: Substring) { parts[parts.count - 1] += text }
  mutating func keep(_ text: String) { parts[parts.count - 1] += text }

  mutating func cut(_ text: Substring) {
    var rest = text
    while let first = rest.first {
      let isNumber = first == "-" || first.isNumber
      let length = rest.prefix { isNumber == ($0 == "-" || $0 == "." || $0.isNumber) }
      rest = rest[length.endIndex...]
      guard isNumber else {
        keep(length)
        continue
      }
      numbers.append(length)
      parts.append("")
    }
  }
}
