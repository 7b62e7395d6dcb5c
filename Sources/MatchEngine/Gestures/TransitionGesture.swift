#if canImport(UIKit) && !os(watchOS)

/// Gestures that begin a change, about which the system then asks.
@MainActor protocol TransitionGesture: AnyObject {
  /// Returns what was decided for this change, if a gesture that is under way has begun it.
  func decision(on change: MatchChange) -> TransitionDecision?

  /// Whether the app lets it go back.
  var isUnlocked: Bool { get }

  func remove()
}

extension TransitionGesture { var isUnlocked: Bool { true } }
#endif
