// The colors named for their use, each for light and for dark, with the values Apple publishes.
extension UIColor {
  public static let systemBackground = UIColor(light: 0xffffff, dark: 0x000000)
  public static let secondarySystemBackground = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
  public static let tertiarySystemBackground = UIColor(light: 0xffffff, dark: 0x2c2c2e)
  public static let systemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(light: 0xffffff, dark: 0x1c1c1e)
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x2c2c2e)
  public static let label = UIColor(light: 0x000000, dark: 0xffffff)
  public static let secondaryLabel = UIColor(light: 0x3c3c43, 0.6, dark: 0xebebf5, 0.6)
  public static let tertiaryLabel = UIColor(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
  public static let quaternaryLabel = UIColor(light: 0x3c3c43, 0.18, dark: 0xebebf5, 0.16)
  public static let placeholderText = UIColor(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
  public static let separator = UIColor(light: 0x3c3c43, 0.29, dark: 0x545458, 0.6)
  public static let opaqueSeparator = UIColor(light: 0xc6c6c8, dark: 0x38383a)
  public static let link = UIColor(light: 0x007aff, dark: 0x0984ff)
  public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)
}

// The system's colors, each for light and for dark, with the values Apple publishes.
extension UIColor {
  public static let systemRed = UIColor(light: 0xff3b30, dark: 0xff453a)
  public static let systemOrange = UIColor(light: 0xff9500, dark: 0xff9f0a)
  public static let systemYellow = UIColor(light: 0xffcc00, dark: 0xffd60a)
  public static let systemGreen = UIColor(light: 0x34c759, dark: 0x30d158)
  public static let systemMint = UIColor(light: 0x00c7be, dark: 0x63e6e2)
  public static let systemTeal = UIColor(light: 0x30b0c7, dark: 0x40c8e0)
  public static let systemCyan = UIColor(light: 0x32ade6, dark: 0x64d2ff)
  public static let systemBlue = UIColor(light: 0x007aff, dark: 0x0a84ff)
  public static let systemIndigo = UIColor(light: 0x5856d6, dark: 0x5e5ce6)
  public static let systemPurple = UIColor(light: 0xaf52de, dark: 0xbf5af2)
  public static let systemPink = UIColor(light: 0xff2d55, dark: 0xff375f)
  public static let systemBrown = UIColor(light: 0xa2845e, dark: 0xac8e68)
  public static let systemGray = UIColor(light: 0x8e8e93, dark: 0x8e8e93)
  public static let systemGray2 = UIColor(light: 0xaeaeb2, dark: 0x636366)
  public static let systemGray3 = UIColor(light: 0xc7c7cc, dark: 0x48484a)
  public static let systemGray4 = UIColor(light: 0xd1d1d6, dark: 0x3a3a3c)
  public static let systemGray5 = UIColor(light: 0xe5e5ea, dark: 0x2c2c2e)
  public static let systemGray6 = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
  public class var tintColor: UIColor { systemBlue }
}

// The fixed colors.
extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
}

// Dynamic colors made of two.
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
