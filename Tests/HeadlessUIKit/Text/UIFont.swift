// The system's fonts. Their measures are the published ones of the system font, for all of them.
import Foundation

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

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: Face(), size: fontSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
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

  /// Below the baseline, so negative.
  open var descender: CGFloat { pointSize * -0.241 }
  open var lineHeight: CGFloat { ascender - descender }

  open var fontName: String {
    let family = face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
    return "\(family)-\(face.weight.name)\(face.isItalic ? "Italic" : "")"
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  open override var hash: Int { face.hashValue ^ pointSize.hashValue }
}
