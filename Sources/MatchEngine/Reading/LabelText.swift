#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UILabel {
  var matchPicture: Picture {
    Picture(.text(side: side), identity: contentHash, isLoaded: text?.isEmpty == false)
  }

  /// A number that two labels share if they look the same.
  private var contentHash: UInt64 {
    var hasher = Hasher()
    combineStyle(into: &hasher)
    hasher.combine(text)
    hasher.combine(font)
    hasher.combine(numberOfLines)
    hasher.combine(side)
    hasher.combine(lineBreakMode)
    hasher.combine(adjustsFontSizeToFitWidth)
    hasher.combine(minimumScaleFactor)
    // The same text is placed and wrapped differently in a box of another size.
    hasher.combine(Vector(bounds.size))
    return hasher.identity
  }

  /// How the text is written, whatever its size.
  private func combineStyle(into hasher: inout Hasher) {
    hasher.combine(writing)
    hasher.combine(ink)
    hasher.combine(isEnabled)
    hasher.combine(shadowColor)
    hasher.combine(Vector(shadowOffset))
  }

  /// The color of the text, which may be another one in another style of the interface.
  private var ink: RGBA {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return RGBA(color?.resolvedColor(with: traitCollection).cgColor)
  }

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
  /// The text of a label as it was when it was last measured.
  private struct KnownText {
    let contents: UInt64
    let measure: TextMeasure?
  }

  private static let known = AssociatedValue<KnownText>()

  /// The text, which is measured once for each content: a screen is read in every frame in which somebody holds it.
  var textMeasure: TextMeasure? {
    let contents = contentHash
    if let known = UILabel.known[self], known.contents == contents { return known.measure }
    let measure = measure()
    UILabel.known[self] = KnownText(contents: contents, measure: measure)
    return measure
  }

  private func measure() -> TextMeasure? {
    guard bounds.width > 0, bounds.height > 0, let font, let text, !text.isEmpty else { return nil }
    let isLine = numberOfLines == 1
    let endless = CGRect(x: 0, y: 0, width: isLine ? 1e6 : bounds.width, height: 1e6)
    let whole = textRect(forBounds: endless, limitedToNumberOfLines: 0).size
    let seen = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    // A single line may be made smaller to fit in.
    let shrinks = isLine && adjustsFontSizeToFitWidth && whole.width > bounds.width
    let scale = shrinks ? max(bounds.width / whole.width, minimumScaleFactor) : 1
    let (size, line) = (font.pointSize * scale, font.lineHeight * scale)
    let width = shrinks ? min(whole.width * scale, bounds.width) : seen.width
    let lines = isLine ? 1 : max(1, ((seen.height + 0.5) / line).rounded(.down))
    var string = Hasher()
    string.combine(text)
    // What is cut off at the end is another text, unless the other one is cut off at the same place.
    let isCut = whole.width * scale > width + 1 || (whole.height * scale / line).rounded() > lines
    if isCut { string.combine((width / size).rounded()) }
    var style = Hasher()
    combineStyle(into: &style)
    return TextMeasure(
      string: string.identity,
      style: style.identity,
      fontSize: Double(size),
      lines: Int(lines),
      start: Vector(
        Double(bounds.width - width) * side,
        Double((bounds.height - line * lines) / 2 + font.ascender * scale)
      ),
      width: Double(width),
      opacity: ink.alpha
    )
  }
}

extension Hasher {
  fileprivate var identity: UInt64 { UInt64(bitPattern: Int64(finalize())) }
}
#endif
