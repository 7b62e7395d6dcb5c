#if canImport(UIKit)
import UIKit

extension UIView {
  /// What the engine has left at or below this view.
  ///
  /// Its animations and its views: there must be none.
  var remains: [String] {
    let keys = (layer.animationKeys() ?? []).filter { $0.hasPrefix("MatchEngine.") }
    let name = String(describing: type(of: self))
    let own = ["StageView", "PerformerView", "ClipView"].contains(name) ? [name] : []
    return keys + own + subviews.flatMap(\.remains)
  }
}
#endif
