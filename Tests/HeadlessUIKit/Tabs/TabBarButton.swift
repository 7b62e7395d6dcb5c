// What the user sees of a tab, and touches. Sizes and places are plausible, not recorded.
final class TabBarButton: UIView {
  let item: UITabBarItem
  var isSelected = false { didSet { showItem() } }
  private let icon = UIImageView()
  private let label = UILabel()
  private let action: () -> Void

  init(item: UITabBarItem, action: @escaping () -> Void) {
    self.item = item
    self.action = action
    super.init(frame: .zero)
    icon.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(icon)
    addSubview(label)
    item.changed = { [weak self] in self?.showItem() }
    showItem()
  }

  required init?(coder: NSCoder) { missing("views from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: bounds.midX - 14, y: 5, width: 28, height: 28)
    label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 13)
  }

  override func tintColorDidChange() { showItem() }

  private func showItem() {
    icon.image = isSelected ? item.selectedImage ?? item.image : item.image
    label.text = item.title
    let color: UIColor = isSelected ? tintColor : .systemGray
    icon.tintColor = color
    label.textColor = color
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if item.isEnabled { action() }
  }
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
