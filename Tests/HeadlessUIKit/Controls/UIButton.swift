@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
  }

  struct Look {
    var title: String?
    var image: UIImage?
    var color: UIColor?
  }

  open internal(set) var buttonType = ButtonType.custom
  var looks: [State: Look] = [:] { didSet { stateChanged() } }
  let label = UILabel()
  let picture = UIImageView(frame: .zero)
  let plate = UIView()

  open var configuration: Configuration? { didSet { stateChanged() } }

  override func setUp() {
    super.setUp()
    accessibilityTraits = .button
    label.isAccessibilityElement = false
    label.textAlignment = .center
    plate.isUserInteractionEnabled = false
    for view in [plate, picture, label] { addSubview(view) }
    stateChanged()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    stateChanged()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let action = primaryAction else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  override var tapIsPrimary: Bool { true }

  open var titleLabel: UILabel? { label }

  // MARK: Look

  override func stateChanged() {
    super.stateChanged()
    label.font = titleFont
    label.text = currentTitle
    label.textColor = shownColor
    // UIKit adds these only when there is something in them.
    (picture.isHidden, plate.isHidden) = (shownImage == nil, configuration == nil)
    picture.image = shownImage
    picture.tintColor = shownColor
    label.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
    picture.alpha = label.alpha
    showPlate()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() { stateChanged() }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let content = contentSize
    if configuration != nil {
      return CGSize(width: content.width + 24, height: content.height + 14)
    }
    if shownImage != nil { return content }
    if content == .zero { return CGSize(width: 30, height: 34) }
    return CGSize(width: max(content.width, 30), height: content.height + 12)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }
}
