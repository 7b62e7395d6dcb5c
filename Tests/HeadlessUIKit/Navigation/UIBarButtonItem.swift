// A button of a bar. UIKit's initializers with target and action need the Objective-C runtime; these do not.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var customView: UIView?
  open var primaryAction: UIAction?
  private var control: BarButton?

  public override init() { super.init() }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// The view that stands for the item in a bar.
  var view: UIView {
    if let customView { return customView }
    let button = control ?? BarButton(frame: .zero)
    control = button
    button.isEnabled = isEnabled
    button.show(title ?? "") { [weak self] in
      guard let self, isEnabled else { return }
      primaryAction?.run(sender: self)
    }
    return button
  }
}

/// A word in a bar that can be tapped.
final class BarButton: UIControl {
  private let label = UILabel()
  private var perform: () -> Void = {}

  override func setUp() {
    super.setUp()
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
  }

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

/// A bar for buttons, of which only the background is drawn.
@preconcurrency @MainActor open class UIToolbar: UIView {
  override func setUp() { backgroundColor = .bar(isTranslucent: true) }
}
