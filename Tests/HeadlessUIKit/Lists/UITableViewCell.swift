// Distances within a cell are plausible, not measured.
import Foundation

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public let contentView: UIView = UIView(frame: .zero)
  let style: CellStyle
  private let identifier: String?
  var parts = CellParts()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
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

  open var textLabel: UILabel? { label(\.text, style == .value2 ? 12 : 17, .label) }
  open var detailTextLabel: UILabel? {
    switch style {
    case .default: nil
    case .subtitle: label(\.detail, 12, .label)
    case .value1: label(\.detail, 17, .secondaryLabel)
    case .value2: label(\.detail, 12, .label)
    }
  }
  open var imageView: UIImageView? {
    if let image = parts.image { return image }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    parts.image = view
    return view
  }

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var selectionStyle = SelectionStyle.default
  /// Where nothing is set, the table's own.
  open var separatorInset = UIEdgeInsets.zero {
    didSet { parts.hasOwnInset = true }
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Shown while the cell is selected or highlighted; where none is set it is plain gray.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

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
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
    showSelection()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func label(
    _ part: WritableKeyPath<CellParts, UILabel?>,
    _ size: CGFloat,
    _ color: UIColor
  ) -> UILabel {
    if let label = parts[keyPath: part] { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    contentView.addSubview(label)
    parts[keyPath: part] = label
    return label
  }
}

/// What a cell has only if somebody asks for it.
struct CellParts {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var separator: UIView?
  var accessory: UIView?
  var ownSelectedBackground: UIView?
  var isSelected = false
  var isHighlighted = false
  var hasOwnInset = false
}
