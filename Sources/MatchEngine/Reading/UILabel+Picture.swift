#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UILabel {
  var matchPicture: Picture {
    var hasher = Hasher()
    hasher.combine(text)
    hasher.combine(font)
    hasher.combine(textColor)
    hasher.combine(numberOfLines)
    return Picture(
      .text(side: side),
      identity: UInt64(bitPattern: Int64(hasher.finalize())),
      isLoaded: text?.isEmpty == false
    )
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
