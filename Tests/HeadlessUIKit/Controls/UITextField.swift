/// GS-51: a caret, or what is selected; nothing here asks where it is.
@preconcurrency @MainActor open class UITextRange: NSObject {}

@preconcurrency @MainActor public protocol UITextInput: AnyObject {
  var selectedTextRange: UITextRange? { get set }
}

@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  private let label = UILabel()
  /// The border and what is behind the text, as UIKit's are in a view of its own.
  private let box = UIView()

  open var text: String? = "" { didSet { showText() } }
  open var placeholder: String? { didSet { showText() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { showText() } }
  open var textColor: UIColor? = .label { didSet { showText() } }
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }
  open var borderStyle = BorderStyle.none { didSet { showText() } }
  open var selectedTextRange: UITextRange? = UITextRange()
  open var isSecureTextEntry = false { didSet { showText() } }
  open weak var delegate: (any UITextFieldDelegate)?

  override func setUp() {
    super.setUp()
    label.isAccessibilityElement = false
    box.isUserInteractionEnabled = false
    addSubview(box)
    addSubview(label)
    showText()
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open var isEditing: Bool { isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { becomeFirstResponder() }

  private var inset: CGFloat { borderStyle == .none ? 0 : 7 }

  open override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    let line = max(text.height, (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up))
    return CGSize(
      width: text.width + 2 * inset,
      height: borderStyle == .none ? line : max(34, line + 12)
    )
  }

  private func showText() {
    let isEmpty = text?.isEmpty ?? true
    let shown = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    label.text = isEmpty ? placeholder : shown
    label.font = font ?? .systemFont(ofSize: 17)
    label.textColor = isEmpty ? .placeholderText : textColor ?? .label
    label.textAlignment = textAlignment
    box.isHidden = borderStyle == .none
    box.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
    box.layer.borderWidth = 0.5
    box.layer.borderColor = color(.systemGray3)
    box.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    invalidateIntrinsicContentSize()
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
    label.frame = textRect(forBounds: bounds)
  }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
