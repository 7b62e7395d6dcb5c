#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UILabel {
  var matchPicture: Picture {
    var hasher = Hasher()
    combineStyle(into: &hasher)
    hasher.combine(styledText)
    hasher.combine(numberOfLines)
    hasher.combine(textAlignment)
    hasher.combine(lineBreakMode)
    // The same text is placed and wrapped differently in a box of another size.
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
    let identity = hasher.identity
    return Picture(
      .text(side: side),
      identity: identity,
      isLoaded: text?.isEmpty == false,
      lines: textLines(of: identity)
    )
  }

  private func combineStyle(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(inkColor)
    hasher.combine(isEnabled)
    hasher.combine(shadowColor)
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
  }

  private var inkColor: UIColor? { isHighlighted ? highlightedTextColor ?? textColor : textColor }

  private var side: Double {
    switch textAlignment {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}

extension UILabel {
  /// The lines of a label as it was when they were last laid out.
  private struct KnownLines {
    let key: Int
    let lines: TextLines?
  }

  private static let known = AssociatedValue<KnownLines>()

  /// Where the letters of the text are; nil if there are none.
  ///
  /// A screen is read in every frame in which somebody holds it, and a text is laid out only once.
  private func textLines(of identity: UInt64) -> TextLines? {
    var hasher = Hasher()
    hasher.combine(identity)
    hasher.combine(side)
    hasher.combine(adjustsFontSizeToFitWidth)
    hasher.combine(minimumScaleFactor)
    let key = hasher.finalize()
    let known = UILabel.known[self].flatMap { $0.key == key ? $0 : nil }
    let found = known ?? KnownLines(key: key, lines: laidOutLines)
    if known == nil { UILabel.known[self] = found }
    // The same color may be another one in another style.
    var lines = found.lines
    lines?.opacity = RGBA(inkColor?.resolvedColor(with: traitCollection).cgColor).alpha
    return lines
  }

  private var laidOutLines: TextLines? {
    let scale = fontScale
    guard bounds.width > 0, bounds.height > 0, let font, let text = laidOutText(scale: scale),
      text.length > 0
    else { return nil }
    let size = font.pointSize * scale
    let room = max(1, Int((bounds.height + 0.5) / (font.lineHeight * scale)))
    let layout = LabelLayout(
      text,
      width: bounds.width,
      limit: numberOfLines == 0 ? room : min(room, numberOfLines),
      lineBreakMode
    )
    var words = Hasher()
    let lines = layout.lines(into: &words)
    guard !lines.isEmpty else { return nil }
    var style = Hasher()
    combineStyle(into: &style)
    style.combine(size)
    style.combine(styledText)
    return TextLines(
      fontSize: Double(size),
      lines: lines.map { aligned($0, top: (bounds.height - layout.height) / 2) },
      words: words.identity,
      style: style.identity
    )
  }

  /// The line in the label; the layout has all lines at the left.
  private func aligned(_ line: TextLines.Line, top: CGFloat) -> TextLines.Line {
    var line = line
    line.baseline += Double(top)
    guard let left = line.stops.first, let right = line.stops.last, side > 0 else { return line }
    let shift = (Double(bounds.width) - (right - left)) * side - left
    line.stops = line.stops.map { $0 + shift }
    return line
  }

  /// By how much a single line is made smaller to fit in.
  private var fontScale: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let text = laidOutText(scale: 1) else {
      return 1
    }
    let layout = LabelLayout(text, width: 1e6, limit: 1, .byClipping)
    guard layout.width > bounds.width, bounds.width > 0 else { return 1 }
    return max(bounds.width / layout.width, minimumScaleFactor)
  }
}

extension Hasher {
  fileprivate var identity: UInt64 { UInt64(bitPattern: Int64(finalize())) }
}

/// A text laid out as a label does it, with all lines at the left.
@MainActor private struct LabelLayout {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container: NSTextContainer

  /// In a longer text, nobody sees where the words of a line are.
  private static let longest = 1_000

  init(
    _ text: NSAttributedString,
    width: CGFloat,
    limit: Int,
    _ lineBreakMode: NSLineBreakMode
  ) {
    storage = NSTextStorage(attributedString: text)
    container = NSTextContainer(size: CGSize(width: width, height: 1e6))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = limit
    container.lineBreakMode = lineBreakMode
    manager.usesFontLeading = false
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  var width: CGFloat { manager.usedRect(for: container).width }
  var height: CGFloat { manager.usedRect(for: container).height }

  /// The lines; what is on them goes into the hasher.
  func lines(into hasher: inout Hasher) -> [TextLines.Line] {
    let all = manager.glyphRange(for: container)
    var lines: [TextLines.Line] = []
    var next = all.location
    while next < NSMaxRange(all) {
      var glyphs = NSRange()
      let rect = manager.lineFragmentRect(forGlyphAt: next, effectiveRange: &glyphs)
      guard glyphs.length > 0 else { break }
      let stops = stops(of: glyphs, into: &hasher)
      if let first = stops.first, let last = stops.last, last - first > 1e-3 {
        let baseline = rect.minY + manager.location(forGlyphAt: glyphs.location).y
        lines.append(TextLines.Line(baseline: Double(baseline), stops: stops))
      }
      next = NSMaxRange(glyphs)
    }
    return lines
  }

  /// The edges of a line and of the words on it, from left to right.
  private func stops(of glyphs: NSRange, into hasher: inout Hasher) -> [Double] {
    let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: glyphs.location)
    let words = words(in: glyphs)
    hasher.combine(cut.location == NSNotFound ? -1 : cut.location - glyphs.location)
    hasher.combine(words.count)
    let used = manager.lineFragmentUsedRect(forGlyphAt: glyphs.location, effectiveRange: nil)
    guard cut.location == NSNotFound, let first = words.first, let last = words.last else {
      for word in words { hasher.combine((storage.string as NSString).substring(with: word)) }
      return [Double(used.minX), Double(used.maxX)]
    }
    for word in words { hasher.combine((storage.string as NSString).substring(with: word)) }
    let rects = (storage.length > LabelLayout.longest ? [first, last] : words).map { word in
      let glyphs = manager.glyphRange(forCharacterRange: word, actualCharacterRange: nil)
      return manager.boundingRect(forGlyphRange: glyphs, in: container)
    }
    let end = rects.map(\.maxX).max() ?? used.maxX
    return (rects.map(\.minX) + [end]).map { Double($0) }.sorted()
  }

  /// The words on a line; spaces separate them and belong to none.
  private func words(in glyphs: NSRange) -> [NSRange] {
    let line = manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
    let text = storage.string as NSString
    var words: [NSRange] = []
    var start = line.location
    for index in line.location...NSMaxRange(line) {
      let isEnd = index == NSMaxRange(line)
      guard isEnd || [9, 10, 13, 32].contains(text.character(at: index)) else { continue }
      if index > start { words.append(NSRange(location: start, length: index - start)) }
      start = index + 1
    }
    return words
  }
}
#endif
