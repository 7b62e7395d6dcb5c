#if canImport(UIKit) && !os(watchOS)
/// Why a transition was not the engine's.
public enum MatchDiagnosis: Hashable, Sendable {
  /// Neither the controller nor its container has a `MatchTransition`.
  case noTransition
  /// The transition is `.disabled`.
  case disabled
  /// No ID is on both screens.
  case nothingShared(lower: [String], upper: [String])
  /// The app's own delegate, or `preferredTransition`, has an animation of its own.
  case appAnimates
  /// The system never asked for an animation: it was not animated, or a delegate was replaced.
  case notAsked(String)
}

extension MatchDiagnosis: CustomStringConvertible {
  /// A sentence for whoever searches for the reason.
  public var description: String {
    switch self {
    case .noTransition:
      "Neither this controller's matchTransition nor its container's childMatchTransition is set."
    case .disabled:
      "The transition is disabled."
    case .nothingShared(let lower, let upper):
      "No matchID is on both screens. Lower: \(MatchDiagnosis.list(lower)). Upper: \(MatchDiagnosis.list(upper))."
    case .appAnimates:
      "The app's own delegate or preferredTransition animates this transition, and that wins."
    case .notAsked(let reason):
      "The system did not ask for an animation: \(reason)."
    }
  }

  private static func list(_ ids: [String]) -> String {
    ids.isEmpty ? "none" : ids.sorted().joined(separator: ", ")
  }
}
#endif
