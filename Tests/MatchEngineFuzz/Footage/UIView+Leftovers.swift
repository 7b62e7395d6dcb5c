import UIKit

extension UIView {
  /// What there is of the engine's at or below this view: its animations, and its views.
  public var leftovers: [String] {
    let keys = (layer.animationKeys() ?? []).filter { $0.hasPrefix("MatchEngine.") }
    return keys + (isEngines ? ["\(type(of: self))"] : []) + subviews.flatMap(\.leftovers)
  }

  private var isEngines: Bool { String(reflecting: type(of: self)).hasPrefix("MatchEngine.") }
}
