import MatchEngineCore

/// The first seam: one screen as the page's script has read it, a row of numbers for each element.
///
/// The script reads only the elements that have a tag and those around them, starting with the screen itself.
/// The children of an element are rows that follow one another.
struct ElementReader: TreeReading, Equatable {
  /// What a row has, in this order; Page/reading.js writes it.
  private enum Column: Int, CaseIterable {
    case firstChild, childCount, tagStart, tagCount, traits, depth
    case x, y, width, height, a, b, c, d
    case opacity, topLeft, topRight, bottomRight, bottomLeft
    case background, backgroundGreen, backgroundBlue, backgroundAlpha
    case borderWidth, border, borderGreen, borderBlue, borderAlpha
    case shadow, shadowGreen, shadowBlue, shadowAlpha, shadowX, shadowY, shadowRadius
    case kind, identity, left, top, right, bottom, fontSize, words, style
  }

  private let numbers: [Double]
  private let tags: [UInt8]

  /// Copies the numbers of `count` rows, and behind them the bytes of all tags.
  init(_ memory: UnsafeRawPointer, count: Int, tagBytes: Int) {
    let numberCount = count * Column.allCases.count
    let start = memory.assumingMemoryBound(to: Double.self)
    numbers = Array(UnsafeBufferPointer(start: start, count: numberCount))
    let bytes = memory.advanced(by: numberCount * 8).assumingMemoryBound(to: UInt8.self)
    tags = Array(UnsafeBufferPointer(start: bytes, count: tagBytes))
  }

  func children(of row: Int) -> Range<Int> {
    let first = Int(self[row, .firstChild])
    return first..<first + Int(self[row, .childCount])
  }

  func matchID(of row: Int) -> String? {
    let count = Int(self[row, .tagCount])
    guard count > 0 else { return nil }
    let start = Int(self[row, .tagStart])
    let tag = String(decoding: tags[start..<start + count], as: UTF8.self)
    // What stays in front isn't in the report.
    return has(.staysInFront, row) ? "\0" + tag : tag
  }

  func depth(of row: Int) -> Double { self[row, .depth] }

  func shape(of row: Int) -> NodeShape {
    // The page knows where the center is seen, and so no origin of a transform matters.
    NodeShape(
      bounds: Box(0, 0, self[row, .width], self[row, .height]),
      position: vector(row, .x),
      transform: Affine(a: self[row, .a], b: self[row, .b], c: self[row, .c], d: self[row, .d]),
      isThreeDimensional: has(.isThreeDimensional, row)
    )
  }

  func traits(of row: Int) -> NodeTraits {
    NodeTraits(
      isHidden: has(.isHidden, row),
      opacity: self[row, .opacity],
      clips: has(.clips, row),
      corners: Corners(
        topLeft: self[row, .topLeft],
        topRight: self[row, .topRight],
        bottomRight: self[row, .bottomRight],
        bottomLeft: self[row, .bottomLeft]
      ),
      staysInFront: has(.staysInFront, row)
    )
  }

  func looks(of row: Int, isNest: Bool) -> NodeLooks {
    NodeLooks(decoration: decoration(of: row), picture: picture(of: row))
  }
}

extension ElementReader {
  /// What the script says of an element with one bit each.
  struct Traits: OptionSet {
    let rawValue: Int
    static let isHidden = Traits(rawValue: 1)
    static let clips = Traits(rawValue: 2)
    static let isThreeDimensional = Traits(rawValue: 4)
    static let isLoading = Traits(rawValue: 8)
    static let staysInFront = Traits(rawValue: 16)
  }

  private func has(_ trait: Traits, _ row: Int) -> Bool {
    Traits(rawValue: Int(self[row, .traits])).contains(trait)
  }

  private subscript(row: Int, column: Column, offset: Int = 0) -> Double {
    numbers[row * Column.allCases.count + column.rawValue + offset]
  }

  private func vector(_ row: Int, _ column: Column) -> Vector {
    Vector(self[row, column], self[row, column, 1])
  }

  private func color(_ row: Int, _ red: Column) -> RGBA {
    RGBA(self[row, red], self[row, red, 1], self[row, red, 2], self[row, red, 3])
  }

  private func decoration(of row: Int) -> Decoration {
    Decoration(
      border: Border(width: self[row, .borderWidth], color: color(row, .border)),
      shadow: Shadow(
        color: color(row, .shadow),
        offset: vector(row, .shadowX),
        radius: self[row, .shadowRadius]
      ),
      background: color(row, .background)
    )
  }

  private func picture(of row: Int) -> Picture {
    let identity = UInt64(self[row, .identity])
    let (start, end) = (vector(row, .left), vector(row, .right))
    switch Int(self[row, .kind]) {
    case 1:
      return Picture(
        .image(Box(from: start, to: end)),
        identity: identity,
        isLoaded: !has(.isLoading, row)
      )
    case 2:
      let text = TextMeasure(
        string: UInt64(self[row, .words]),
        style: UInt64(self[row, .style]),
        fontSize: self[row, .fontSize],
        start: start,
        width: end.x - start.x
      )
      return Picture(.text(side: end.y), identity: identity == 0 ? nil : identity, text: text)
    default:
      return Picture(identity: identity == 0 ? nil : identity)
    }
  }
}
