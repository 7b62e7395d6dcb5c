// Fonts by their use, in the sizes published for the standard (large) text size.
import Foundation

extension UIFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { self.init(rawValue: "UICTFontTextStyle" + name) }

    public static let largeTitle = TextStyle("Title0")
    public static let title1 = TextStyle("Title1")
    public static let title2 = TextStyle("Title2")
    public static let title3 = TextStyle("Title3")
    public static let headline = TextStyle("Headline")
    public static let subheadline = TextStyle("Subhead")
    public static let body = TextStyle("Body")
    public static let callout = TextStyle("Callout")
    public static let footnote = TextStyle("Footnote")
    public static let caption1 = TextStyle("Caption1")
    public static let caption2 = TextStyle("Caption2")
  }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let category = UITraitCollection.current.preferredContentSizeCategory
    guard category == .large || category == .unspecified else {
      missing("text styles in the text size \(category.rawValue)")
    }
    guard let size = sizes[style] else { missing("the text style \(style.rawValue)") }
    return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
  }
}
