// Text of several lines that scrolls, drawn by a view of its own inside.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  private let container = TextContainerView()

  open var text: String! = "" { didSet { show(NSAttributedString(string: text ?? "")) } }
  open var font: UIFont? { didSet { textChanged() } }
  open var textColor: UIColor? { didSet { textChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { textChanged() } }
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  open var isSelectable = true
  open var selectedTextRange: UITextRange? = UITextRange()
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }
  open var attributedText: NSAttributedString! {
    get { container.text }
    set {
      text = newValue?.string
      show(newValue ?? NSAttributedString(string: ""))
    }
  }
  open override var isScrollEnabled: Bool { didSet { textChanged() } }

  override func setUp() {
    super.setUp()
    backgroundColor = .systemBackground
    addSubview(container)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
  }

  private func show(_ text: NSAttributedString) {
    container.text = text
    textChanged()
  }

  private func textChanged() {
    container.look = (font ?? .systemFont(ofSize: 12), textColor ?? .label, textAlignment)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Editing

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// What a keyboard does.
  func type(_ text: String) {
    self.text = text
    textDelegate?.textViewDidChange(self)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(forWidth: .infinity)
  }
  override func height(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : textSize(forWidth: width).height
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(forWidth: size.width > 0 ? size.width : .infinity)
  }

  /// 5 points beside the lines, as a text container has them.
  private func textSize(forWidth width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 10
    let layout = container.layout(forWidth: width - sides)
    let height = max(layout.height, layout.lineHeight) + inset.top + inset.bottom
    return CGSize(width: (layout.size.width + sides).rounded(.up), height: height.rounded(.up))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = textContainerInset
    let size = CGSize(width: bounds.width, height: textSize(forWidth: bounds.width).height)
    if contentSize != size { contentSize = size }
    container.frame = CGRect(origin: .zero, size: size)
      .inset(by: inset + UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
  }
}

/// Draws the text of a text view.
private final class TextContainerView: UIView {
  var text = NSAttributedString(string: "")
  var look: (font: UIFont, color: UIColor, alignment: NSTextAlignment) = (
    .systemFont(ofSize: 12), .label, .natural
  )
  { didSet { setNeedsDisplay() } }

  override func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  func layout(forWidth width: CGFloat) -> TextLayout {
    TextLayout(text, font: look.font, width: width)
  }

  override func drawContents() {
    var drawing = Drawing(size: bounds.size)
    let share = share(of: look.alignment)
    for line in layout(forWidth: bounds.width).lines {
      let baseline = CGPoint(x: (bounds.width - line.width) * share, y: line.baseline)
      drawing.add(line, at: baseline, look.font, color(look.color), own: color)
    }
    layer.state.drawing = drawing
  }
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}
