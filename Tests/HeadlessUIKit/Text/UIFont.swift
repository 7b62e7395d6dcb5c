// The system's fonts. Their measures are the published ones of the system font, for all of them.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What a font is, beside its size.
  struct Face: Hashable, Sendable {
    var weight = Weight.regular
    var isItalic = false
    var isMonospaced = false
  }

  let face: Face
  public let pointSize: CGFloat

  init(face: Face, size: CGFloat) {
    self.face = face
    self.pointSize = size
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(face: Face(weight: weight), size: fontSize)
  }

  /// The system's emphasized font, which is semibold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: Face(weight: .semibold), size: fontSize)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: Face(weight: weight, isMonospaced: true), size: fontSize)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  open var ascender: CGFloat { pointSize * 0.952 }

  open var descender: CGFloat { pointSize * -0.241 }
  open var lineHeight: CGFloat { ascender - descender }

  open var fontName: String {
    let family = face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
    return "\(family)-\(face.weight.nearest.name)\(face.isItalic ? "Italic" : "")"
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  open override var hash: Int { face.hashValue ^ pointSize.hashValue }
}

// How heavy a font is.
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

  var nearest: (weight: UIFont.Weight, name: String, css: Int) {
    Self.named.reduce(Self.named[0]) { best, next in
      abs(next.weight.rawValue - rawValue) < abs(best.weight.rawValue - rawValue) ? next : best
    }
  }

  var css: Int { nearest.css }
}

// How wide text is: a plausible average for each kind of character, not the font's own widths.
extension UIFont {
  func width(of text: String) -> CGFloat {
    text.reduce(0) { $0 + advance(of: $1) }
  }

  func advance(of character: Character) -> CGFloat {
    if face.isMonospaced { return pointSize * 0.62 }
    return pointSize * Self.average(character) * (1 + 0.08 * face.weight.rawValue)
  }

  /// In parts of the point size.
  private static func average(_ character: Character) -> CGFloat {
    switch character {
    case "\u{200B}": 0
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "’", "!", "|", " ", "\u{A0}": 0.27
    case "f", "r", "t", "(", ")", "[", "]", "/", "-", "\"": 0.36
    case "m", "w", "M", "W", "—", "@", "%", "…": 0.86
    case "0"..."9": 0.62
    case let letter where !letter.isASCII && !letter.isLetter: 1
    case let letter where letter.isUppercase: 0.68
    case let letter where letter.isASCII || letter.isLowercase: 0.55
    default: 1
    }
  }
}
