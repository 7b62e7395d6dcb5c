// Distances are plausible, not measured.
import Foundation

/// The title above a section.
final class TableHeader: UIView {
  private let label = UILabel(frame: .zero)

  init(title: String) {
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.text = title
    addSubview(label)
  }

  required init?(coder: NSCoder) { missing("headers from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: 16,
      y: bounds.height - size.height - 6,
      width: min(size.width, bounds.width - 32),
      height: size.height
    )
  }
}
