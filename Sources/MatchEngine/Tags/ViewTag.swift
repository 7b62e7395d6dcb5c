#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Everything that an app sets on one view.
@MainActor final class ViewTag {
  static let value = AssociatedValue<ViewTag>()
  /// Tells the flights that are under way that a view has got an ID, as a cell that is used again.
  nonisolated static let idWasSet = Notification.Name("MatchEngine.idWasSet")

  var id: String?
  var style = MatchStyle()
  var isExcluded = false
  var staysInFront = false
  var standIn = MatchStandIn.automatic
  /// How many flights hide the view.
  var hidingFlights = 0

  /// Whether the view has an ID; an empty one counts as none.
  var hasID: Bool { id.map { !$0.isEmpty } ?? false }

  /// The tag of a view, or nil if nothing was ever set on it.
  static func of(_ view: UIView) -> ViewTag? { value[view] }

  /// The tag of a view, created if there is none yet.
  static func made(for view: UIView) -> ViewTag {
    if let tag = value[view] { return tag }
    let tag = ViewTag()
    value[view] = tag
    return tag
  }
}
#endif
