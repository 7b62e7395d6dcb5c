// The colors named for their use, each for light and for dark, with the values Apple publishes.
import Foundation

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
