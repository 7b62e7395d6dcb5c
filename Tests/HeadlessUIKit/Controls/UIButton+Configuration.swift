import Foundation

extension UIButton {
  /// A small part of what the system's buttons can look like.
  public struct Configuration {
    enum Base { case plain, filled, tinted, gray }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    let base: Base
    public var title: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )

    public static func plain() -> Configuration { Configuration(base: .plain) }
    public static func filled() -> Configuration { Configuration(base: .filled) }
    public static func tinted() -> Configuration { Configuration(base: .tinted) }
    public static func gray() -> Configuration { Configuration(base: .gray) }

    init(base: Base) { self.base = base }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (base == .filled ? .white : tint)
    }

    func background(tint: UIColor) -> UIColor? {
      switch base {
      case .plain: baseBackgroundColor
      case .filled: baseBackgroundColor ?? tint
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      }
    }

    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic, .medium: 6
      case .small: 5
      case .large: 9
      case .capsule: height / 2
      }
    }
  }
}
