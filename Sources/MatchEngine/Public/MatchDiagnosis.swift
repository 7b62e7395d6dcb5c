#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore

/// The reason why the engine didn't animate a transition, or why nothing flew in it.
public enum MatchDiagnosis: Hashable, Sendable {
  /// Neither the controller nor its container has a `MatchTransition`.
  case noTransition
  /// The transition is `.disabled`.
  case disabled
  /// No ID is on both screens.
  case nothingShared(lower: [String], upper: [String])
  /// The screens share these IDs, but the views that have them are out of sight on one of the two.
  ///
  /// If that is certain when the system asks, its own transition runs. Otherwise the screens alone change.
  case nothingInSight([String])
  /// The app's own delegate, or `preferredTransition`, supplies an animation.
  case appAnimates
  /// The system never asked for an animation.
  case notAsked(NotAsked)

  /// Why the system never asked for an animation.
  public enum NotAsked: Hashable, Sendable {
    /// The change was not animated.
    case notAnimated
    /// The navigation controller has no `childMatchTransition`.
    case navigationHasNoTransition
    /// The tab bar controller has no `childMatchTransition`.
    case tabsHaveNoTransition
    /// The presented controller has no `matchTransition`.
    case presentedHasNoTransition
    /// The navigation controller's delegate was replaced.
    case navigationDelegateReplaced
    /// The tab bar controller's delegate was replaced.
    case tabsDelegateReplaced
    /// The presented controller's transitioning delegate was replaced.
    case transitioningDelegateReplaced
    /// `matchTransition` is set on a child of what was pushed, a controller of this type.
    case setOnChildOfPushed(String)
    /// `matchTransition` is set on a child of what was presented, a controller of this type.
    case setOnChildOfPresented(String)
    /// The controller was pushed without animation, or before the transition was set.
    case pushedTooEarlyOrUnanimated
    /// The controller was presented without animation, or before the transition was set.
    case presentedTooEarlyOrUnanimated
  }
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
    case .disabled:
      "The transition is disabled."
    case .nothingShared(let lower, let upper):
      "No matchID is on both screens. Lower: \(MatchDiagnosis.list(lower)). Upper: \(MatchDiagnosis.list(upper))."
    case .nothingInSight(let ids):
      "No view with a shared matchID is in sight on both screens. Shared: \(MatchDiagnosis.list(ids))."
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

extension MatchDiagnosis.NotAsked: CustomStringConvertible {
  /// A part of a sentence.
  public var description: String {
    switch self {
    case .notAnimated: "the change was not animated"
    case .navigationHasNoTransition: "its navigation controller has no childMatchTransition"
    case .tabsHaveNoTransition: "its tab bar controller has no childMatchTransition"
    case .presentedHasNoTransition: "the presented controller has no matchTransition"
    case .navigationDelegateReplaced: "the navigation controller's delegate was replaced"
    case .tabsDelegateReplaced: "the tab bar controller's delegate was replaced"
    case .transitioningDelegateReplaced: "its transitioningDelegate was replaced"
    case .setOnChildOfPushed(let type):
      "matchTransition is set on a child of \(type), which is what was pushed"
    case .setOnChildOfPresented(let type):
      "matchTransition is set on a child of \(type), which is what was presented"
    case .pushedTooEarlyOrUnanimated:
      "it was pushed without animation, or before the transition was set"
    case .presentedTooEarlyOrUnanimated:
      "it was presented without animation, or before the transition was set"
    }
  }
}
#endif
