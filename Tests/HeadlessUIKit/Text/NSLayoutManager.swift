// TextKit 1, as far as text is measured with it: one container, one font, lines from the left edge.
import Foundation

/// The text that a layout manager lays out; it has the font of its first character.
open class NSTextStorage: NSAttributedString {
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
  }

  fileprivate var font: UIFont {
    guard length > 0 else { return .systemFont(ofSize: 12) }
    return attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
  }
}

/// The box that holds the lines.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  public init(size: CGSize) { self.size = size }
}

/// Lays text out; a glyph is a UTF-16 unit of the text.
open class NSLayoutManager: NSObject {
  /// A line with its part of the text.
  private struct Fragment {
    var line: TextLayout.Line
    var range: NSRange
    var isTruncated: Bool
  }

  open fileprivate(set) var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true

  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    fragments.reduce(NSRange(location: 0, length: 0)) { NSUnionRange($0, $1.range) }
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    glyphRange
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let (index, fragment) = fragment(at: glyphIndex)
    effectiveGlyphRange?.pointee = fragment.range
    let width = textContainers.first?.size.width ?? 0
    return CGRect(x: 0, y: height * CGFloat(index), width: width, height: height)
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    var rect = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    rect.size.width = fragment(at: glyphIndex).fragment.line.width
    return rect
  }

  /// The baseline, from the top left of the line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let (index, fragment) = fragment(at: glyphIndex)
    return CGPoint(
      x: width(of: NSRange(fragment.range.location..<glyphIndex)),
      y: fragment.line.baseline - height * CGFloat(index)
    )
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let (index, fragment) = fragment(at: glyphRange.location)
    let start = width(of: NSRange(fragment.range.location..<glyphRange.location))
    let end = min(NSMaxRange(glyphRange), NSMaxRange(fragment.range))
    return CGRect(
      x: start,
      y: height * CGFloat(index),
      width: width(of: NSRange(glyphRange.location..<max(end, glyphRange.location))),
      height: height
    )
  }

  /// What is cut off a line; its location is `NSNotFound` if nothing is.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let fragment = fragment(at: glyphIndex).fragment
    guard fragment.isTruncated else { return NSRange(location: NSNotFound, length: 0) }
    let kept = fragment.line.text.utf16.count - 1
    return NSRange(fragment.range.location + kept..<NSMaxRange(fragment.range))
  }

  open func usedRect(for container: NSTextContainer) -> CGRect {
    let width = fragments.map(\.line.width).max() ?? 0
    return CGRect(x: 0, y: 0, width: width, height: height * CGFloat(fragments.count))
  }

  private var height: CGFloat { textStorage?.font.lineHeight ?? 0 }

  private func width(of range: NSRange) -> CGFloat {
    guard let storage = textStorage else { return 0 }
    return storage.font.width(of: (storage.string as NSString).substring(with: range))
  }

  private func fragment(at glyph: Int) -> (index: Int, fragment: Fragment) {
    let fragments = fragments
    let index = fragments.firstIndex { NSMaxRange($0.range) > glyph } ?? fragments.count - 1
    guard fragments.indices.contains(index) else { missing("the line of a glyph without text") }
    return (index, fragments[index])
  }

  private var fragments: [Fragment] {
    guard let storage = textStorage, let container = textContainers.first else { return [] }
    if container.lineFragmentPadding != 0 { missing("text with padding") }
    let text = storage.string as NSString
    let layout = TextLayout(
      storage.string,
      font: storage.font,
      width: container.size.width,
      numberOfLines: container.maximumNumberOfLines,
      lineBreakMode: container.lineBreakMode
    )
    var (start, fragments): (Int, [Fragment]) = (0, [])
    for (number, line) in layout.lines.enumerated() {
      let rest = NSRange(start..<text.length)
      let found = line.text.isEmpty ? rest : text.range(of: line.text, options: [], range: rest)
      let isCut = found.location == NSNotFound
      let isLast = number == layout.lines.count - 1
      // Spaces and line ends belong to the line before them.
      var end = NSMaxRange(found)
      if line.text.isEmpty { end = min(start + 1, text.length) }
      if isCut { end = NSMaxRange(text.lineRange(for: NSRange(start..<start))) }
      if isLast { end = text.length }
      while !isLast, end < text.length, [10, 32].contains(text.character(at: end)) { end += 1 }
      fragments.append(Fragment(line: line, range: NSRange(start..<end), isTruncated: isCut))
      start = end
    }
    return fragments
  }
}
