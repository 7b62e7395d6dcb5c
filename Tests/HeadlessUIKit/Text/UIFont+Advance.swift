// How wide text is: a plausible average for each kind of character, not the font's own widths.
import Foundation

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
