// Text in lines. The breaks are plausible and always the same; they are not UIKit's own.
struct TextLayout: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    var text: String
    var width: CGFloat

    /// From the top of the text.
    var baseline: CGFloat
    /// Its parts, if they have looks of their own.
    var runs: [Run] = []
  }

  var lines: [Line]
  var lineHeight: CGFloat
  var height: CGFloat

  var size: CGSize { CGSize(width: lines.map(\.width).max() ?? 0, height: height) }

  /// Lays the text out; no lines for an empty text, and 0 lines stand for as many as there are.
  init(
    _ text: String,
    font: UIFont,
    width: CGFloat = .infinity,
    numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byWordWrapping
  ) {
    let breaker = LineBreaker(font: font, width: width, mode: lineBreakMode)
    let texts = text.isEmpty ? [] : breaker.lines(of: text, limit: numberOfLines)
    lineHeight = font.lineHeight
    height = font.lineHeight * CGFloat(texts.count)
    lines = texts.enumerated().map { index, text in
      let top = font.lineHeight * CGFloat(index)
      return Line(text: text, width: font.width(of: text), baseline: top + font.ascender)
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center, right, justified, natural
}
