// Dynamic colors made of two.
import Foundation

extension UIColor {
  /// A color for light and one for dark, as 0xRRGGBB with an alpha each.
  convenience init(
    light: UInt32,
    _ lightAlpha: CGFloat = 1,
    dark: UInt32,
    _ darkAlpha: CGFloat = 1
  ) {
    let (bright, dim) = (
      UIColor(hex: light, alpha: lightAlpha), UIColor(hex: dark, alpha: darkAlpha)
    )
    self.init { $0.userInterfaceStyle == .dark ? dim : bright }
  }

  /// What bars have behind them.
  static func bar(isTranslucent: Bool) -> UIColor {
    let alpha: CGFloat = isTranslucent ? 0.9 : 1
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.09 : 0.97, alpha: alpha) }
  }

  private convenience init(hex: UInt32, alpha: CGFloat) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
