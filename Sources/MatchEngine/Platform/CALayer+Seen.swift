#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CALayer {
  /// Whether neither its own flag nor its own opacity hides the layer, whatever is around it.
  var isSeenByItself: Bool { !isHidden && opacity > 0.001 }
}

extension UIView {
  /// The same for the view's own layer.
  var isSeenByItself: Bool { layer.isSeenByItself }
}
#endif
