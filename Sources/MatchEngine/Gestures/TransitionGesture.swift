#if canImport(UIKit) && !os(watchOS)
/// Gestures that begin a change; the system then asks about it.
@MainActor protocol TransitionGesture: AnyObject {
  /// Returns what was decided for this change, if a gesture is just beginning it.
  func decision(on change: MatchChange) -> TransitionDecision?

  /// Whether the app lets the gesture go back.
  var isUnlocked: Bool { get }

  func remove()
}

extension TransitionGesture { var isUnlocked: Bool { true } }
#endif
