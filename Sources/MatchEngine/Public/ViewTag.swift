#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// All that an app says about one view.
@MainActor final class ViewTag {
  static let value = AssociatedValue<ViewTag>()

  var id: String?
  var style = MatchStyle()
  var isExcluded = false
  var standIn = MatchStandIn.automatic

  /// The tag of a view; nil where nothing was ever said about it.
  static func of(_ view: UIView) -> ViewTag? { value[view] }

  /// The tag of a view, made if there is none yet.
  static func made(for view: UIView) -> ViewTag {
    if let tag = value[view] { return tag }
    let tag = ViewTag()
    value[view] = tag
    return tag
  }
}
#endif
