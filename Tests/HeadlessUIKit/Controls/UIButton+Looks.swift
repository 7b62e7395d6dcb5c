// A state without a look of its own shows the normal one.
extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {
    looks[state, default: Look()].title = title
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Look()].image = image
  }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Look()].color = color
  }

  public func title(for state: UIControl.State) -> String? { looks[state]?.title }
  public func image(for state: UIControl.State) -> UIImage? { looks[state]?.image }

  public var currentTitle: String? {
    configuration?.title ?? looks[state]?.title ?? looks[.normal]?.title
  }

  var shownImage: UIImage? { looks[state]?.image ?? looks[.normal]?.image }

  var titleFont: UIFont {
    .systemFont(ofSize: configuration != nil ? 17 : buttonType == .system ? 15 : 18)
  }

  var shownColor: UIColor {
    if !isEnabled, looks[.disabled]?.color == nil { return .tertiaryLabel }
    if let configuration { return configuration.isFilled ? .white : tintColor }
    if let color = looks[state]?.color ?? looks[.normal]?.color { return color }
    return buttonType == .system ? tintColor : .white
  }

  func showPlate() {
    guard let configuration else { return }
    plate.backgroundColor =
      configuration.isFilled ? tintColor : tintColor.withAlphaComponent(0.18)
    plate.layer.cornerRadius = configuration.cornerStyle == .capsule ? bounds.height / 2 : 6
  }
}

extension UIButton {
  /// A small part of what the system's buttons can look like.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case dynamic = 0
      case capsule = 4
    }

    let isFilled: Bool
    public var title: String?
    public var cornerStyle = CornerStyle.dynamic

    public static func filled() -> Configuration { Configuration(isFilled: true) }
    public static func tinted() -> Configuration { Configuration(isFilled: false) }
  }
}

// The image before the title, both together in the middle or at a side.
extension UIButton {
  var contentSize: CGSize {
    let title = label.intrinsicContentSize
    let image = shownImage?.size ?? .zero
    return CGSize(width: title.width + image.width, height: max(title.height, image.height))
  }

  func placeContents() {
    plate.frame = bounds
    showPlate()
    let title = label.intrinsicContentSize
    let image = shownImage?.size ?? .zero
    let width = min(contentSize.width, bounds.width)
    let start = (bounds.width - width) * startShare
    let titleWidth = max(0, width - image.width)
    picture.frame = CGRect(
      x: readsRightToLeft ? start + titleWidth : start,
      y: (bounds.height - image.height) * topShare,
      width: image.width,
      height: image.height
    )
    label.frame = CGRect(
      x: readsRightToLeft ? start : start + image.width,
      y: (bounds.height - title.height) * topShare,
      width: titleWidth,
      height: title.height
    )
  }

  /// How much of the room that is left is before the contents, and above them.
  private var startShare: CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: readsRightToLeft ? 1 : 0
    case .trailing: readsRightToLeft ? 0 : 1
    }
  }

  private var topShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}
