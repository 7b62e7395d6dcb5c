// The system's colors, each for light and for dark, with the values Apple publishes.
import Foundation

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
