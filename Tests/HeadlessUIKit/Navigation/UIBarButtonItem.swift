// A button of a bar. UIKit's initializers with target and action need the Objective-C runtime; these do not.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var customView: UIView?
  open var primaryAction: UIAction?
  private var control: BarButton?
  private(set) var isFlexible = false

  public class func flexibleSpace() -> Self {
    let item = self.init()
    item.isFlexible = true
    return item
  }

  public required override init() { super.init() }

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

/// A bar for buttons: what is before a flexible space is at the left, the rest at the right.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private let background = UIView()
  private var shownViews: [UIView] = []

  open var items: [UIBarButtonItem]? {
    didSet {
      wrote(self, "items")
      for view in shownViews where view.superview === self { view.removeFromSuperview() }
      shownViews = (items ?? []).filter { !$0.isFlexible }.map(\.view)
      for view in shownViews { addSubview(view) }
      setNeedsLayout()
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override func setUp() {
    background.isUserInteractionEnabled = false
    background.backgroundColor = .bar(isTranslucent: true)
    addSubview(background)
  }

  /// The background reaches down to the edge of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = max(0, (superview?.bounds.maxY ?? frame.maxY) - frame.minY)
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height, below))
    let items = items ?? []
    let split = items.firstIndex(where: \.isFlexible) ?? items.endIndex
    var x: CGFloat = 16
    for item in items[..<split] { x += place(item.view, x: x) + 8 }
    var end = bounds.width - 16
    for item in items[split...].reversed() where !item.isFlexible {
      end -= place(item.view, x: 0)
      item.view.frame.origin.x = end
      end -= 8
    }
  }

  private func place(_ view: UIView, x: CGFloat) -> CGFloat {
    let size = view is BarButton ? view.sizeThatFits(bounds.size) : view.bounds.size
    let y = bounds.midY - size.height / 2
    view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    return size.width
  }
}
