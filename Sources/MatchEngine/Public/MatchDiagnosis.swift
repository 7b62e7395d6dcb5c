#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore

/// The reason why the engine didn't animate a transition, or why nothing flew in it.
public enum MatchDiagnosis: Hashable, Sendable {
  /// Neither the controller nor its container has a `MatchTransition` for this change.
  case noTransition
  /// The transition is `.system`.
  case system
  /// No ID is on both screens.
  case nothingShared(lower: [String], upper: [String])
  /// The screens share these IDs, but the views that have them are out of sight on one of the two.
  ///
  /// If that is certain when the system asks, its own transition runs. Otherwise, only the screens change.
  case nothingInSight([String])
  /// The app's own delegate, or `preferredTransition`, supplies an animation.
  case appAnimates
  /// The change was not animated, or was made before the transition was set.
  case notAnimated
  /// The delegate that the engine has put before the app's own was replaced.
  case delegateReplaced
  /// Only the system can animate this: a popover, a search that is active, a swipe that isn't among the gestures.
  case systemAnimates(because: String)
  /// `matchTransition` is set on a child of what was pushed or presented, a controller of this type.
  case setOnChild(of: String)
}

extension MatchDiagnosis {
  /// Creates the diagnosis of a flight in which nothing flew.
  init(_ noPair: MatchReport.NoPair) {
    switch noPair {
    case .nothingShared(let lower, let upper): self = .nothingShared(lower: lower, upper: upper)
    case .nothingInSight(let ids): self = .nothingInSight(ids)
    }
  }
}

extension MatchDiagnosis: CustomStringConvertible {
  /// A sentence that states the reason.
  public var description: String {
    switch self {
    case .noTransition:
      "Neither this controller's matchTransition nor its container's childMatchTransition is set."
    case .system:
      "The transition is .system, so the system's own runs."
    case .nothingShared(let lower, let upper):
      "No matchID is on both screens. Lower: \(MatchDiagnosis.list(lower)). Upper: \(MatchDiagnosis.list(upper))."
    case .nothingInSight(let ids):
      "No view with a shared matchID is in sight on both screens. Shared: \(MatchDiagnosis.list(ids))."
    case .appAnimates:
      "The app's own delegate or preferredTransition animates this transition, and that wins."
    case .notAnimated:
      "The change was not animated, or was made before the transition was set."
    case .delegateReplaced:
      "The delegate that the engine has put before the app's own was replaced."
    case .systemAnimates(let reason):
      "The system animates this transition, because \(reason)."
    case .setOnChild(let type):
      "matchTransition is set on a child of \(type), which is what was pushed or presented."
    }
  }

  private static func list(_ ids: [String]) -> String {
    ids.isEmpty ? "none" : ids.sorted().joined(separator: ", ")
  }
}
#endif
