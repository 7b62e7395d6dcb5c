// Distances are plausible, not measured.
/// The view above or below a section: a title, what a configuration describes, or the app's own content.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ReusableCell, ConfiguredView {
  public var configurations = ViewConfigurations()
  private let identifier: String?
  private var label: UILabel?
  /// What reaches into it from the sides of the screen.
  var sides = UIEdgeInsets.zero {
    didSet { if sides != oldValue { setNeedsLayout() } }
  }

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { missing("headers from an archive") }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel(frame: .zero)
    new.font = .systemFont(ofSize: 13)
    new.textColor = .secondaryLabel
    contentView.addSubview(new)
    label = new
    return new
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfigurations {}
    contentView.frame = bounds.inset(by: sides)
    guard let label else { return }
    let room = contentView.bounds.size
    let size = label.sizeThatFits(room)
    let corner = CGPoint(x: 16, y: room.height - size.height - 6)
    let width = min(size.width, room.width - 32)
    label.frame = CGRect(origin: corner, size: CGSize(width: width, height: size.height))
  }
}
