#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore

/// The reason why the engine didn't animate a transition, or why nothing flew.
public struct MatchDiagnosis: Hashable, Sendable, CustomStringConvertible {
  /// The reason and what to do about it, in one or two sentences.
  public let description: String

  private init(_ description: String) { self.description = description }

  /// Neither the controller nor its container has a `MatchTransition` for this change.
  public static let noTransition = MatchDiagnosis(
    "No MatchTransition is set for this change. "
      + "Set childMatchTransition of the container, or matchTransition of what you present."
  )
  /// The transition is `.system`.
  public static let system = MatchDiagnosis(
    "The transition is .system, so the system animates this change."
  )
  /// The app's own delegate, or `preferredTransition`, supplies an animation.
  public static let appAnimates = MatchDiagnosis(
    "The app's delegate or preferredTransition animates this change. Remove that to let views fly."
  )
  /// The change was not animated, or was made before the transition was set.
  public static let notAnimated = MatchDiagnosis(
    "The change was not animated, or was made before its transition was set. "
      + "Pass animated: true, and set the transition first."
  )
  /// The delegate that the engine has put before the app's own was replaced.
  public static let delegateReplaced = MatchDiagnosis(
    "The delegate was replaced after the transition was set. Set your delegate first."
  )

  /// No ID is on both screens.
  public static func nothingShared(lower: [String], upper: [String]) -> MatchDiagnosis {
    MatchDiagnosis(
      "No matchID is on both screens. Lower: \(list(lower)). Upper: \(list(upper)). "
        + "Set the same one on a view of each screen, before the change."
    )
  }

  /// The screens share these IDs, but the views that have them are out of sight on one of the two.
  ///
  /// If that is certain when the system asks, its own transition runs. Otherwise, only the screens change.
  public static func nothingInSight(_ ids: [String]) -> MatchDiagnosis {
    MatchDiagnosis(
      "No view with a shared matchID is in sight on both screens. Shared: \(list(ids)). "
        + "Show it before the change, or set its list's matchIndexPathProvider."
    )
  }

  /// Only the system can animate this change: for example, a popover, an active search, or a swipe that isn't enabled.
  public static func systemAnimates(because reason: String) -> MatchDiagnosis {
    MatchDiagnosis("The system animates this change, because \(reason).")
  }

  /// `matchTransition` is set on a child of the pushed or presented controller, which has this type.
  package static func setOnChild(of type: String) -> MatchDiagnosis {
    MatchDiagnosis(
      "matchTransition is set on a child of \(type). "
        + "Set it on the \(type), which was pushed or presented."
    )
  }

  private static func list(_ ids: [String]) -> String {
    ids.isEmpty ? "none" : ids.sorted().joined(separator: ", ")
  }

  /// Creates the diagnosis of a flight in which nothing flew.
  init(_ noPair: MatchReport.NoPair) {
    switch noPair {
    case .nothingShared(let lower, let upper): self = .nothingShared(lower: lower, upper: upper)
    case .nothingInSight(let ids): self = .nothingInSight(ids)
    }
  }
}
#endif
