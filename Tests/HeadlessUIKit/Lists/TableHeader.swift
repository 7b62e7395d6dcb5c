// Distances are plausible, not measured.
/// The title above a section.
final class TableHeader: UIView {
  private let label = UILabel(frame: .zero)
  /// What reaches into it from the sides of the screen.
  var sides = UIEdgeInsets.zero {
    didSet { if sides != oldValue { setNeedsLayout() } }
  }

  convenience init(title: String) {
    self.init(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.text = title
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: sides)
    let size = label.sizeThatFits(room.size)
    let width = min(size.width, room.width - 32)
    let corner = CGPoint(x: room.minX + 16, y: bounds.height - size.height - 6)
    label.frame = CGRect(origin: corner, size: CGSize(width: width, height: size.height))
  }
}
