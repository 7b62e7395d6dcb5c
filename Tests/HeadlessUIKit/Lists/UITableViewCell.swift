// Distances within a cell are plausible, not measured.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ReusableCell, ConfiguredView {
  private let identifier: String?
  var parts = CellParts()

  public init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) { missing("cells from an archive") }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() { setHighlighted(false, animated: false) }

  open var textLabel: UILabel? {
    if let label = parts.text { return label }
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    parts.text = label
    return label
  }

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var selectionStyle = SelectionStyle.default

  // MARK: Configurations

  public var configurations = ViewConfigurations()
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func updateConfiguration(using state: UICellConfigurationState) { update(for: state) }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // MARK: Selection

  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.isSelected = selected
    showSelection()
    setNeedsUpdateConfiguration()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
    showSelection()
    setNeedsUpdateConfiguration()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfigurations {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    layOutParts()
  }
}

/// What a cell has only if somebody asks for it.
struct CellParts {
  var text: UILabel?
  var separator: UIView?
  var accessory: UIView?
  var selectedBackground: UIView?
  var isSelected = false
  var isHighlighted = false
  /// What reaches into it from the sides of the screen.
  var sides = UIEdgeInsets.zero
}
