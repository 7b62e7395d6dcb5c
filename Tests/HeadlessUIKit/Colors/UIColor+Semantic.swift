// The colors named for their use, each for light and for dark, with the values Apple publishes.
import Foundation

extension UIColor {
  public class var systemBackground: UIColor { SystemSemantic.systemBackground }
  public class var secondarySystemBackground: UIColor { SystemSemantic.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { SystemSemantic.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { SystemSemantic.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    SystemSemantic.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemSemantic.tertiarySystemGroupedBackground
  }
  public class var label: UIColor { SystemSemantic.label }
  public class var secondaryLabel: UIColor { SystemSemantic.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemSemantic.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemSemantic.quaternaryLabel }
  public class var placeholderText: UIColor { SystemSemantic.placeholderText }
  public class var separator: UIColor { SystemSemantic.separator }
  public class var opaqueSeparator: UIColor { SystemSemantic.opaqueSeparator }
  public class var link: UIColor { SystemSemantic.link }
  public class var systemFill: UIColor { SystemSemantic.systemFill }
  public class var secondarySystemFill: UIColor { SystemSemantic.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { SystemSemantic.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { SystemSemantic.quaternarySystemFill }
}

private enum SystemSemantic {
  static let systemBackground = UIColor(light: 0xffffff, dark: 0x000000)
  static let secondarySystemBackground = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
  static let tertiarySystemBackground = UIColor(light: 0xffffff, dark: 0x2c2c2e)
  static let systemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x000000)
  static let secondarySystemGroupedBackground = UIColor(light: 0xffffff, dark: 0x1c1c1e)
  static let tertiarySystemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x2c2c2e)
  static let label = UIColor(light: 0x000000, dark: 0xffffff)
  static let secondaryLabel = UIColor(light: 0x3c3c43, 0.6, dark: 0xebebf5, 0.6)
  static let tertiaryLabel = UIColor(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
  static let quaternaryLabel = UIColor(light: 0x3c3c43, 0.18, dark: 0xebebf5, 0.16)
  static let placeholderText = UIColor(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
  static let separator = UIColor(light: 0x3c3c43, 0.29, dark: 0x545458, 0.6)
  static let opaqueSeparator = UIColor(light: 0xc6c6c8, dark: 0x38383a)
  static let link = UIColor(light: 0x007aff, dark: 0x0984ff)
  static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)
}
