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

  public var currentTitle: String? { shownTitle }

  var shownTitle: String? {
    configuration?.title ?? looks[state]?.title ?? looks[.normal]?.title
  }

  var shownImage: UIImage? { looks[state]?.image ?? looks[.normal]?.image }

  var titleFont: UIFont {
    .systemFont(ofSize: configuration != nil ? 17 : buttonType == .system ? 15 : 18)
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
