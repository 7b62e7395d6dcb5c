import Foundation

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

    func foreground(tint: UIColor) -> UIColor { isFilled ? .white : tint }

    func background(tint: UIColor) -> UIColor {
      isFilled ? tint : tint.withAlphaComponent(0.18)
    }

    func radius(height: CGFloat) -> CGFloat { cornerStyle == .capsule ? height / 2 : 6 }
  }
}
