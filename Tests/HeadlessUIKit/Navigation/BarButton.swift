// A word in a bar that can be tapped.
import Foundation

final class BarButton: UIControl {
  private let label = UILabel()
  private var perform: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.isUserInteractionEnabled = false
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { missing("views from an archive") }

  func show(_ title: String, perform: @escaping () -> Void) {
    self.perform = perform
    label.text = title
    label.textColor = tintColor
    accessibilityLabel = title
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(44, label.sizeThatFits(size).width), height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
