// A button of a bar. UIKit's initializers with target and action need the Objective-C runtime; these do not.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var customView: UIView?
  open var primaryAction: UIAction?
  private var control: BarButton?
  private(set) var isFlexible = false
  open var width: CGFloat = 0 { didSet { changed?() } }
  open var tintColor: UIColor? { didSet { changed?() } }

  public class func flexibleSpace() -> Self {
    let item = self.init()
    item.isFlexible = true
    return item
  }

  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.customView = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
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

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
    isFlexible = systemItem == .flexibleSpace
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if image == nil, !isFlexible { title = "\(systemItem)".capitalized }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The view that stands for the item in a bar.
  var view: UIView {
    if let customView { return customView }
    let button = control ?? BarButton(frame: .zero)
    control = button
    button.isEnabled = isEnabled
    if let tintColor { button.tintColor = tintColor }
    button.show(title ?? "", image: image) { [weak self] in
      guard let self, isEnabled else { return }
      primaryAction?.run(sender: self)
    }
    return button
  }
}

extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo

    /// Of those that are no words.
    fileprivate var symbol: String? {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      case .add: "plus"
      case .stop: "xmark"
      case .search: "magnifyingglass"
      default: "\(self)"
      }
    }
  }
}

/// A word or an image in a bar that can be tapped.
final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  private var perform: () -> Void = {}

  override func setUp() {
    super.setUp()
    picture.contentMode = .center
    for view in [label, picture] { addSubview(view) }
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
  }

  func show(_ title: String, image: UIImage? = nil, perform: @escaping () -> Void) {
    self.perform = perform
    label.text = image == nil ? title : nil
    label.textColor = isEnabled ? tintColor : .tertiaryLabel
    picture.image = image
    accessibilityLabel = title
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(44, label.sizeThatFits(size).width), height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
  }
}
