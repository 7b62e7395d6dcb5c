#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UILabel {
  /// The text and the attributes of its parts.
  var styledText: String? {
    #if canImport(ObjectiveC)
    attributedText?.description ?? text
    #else
    text
    #endif
  }
}
#endif
