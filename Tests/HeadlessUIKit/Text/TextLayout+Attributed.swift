// Text in several looks. A paragraph wraps and stands as high as its largest font makes it.
extension TextLayout {
  /// A part of a line in one look.
  struct Run: Equatable, Sendable {
    var text: String
    var font: UIFont
    var color: UIColor?
    var background: UIColor?
    var isUnderlined: Bool
    var isStruckThrough: Bool
    /// From the line's start.
    var x: CGFloat
    var width: CGFloat
  }

  init(
    _ text: NSAttributedString,
    font base: UIFont,
    width: CGFloat = .infinity,
    numberOfLines limit: Int = 0,
    lineBreakMode: NSLineBreakMode = .byWordWrapping
  ) {
    self.init("", font: base)
    let string = text.string as NSString
    var place = 0
    while place < string.length, limit == 0 || lines.count < limit {
      let end = string.range(
        of: "\n",
        options: .literal,
        range: NSRange(location: place, length: string.length - place)
      )
      let stop = end.location == NSNotFound ? string.length : end.location
      let paragraph = text.attributedSubstring(
        from: NSRange(location: place, length: stop - place)
      )
      let breaker = LineBreaker(
        font: paragraph.largestFont(base),
        width: width,
        mode: lineBreakMode
      ) { part in
        let start = part.startIndex.utf16Offset(in: part.base)
        let range = NSRange(location: start, length: part.utf16.count)
        return paragraph.runs(in: range, base).last.map { $0.x + $0.width } ?? 0
      }
      let left = limit == 0 ? 0 : limit - lines.count
      add(paragraph, breaker.lines(of: paragraph.string, limit: left), breaker.font, base)
      place = stop + 1
    }
  }

  private mutating func add(
    _ paragraph: NSAttributedString,
    _ texts: [String],
    _ largest: UIFont,
    _ base: UIFont
  ) {
    let string = paragraph.string as NSString
    let style = string.length > 0 ? paragraph.value(.paragraphStyle, at: 0) : nil
    var place = 0
    for text in texts {
      let rest = NSRange(location: place, length: string.length - place)
      let isWhole = string.range(of: text, options: .literal, range: rest).location != NSNotFound
      let kept = isWhole ? text : String(text.dropLast())
      var range = string.range(of: kept, options: .literal, range: rest)
      if range.location == NSNotFound { range = NSRange(location: place, length: 0) }
      place = range.location + range.length
      var runs = paragraph.runs(in: range, base)
      if !isWhole, let last = runs.indices.last {
        runs[last].text += "…"
        runs[last].width = runs[last].font.width(of: runs[last].text)
      }
      let width = runs.last.map { $0.x + $0.width } ?? 0
      let baseline = height + largest.ascender
      lines.append(Line(text: text, width: width, baseline: baseline, runs: runs))
      height += largest.lineHeight + ((style as? NSParagraphStyle)?.lineSpacing ?? 0)
    }
  }
}

extension NSAttributedString {
  func value(_ key: Key, at place: Int) -> Any? {
    attribute(key, at: place, effectiveRange: nil)
  }

  fileprivate func largestFont(_ base: UIFont) -> UIFont {
    var fonts: [UIFont] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      fonts.append(attributes[.font] as? UIFont ?? base)
    }
    return fonts.max { $0.pointSize < $1.pointSize } ?? base
  }

  fileprivate func runs(in range: NSRange, _ base: UIFont) -> [TextLayout.Run] {
    var runs: [TextLayout.Run] = []
    enumerateAttributes(in: range) { attributes, range, _ in
      let text = (string as NSString).substring(with: range)
      let font = attributes[.font] as? UIFont ?? base
      runs.append(
        TextLayout.Run(
          text: text,
          font: font,
          color: attributes[.foregroundColor] as? UIColor,
          background: attributes[.backgroundColor] as? UIColor,
          isUnderlined: attributes[.underlineStyle] as? Int ?? 0 != 0,
          isStruckThrough: attributes[.strikethroughStyle] as? Int ?? 0 != 0,
          x: runs.last.map { $0.x + $0.width } ?? 0,
          width: font.width(of: text)
        )
      )
    }
    return runs
  }
}

extension Drawing {
  /// Adds a line, with its own look or the given one.
  mutating func add(
    _ line: TextLayout.Line,
    at baseline: CGPoint,
    _ font: UIFont,
    _ color: CGColor,
    own: (UIColor) -> CGColor
  ) {
    if line.runs.isEmpty { commands.append(.text(line.text, font, color, baseline: baseline)) }
    for run in line.runs {
      let ink = run.color.map(own) ?? color
      func bar(_ y: CGFloat, _ height: CGFloat, _ color: CGColor) {
        let box = CGRect(x: baseline.x + run.x, y: baseline.y + y, width: run.width, height: height)
        commands.append(.fill(CGPath(rect: box, transform: nil), color, .winding))
      }
      if let back = run.background { bar(-run.font.ascender, run.font.lineHeight, own(back)) }
      let place = CGPoint(x: baseline.x + run.x, y: baseline.y)
      commands.append(.text(run.text, run.font, ink, baseline: place))
      let thickness = max(1, run.font.pointSize / 16)
      if run.isUnderlined { bar(thickness, thickness, ink) }
      if run.isStruckThrough { bar(-run.font.pointSize * 0.28, thickness, ink) }
    }
  }
}
