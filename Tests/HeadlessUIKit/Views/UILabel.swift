/// What stays where it is while a line shrinks to its label's width.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

// Draws its lines as text, with the plausible metrics that text has here.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    didSet {
      wrote(self, "text")
      if text != oldValue || styled != nil { textChanged() }
      styled = nil
    }
  }
  /// The text in several looks.
  var styled: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      wrote(self, "font")
      restyle(.font, font)
      textChanged()
    }
  }
  open var textColor: UIColor! = .label {
    didSet {
      wrote(self, "textColor")
      restyle(.foregroundColor, textColor)
      setNeedsDisplay()
    }
  }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }
  open var numberOfLines = 1 {
    didSet {
      wrote(self, "numberOfLines")
      textChanged()
    }
  }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }
  open var adjustsFontForContentSizeCategory = false

  override func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    layoutStore.hugging = AxisPriorities(horizontal: .init(251), vertical: .init(251))
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize { size(forWidth: .infinity) }

  func size(forWidth width: CGFloat) -> CGSize {
    roundedUp(lines(width: width, limit: numberOfLines).size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    var fitting = self.size(forWidth: width)
    if numberOfLines == 1 { fitting.width = min(fitting.width, width) }
    return fitting
  }

  override func height(forWidth width: CGFloat) -> CGFloat? { size(forWidth: width).height }

  /// One line grows and shrinks with its text; several keep the width that they have.
  open override func sizeToFit() {
    guard numberOfLines == 1 else { return super.sizeToFit() }
    grow(to: size(forWidth: .infinity))
  }

  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = roundedUp(lines(width: bounds.width, limit: numberOfLines).size)
    let width = min(size.width, bounds.width)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * alignmentShare,
      y: bounds.minY,
      width: width,
      height: min(size.height, bounds.height)
    )
  }

  /// How much of the room that is left lies before a line.
  private var alignmentShare: CGFloat { share(of: textAlignment) }

  func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func lines(width: CGFloat, limit: Int, font: UIFont? = nil) -> TextLayout {
    if let styled {
      return TextLayout(
        styled,
        font: self.font,
        width: width,
        numberOfLines: limit,
        lineBreakMode: lineBreakMode
      )
    }
    return TextLayout(
      text ?? "",
      font: font ?? self.font,
      width: width,
      numberOfLines: limit,
      lineBreakMode: lineBreakMode
    )
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat {
      (length * contentScaleFactor - 1e-6).rounded(.up) / contentScaleFactor
    }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  // MARK: Drawing

  /// The font of a single line that shrinks to its width.
  private var shownFont: UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font }
    let width = lines(width: .infinity, limit: 1).size.width
    let room = (textBox ?? bounds).width
    guard width > room, width > 0 else { return font }
    return font.withSize(font.pointSize * max(room / width, minimumScaleFactor))
  }

  /// Where the text is drawn; nil if a subclass draws it all itself.
  var textBox: CGRect?
  open func drawText(in rect: CGRect) { textBox = rect }

  /// Asks the label where it draws its text.
  func findTextBox() {
    textBox = nil
    drawText(in: bounds)
  }

  /// The lines that the bounds have room for.
  var shownLines: TextLayout {
    let font = shownFont
    let box = textBox ?? bounds
    // A font that has shrunk to nothing has lines without a height.
    let lines = ((box.height + 0.5) / font.lineHeight).rounded(.down)
    let room = lines.isFinite ? max(1, Int(lines)) : 1
    return self.lines(
      width: box.width,
      limit: numberOfLines == 0 ? room : min(room, numberOfLines),
      font: font
    )
  }

  /// PX-5: a label draws its background itself, and its layer has none.
  override func showBackground(_ color: CGColor?) {
    layer.write(\.drawnBackground, color, .drawnBackground)
  }

  override func drawContents() { layer.state.drawing = drawnText }

  private var drawnText: Drawing {
    var drawing = Drawing(size: bounds.size)
    findTextBox()
    guard let box = textBox else { return drawing }
    let layout = shownLines
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let shown = self.color((isEnabled ? color : color?.withAlphaComponent(0.4)) ?? .label)
    let top = box.minY + (box.height - layout.size.height) / 2
    let isLow = shownFont.pointSize < font.pointSize && baselineAdjustment == .alignBaselines
    for line in layout.lines {
      let start = box.minX + (box.width - line.width) * alignmentShare
      var baseline = CGPoint(x: start, y: top + line.baseline)
      // The baseline of a line that shrinks stays where it was.
      if isLow { baseline.y = box.minY + (box.height - font.lineHeight) / 2 + font.ascender }
      if let color = shadowColor.map(self.color) {
        let place = CGPoint(x: start + shadowOffset.width, y: baseline.y + shadowOffset.height)
        drawing.commands.append(.text(line.text, shownFont, color, baseline: place))
      }
      drawing.add(line, at: baseline, shownFont, shown, own: self.color)
    }
    return drawing
  }

  /// Draws the text; called by hand, into the current context and at its scale.
  open override func draw(_ rect: CGRect) {
    var state = LayerState()
    state.bounds = bounds
    state.contentsGravity = layer.state.contentsGravity
    state.drawing = drawnText
    let node = RenderNode(CommittedState(state), of: layer)
    UIGraphicsGetCurrentContext()?.record(.scene(node, .identity))
  }
}
