#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// Whether the view shows a text and nothing else: a label, a field, or a button or a pill with a title.
  var showsOnlyText: Bool {
    switch self {
    case let label as UILabel: subviews.isEmpty && !label.placesText
    case let field as UITextField: field.text?.isEmpty == false && !field.isSecureTextEntry
    default: onlyTitle != nil
    }
  }

  /// The words in the view, if nothing else is visible in it but views that fly by themselves.
  func words(beside flies: (UIView) -> Bool) -> [String]? {
    var words: [String] = []
    guard !hasMaskOrPattern, !showsOnlyText, addWords(to: &words, beside: flies) else { return nil }
    return words
  }

  private func addWords(to words: inout [String], beside flies: (UIView) -> Bool) -> Bool {
    // A text view with a background is a card.
    if showsOnlyText && plate == nil || self is UITextView && RGBA(visibleBackground).alpha == 0 {
      words.append(letters?.label.text ?? (self as? UITextView)?.text ?? "")
      return true
    }
    if showsContents { return false }
    return subviews.allSatisfy { view in
      if !view.isSeenByItself || flies(view) { return true }
      // A view with a shadow path casts its shadow even if everything in it flies, unless that takes the shadow along.
      let casts =
        view.layer.shadowOpacity > 0 && view.layer.shadowPath != nil
        && !view.subviews.contains { $0.shadowWrapper === view }
      let isBare = RGBA(view.visibleBackground).alpha == 0 && view.layer.borderWidth == 0
      return isBare && !casts && view.addWords(to: &words, beside: flies)
    }
  }

  /// A hash of all visible words in the view, without those that fly by themselves, and of where and how they are
  /// written; nil without words.
  func wordsHash(beside flies: (UIView) -> Bool) -> UInt64? {
    var hasher = Hasher()
    return combineWords(at: .zero, into: &hasher, beside: flies) ? hasher.identity : nil
  }

  private func combineWords(
    at place: CGPoint,
    into hasher: inout Hasher,
    beside flies: (UIView) -> Bool
  ) -> Bool {
    let measure = (self as? UILabel ?? (self as? UITextField)?.asLabel)?.knownMeasure
    let texts = self as? UITextView
    var isAny = measure != nil || texts?.text.isEmpty == false
    if isAny {
      hasher.combine(measure)
      hasher.combine(texts?.text)
      hasher.combine(texts?.font)
      hasher.combine(Vector(place))
    }
    for view in subviews where view.isSeenByItself && !flies(view) {
      let place = view.frame.origin - (bounds.origin - place)
      if view.combineWords(at: place, into: &hasher, beside: flies) { isAny = true }
    }
    return isAny
  }

  var textPicture: Picture {
    if let label = self as? UILabel { return label.matchPicture }
    return Picture(.text(side: self is UIButton ? 0.5 : letters?.label.side ?? 0.5))
  }

  /// The label that writes the text of a view with nothing else in it, and its place from the view's top left.
  var letters: (label: UILabel, place: CGPoint)? {
    switch self {
    case let label as UILabel: (label, .zero)
    case let field as UITextField: (field.asLabel, field.textFrame.origin - bounds.origin)
    default: onlyTitle.map { ($0, $0.frame.origin - bounds.origin) }
    }
  }

  var textMeasure: TextMeasure? {
    guard let letters, var text = letters.label.knownMeasure else { return nil }
    text.start = text.start + Vector(letters.place)
    // The frame around the letters of a field is never that of another field, nor its own at another size.
    if framesText { text.style = UInt64(bitPattern: Int64(hash ^ Vector(bounds.size).hashValue)) }
    return text
  }

  /// Whether the view shows more than letters: for example, a field with a border or an icon.
  var framesText: Bool { (self as? UITextField).map { $0.textFrame != bounds } ?? false }

  /// The label that is as high as a button or a pill, if nothing else is visible in that but a box behind the label.
  private var onlyTitle: UILabel? {
    let seen = subviews.filter { [plate] in $0 !== plate && $0.shows(\.showsSomething) }
    guard seen.count == 1, let title = seen[0] as? UILabel, title.showsOnlyText,
      title.text?.isEmpty == false, ViewTag.of(title)?.hasID != true,
      layer.sublayers?.count == subviews.count,
      self is UIButton
        || !showsContents && title.hasNoBackground && title.frame.height > bounds.height / 2
    else { return nil }
    return title
  }
}

extension CapturedTree<UIView> {
  /// Adds the measures of the texts; the partner of one may have left in flight.
  @MainActor mutating func measureTexts() {
    for (index, view) in nodes.enumerated() {
      let picture = capture.elements[index].picture
      guard picture.text == nil, case .text = picture.kind else { continue }
      capture.elements[index].picture.text = view.textMeasure
    }
  }
}

extension UITextField {
  fileprivate var textFrame: CGRect { textRect(forBounds: bounds) }

  fileprivate var asLabel: UILabel {
    let label = UILabel(frame: textFrame)
    label.text = text
    label.font = font
    label.textColor = textColor?.resolvedColor(with: traitCollection)
    label.textAlignment = textAlignment
    label.semanticContentAttribute = semanticContentAttribute
    return label
  }
}

extension UILabel {
  var matchPicture: Picture {
    Picture(.text(side: side), identity: contentHash, isLoaded: text?.isEmpty == false)
  }

  /// A number that two labels share if they look the same.
  fileprivate var contentHash: UInt64 {
    var hasher = Hasher()
    hasher.combine(styleHash)
    hasher.combine(text)
    hasher.combine(font)
    hasher.combine(numberOfLines)
    hasher.combine(side)
    hasher.combine(lineBreakMode)
    hasher.combine(adjustsFontSizeToFitWidth)
    hasher.combine(minimumScaleFactor)
    // In a box of another size, the same text is placed and wrapped differently.
    hasher.combine(Vector(bounds.size))
    return hasher.identity
  }

  /// A hash of how the text is written, in whatever size.
  private var styleHash: UInt64 {
    var hasher = Hasher()
    hasher.combine(knownWriting)
    hasher.combine(ink)
    hasher.combine(isEnabled)
    hasher.combine(shadowColor)
    hasher.combine(Vector(shadowOffset))
    return hasher.identity
  }

  private typealias Writing = (NSAttributedString?, UIFont?, UIUserInterfaceStyle)
  private static let writingHashes = AssociatedValue<(of: Writing, hash: Int)>()

  /// A hash of how the parts of the text are written, computed once for each text.
  private var knownWriting: Int {
    let own: Writing = (attributedText, font, traitCollection.userInterfaceStyle)
    if let known = UILabel.writingHashes[self], known.of == own { return known.hash }
    let hash = writing.hashValue
    UILabel.writingHashes[self] = (own, hash)
    return hash
  }

  private var ink: RGBA {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return RGBA(color?.resolvedColor(with: traitCollection).cgColor)
  }

  fileprivate var side: Double {
    switch textAlignment {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }

  private static let measures = AssociatedValue<(contents: UInt64, measure: TextMeasure?)>()

  /// The measure of the text, computed once for each content, because a held screen is read on every frame.
  fileprivate var knownMeasure: TextMeasure? {
    let contents = contentHash
    if let known = UILabel.measures[self], known.contents == contents { return known.measure }
    let measure = measure()
    UILabel.measures[self] = (contents, measure)
    return measure
  }

  /// Measures the text, which is centered vertically.
  private func measure() -> TextMeasure? {
    guard !bounds.isEmpty, let font, let text, text.contains(where: { $0 != " " })
    else { return nil }
    let isLine = numberOfLines == 1
    let endless = CGRect(x: 0, y: 0, width: isLine ? 1e6 : bounds.width, height: 1e6)
    let whole = textRect(forBounds: endless, limitedToNumberOfLines: 0).size
    let seen = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    // A single line may be made smaller to fit in.
    let shrinks = isLine && adjustsFontSizeToFitWidth && whole.width > bounds.width
    let scale = shrinks ? max(bounds.width / whole.width, minimumScaleFactor) : 1
    let line = font.lineHeight * scale
    let width = shrinks ? min(whole.width * scale, bounds.width) : seen.width
    let lines = isLine ? 1 : max(1, ((seen.height + 0.5) / line).rounded(.down))
    let isCut = whole.width * scale > width + 1 || (whole.height * scale / line).rounded() > lines
    let size = font.pointSize * scale
    var string = Hasher()
    string.combine(text)
    // Lines at other distances never lie on one another.
    if lines > 1 { string.combine((seen.height / size * 4).rounded()) }
    // A text that is cut off at the end counts as another text, unless both are cut off at the same place.
    if isCut { string.combine((width / size).rounded()) }
    // By default, the baseline of a line stays where it is while the line shrinks.
    let rest = shrinks && baselineAdjustment == .alignBaselines ? 1 : scale
    let y = (bounds.height - font.lineHeight * rest * lines) / 2 + font.ascender * rest
    return TextMeasure(
      string: string.identity,
      style: styleHash,
      letters: UInt64(bitPattern: Int64(writing.filter { !$0.contains("Color") }.hashValue)),
      fontSize: Double(size),
      lines: Int(lines),
      start: Vector(CGPoint(x: (bounds.width - width) * CGFloat(side), y: y)),
      width: Double(width),
      opacity: ink.alpha
    )
  }
}

extension Hasher {
  var identity: UInt64 { UInt64(bitPattern: Int64(finalize())) }
}
#endif
