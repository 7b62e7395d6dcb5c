// Distances are plausible, not measured.
import Foundation

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let contentView: UIView = UIView(frame: .zero)
  private let identifier: String?
  private var label: UILabel?

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { missing("headers from an archive") }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}

  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel(frame: .zero)
    new.font = .systemFont(ofSize: 13)
    new.textColor = .secondaryLabel
    contentView.addSubview(new)
    label = new
    return new
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard let label else { return }
    let size = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: 16,
      y: bounds.height - size.height - 6,
      width: min(size.width, bounds.width - 32),
      height: size.height
    )
  }
}
