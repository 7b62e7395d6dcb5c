#if canImport(UIKit)
import UIKit

extension UIView {
  /// The views at or below this one that are the engine's.
  var engineViews: [UIView] {
    let own = String(reflecting: type(of: self)).hasPrefix("MatchEngine.") ? [self] : []
    return own + subviews.flatMap(\.engineViews)
  }

  /// What the engine has left at or below this view, animations and views: there must be none.
  var remains: [String] { heldKeys + engineViews.map { "\(type(of: $0))" } }

  private var heldKeys: [String] {
    let keys = (layer.animationKeys() ?? []).filter { $0.hasPrefix("MatchEngine.") }
    return keys + subviews.flatMap(\.heldKeys)
  }
}
#endif
