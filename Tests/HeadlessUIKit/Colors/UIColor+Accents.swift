// The system's colors, each for light and for dark, with the values Apple publishes.
import Foundation

extension UIColor {
  public class var systemRed: UIColor { SystemAccents.systemRed }
  public class var systemOrange: UIColor { SystemAccents.systemOrange }
  public class var systemYellow: UIColor { SystemAccents.systemYellow }
  public class var systemGreen: UIColor { SystemAccents.systemGreen }
  public class var systemMint: UIColor { SystemAccents.systemMint }
  public class var systemTeal: UIColor { SystemAccents.systemTeal }
  public class var systemCyan: UIColor { SystemAccents.systemCyan }
  public class var systemBlue: UIColor { SystemAccents.systemBlue }
  public class var systemIndigo: UIColor { SystemAccents.systemIndigo }
  public class var systemPurple: UIColor { SystemAccents.systemPurple }
  public class var systemPink: UIColor { SystemAccents.systemPink }
  public class var systemBrown: UIColor { SystemAccents.systemBrown }
  public class var systemGray: UIColor { SystemAccents.systemGray }
  public class var systemGray2: UIColor { SystemAccents.systemGray2 }
  public class var systemGray3: UIColor { SystemAccents.systemGray3 }
  public class var systemGray4: UIColor { SystemAccents.systemGray4 }
  public class var systemGray5: UIColor { SystemAccents.systemGray5 }
  public class var systemGray6: UIColor { SystemAccents.systemGray6 }
  public class var tintColor: UIColor { SystemAccents.systemBlue }
}

private enum SystemAccents {
  static let systemRed = UIColor(light: 0xff3b30, dark: 0xff453a)
  static let systemOrange = UIColor(light: 0xff9500, dark: 0xff9f0a)
  static let systemYellow = UIColor(light: 0xffcc00, dark: 0xffd60a)
  static let systemGreen = UIColor(light: 0x34c759, dark: 0x30d158)
  static let systemMint = UIColor(light: 0x00c7be, dark: 0x63e6e2)
  static let systemTeal = UIColor(light: 0x30b0c7, dark: 0x40c8e0)
  static let systemCyan = UIColor(light: 0x32ade6, dark: 0x64d2ff)
  static let systemBlue = UIColor(light: 0x007aff, dark: 0x0a84ff)
  static let systemIndigo = UIColor(light: 0x5856d6, dark: 0x5e5ce6)
  static let systemPurple = UIColor(light: 0xaf52de, dark: 0xbf5af2)
  static let systemPink = UIColor(light: 0xff2d55, dark: 0xff375f)
  static let systemBrown = UIColor(light: 0xa2845e, dark: 0xac8e68)
  static let systemGray = UIColor(light: 0x8e8e93, dark: 0x8e8e93)
  static let systemGray2 = UIColor(light: 0xaeaeb2, dark: 0x636366)
  static let systemGray3 = UIColor(light: 0xc7c7cc, dark: 0x48484a)
  static let systemGray4 = UIColor(light: 0xd1d1d6, dark: 0x3a3a3c)
  static let systemGray5 = UIColor(light: 0xe5e5ea, dark: 0x2c2c2e)
  static let systemGray6 = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
}
