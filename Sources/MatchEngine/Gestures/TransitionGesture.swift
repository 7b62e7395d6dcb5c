#if canImport(UIKit) && !os(watchOS)

/// Gestures that make a change which the system then asks about.
@MainActor protocol TransitionGesture: AnyObject {
  /// Returns what was decided for this change, if a gesture makes it that is under way.
  func decision(on change: MatchChange) -> TransitionDecision?

  func remove()
}
#endif
