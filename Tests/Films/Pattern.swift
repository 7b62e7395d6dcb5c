/// A line of SVG without the numbers that may change from frame to frame.
///
///     <rect x="10" y="2.5" fill="#ff0000"/>
///
/// is the parts `<rect x="`, `" y="` and `" fill="#ff0000"/>` with 10 and 2.5 between them.
struct Pattern: Hashable {
  var parts: [String]

  /// The attributes whose numbers are places, sizes and opacities.
  private static let moving: Set<String> = [
    "x", "y", "x1", "y1", "x2", "y2", "width", "height", "rx", "cx", "cy", "r", "d", "transform",
    "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stdDeviation", "textLength",
    "stroke-dasharray",
  ]

  /// Takes a line apart.
  ///
  /// Quotes stand around attributes and nowhere else: in texts they are escaped.
  static func taken(from line: String) -> (pattern: Pattern, numbers: [String]) {
    var cutter = Cutter(bytes: Array(line.utf8))
    while let value = cutter.nextValue() {
      if moving.contains(value.name) { cutter.cutNumbers(in: value.place) }
    }
    cutter.end()
    return (Pattern(parts: cutter.parts), cutter.numbers)
  }

  /// The line with these numbers.
  func line(_ numbers: ArraySlice<String>) -> String {
    zip(parts, numbers).map { $0 + $1 }.joined() + (parts.last ?? "")
  }

  var slotCount: Int { parts.count - 1 }
}

/// Collects the parts of a line and the numbers between them, byte by byte: films have many lines.
private struct Cutter {
  let bytes: [UInt8]
  var parts: [String] = []
  var numbers: [String] = []
  /// Where the part begins that is not cut yet.
  private var start = 0
  /// How far the line was read.
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next attribute's name, and where between quotes its value is.
  mutating func nextValue() -> (name: String, place: Range<Int>)? {
    var word = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: " ") { word = place + 1 }
      place += 1
    }
    guard place < bytes.count else { return nil }
    // Without the equals sign.
    let name = word < place ? text(word..<place - 1) : ""
    let first = place + 1
    place = first
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += 1 }
    defer { place += 1 }
    return (name, first..<place)
  }

  /// Numbers begin with a minus or a digit.
  mutating func cutNumbers(in range: Range<Int>) {
    var next = range.lowerBound
    while next < range.upperBound {
      let first = next
      while next < range.upperBound, isNumeric(bytes[next], first: next == first) { next += 1 }
      if next == first {
        next += 1
        continue
      }
      parts.append(text(start..<first))
      numbers.append(text(first..<next))
      start = next
    }
  }

  /// What is left is the last part.
  mutating func end() { parts.append(text(start..<bytes.count)) }

  private func isNumeric(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    case UInt8(ascii: "."): !first
    default: false
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
