#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UILabel {
  var matchPicture: Picture {
    var hasher = Hasher()
    hasher.combine(styledText)
    hasher.combine(font)
    hasher.combine(isHighlighted ? highlightedTextColor ?? textColor : textColor)
    hasher.combine(isEnabled)
    hasher.combine(numberOfLines)
    hasher.combine(textAlignment)
    hasher.combine(lineBreakMode)
    // The same text in a box of another size lies, and wraps, otherwise.
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
    return Picture(
      .text(side: side),
      identity: UInt64(bitPattern: Int64(hasher.finalize())),
      isLoaded: text?.isEmpty == false
    )
  }

  /// The text with what sets its parts off from one another.
  private var styledText: String? {
    #if canImport(ObjectiveC)
    attributedText?.description ?? text
    #else
    text
    #endif
  }

  private var side: Double {
    switch textAlignment {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}
#endif
