#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Gestures that begin a change, about which the system then asks.
@MainActor protocol TransitionGesture: AnyObject {
  /// Returns what was decided for this change, if a gesture that is under way has begun it.
  func decision(on change: MatchChange) -> TransitionDecision?

  /// Whether the app lets it go back.
  var isUnlocked: Bool { get }

  func remove()
}

extension TransitionGesture { var isUnlocked: Bool { true } }

/// What answers for a container or a presentation, and knows what gestures would begin there.
@MainActor protocol GestureRelay: AnyObject {
  var container: UIViewController? { get }
  /// The change that goes back; nil if there is nothing to go back from.
  var wayBack: MatchChange? { get }
  /// What would animate that if the app has no animator of its own.
  var decisionBack: TransitionDecision { get }
  /// Whether the app's delegate answers for animators; UIKit's own swipe is dead then, even if the answer is nil.
  var isAppAsked: Bool { get }
  /// Whether the app keeps people on the screen.
  var isLocked: Bool { get }

  /// Asks the app for an animator of its own; a gesture does so last, because without the engine nobody would ask.
  func appAnimatorBack() -> (any UIViewControllerAnimatedTransitioning)?
}

extension GestureRelay {
  /// The gestures of the transition that goes back; nil if there is none.
  var gesturesBack: MatchTransition.Gestures? {
    wayBack.flatMap { MatchTransition.chosen(for: $0, in: container) }?.gestures
  }
}
#endif
