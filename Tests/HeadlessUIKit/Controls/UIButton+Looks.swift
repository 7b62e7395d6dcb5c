// A state without a look of its own shows the normal one.
import Foundation

extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {
    looks[state, default: Look()].title = title
    stateChanged()
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Look()].image = image
    stateChanged()
  }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Look()].color = color
    stateChanged()
  }

  public func title(for state: UIControl.State) -> String? { looks[state]?.title }
  public func image(for state: UIControl.State) -> UIImage? { looks[state]?.image }
  public func titleColor(for state: UIControl.State) -> UIColor? { looks[state]?.color }

  public var currentTitle: String? { shownTitle }
  public var currentImage: UIImage? { shownImage }
  public var currentTitleColor: UIColor { shownColor }

  var shownTitle: String? {
    configuration?.title ?? looks[state]?.title ?? looks[.normal]?.title
  }

  var shownImage: UIImage? {
    configuration?.image ?? looks[state]?.image ?? looks[.normal]?.image
  }

  var titleFont: UIFont {
    if configuration != nil { return .systemFont(ofSize: 17) }
    return .systemFont(ofSize: buttonType == .system ? 15 : 18)
  }

  var contentInsets: NSDirectionalEdgeInsets {
    if let configuration { return configuration.contentInsets }
    let space: CGFloat = shownImage == nil ? 6 : 0
    return NSDirectionalEdgeInsets(top: space, leading: 0, bottom: space, trailing: 0)
  }

  var shownColor: UIColor {
    if !isEnabled, looks[.disabled]?.color == nil { return .tertiaryLabel }
    if let configuration { return configuration.foreground(tint: tintColor) }
    if let color = looks[state]?.color ?? looks[.normal]?.color { return color }
    return buttonType == .system ? tintColor : .white
  }

  func showPlate() {
    plate.backgroundColor = configuration?.background(tint: tintColor)
    plate.layer.cornerRadius = configuration?.radius(height: bounds.height) ?? 0
  }
}
