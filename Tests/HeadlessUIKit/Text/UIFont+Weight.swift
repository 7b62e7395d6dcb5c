// How heavy a font is.
import Foundation

extension UIFont {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The named weights, with their names in fonts and the numbers CSS has for them.
  private static let named: [(weight: UIFont.Weight, name: String, css: Int)] = [
    (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300),
    (.regular, "Regular", 400), (.medium, "Medium", 500), (.semibold, "Semibold", 600),
    (.bold, "Bold", 700), (.heavy, "Heavy", 800), (.black, "Black", 900),
  ]

  /// The nearest named weight.
  private var nearest: (weight: UIFont.Weight, name: String, css: Int) {
    Self.named.reduce(Self.named[0]) { best, next in
      abs(next.weight.rawValue - rawValue) < abs(best.weight.rawValue - rawValue) ? next : best
    }
  }

  var name: String { nearest.name }

  var css: Int { nearest.css }
}
