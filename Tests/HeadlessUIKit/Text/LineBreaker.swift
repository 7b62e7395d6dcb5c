struct LineBreaker {
  let font: UIFont
  let width: CGFloat
  let mode: NSLineBreakMode
  /// How wide a part of the text is, if that isn't all in the font.
  var widthInLooks: ((Substring) -> CGFloat)?

  /// At most `limit` lines, unless that is 0.
  func lines(of text: String, limit: Int) -> [String] {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // One line, or lines that are cut instead of wrapped, break at newlines alone.
    let wraps = limit != 1 && mode != .byClipping
    let lines = paragraphs.flatMap { wraps ? wrapped($0) : [$0] }
    guard limit > 0, lines.count > limit else { return lines.map(cut) }
    let shown = lines.prefix(limit).map(cut)
    guard truncates else { return shown }
    // The last line holds as much of its paragraph as there is room for.
    let rest = text[lines[limit - 1].startIndex...].prefix { !$0.isNewline }
    return shown.dropLast() + [shortened(rest)]
  }

  private var truncates: Bool {
    if mode == .byTruncatingHead || mode == .byTruncatingMiddle { missing("an ellipsis inside") }
    return mode == .byTruncatingTail
  }

  private func width(of text: Substring) -> CGFloat {
    widthInLooks?(text) ?? font.width(of: String(text))
  }

  private func fits(_ text: Substring, beside end: String = "") -> Bool {
    // Labels are sized to their own text: what rounding adds must not wrap it.
    width(of: text) + font.width(of: end) <= width + 1e-6
  }

  /// A paragraph in lines; spaces at a line's end hang beyond the width and are left out.
  private func wrapped(_ paragraph: Substring) -> [Substring] {
    var (lines, rest): ([Substring], Substring) = ([], paragraph)
    while !fits(rest) {
      let end = breakIndex(in: rest)
      var line = rest[..<end]
      while line.last == " " { line.removeLast() }
      lines.append(line)
      rest = rest[end...].drop { $0 == " " }
    }
    return rest.isEmpty && !lines.isEmpty ? lines : lines + [rest]
  }

  /// The end of the first line: after the last word that fits, or else within the first.
  private func breakIndex(in text: Substring) -> Substring.Index {
    var (index, room, word) = (text.startIndex, width + 1e-6, text.startIndex)
    while index < text.endIndex {
      let character = text[index]
      if character == " " { word = index }
      room -= width(of: text[index...index])
      if room < 0, character != " " || mode == .byCharWrapping { break }
      index = text.index(after: index)
    }
    if mode != .byCharWrapping, word > text.startIndex { return word }
    return max(index, text.index(after: text.startIndex))
  }

  /// A line as it is, or with an ellipsis if it is too long and the mode asks for one.
  private func cut(_ line: Substring) -> String {
    truncates && !fits(line) ? shortened(line) : String(line)
  }

  /// The longest part of the line that leaves room for an ellipsis.
  private func shortened(_ line: Substring) -> String {
    let parts = (0...line.count).reversed().lazy.map { line.prefix($0) }
    return (parts.first { fits($0, beside: "…") } ?? "") + "…"
  }
}
