#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// The swipes of one navigation controller, and what is decided for the one that begins.
///
/// Of all recognizers that could pop, the engine's come first; among them, those at the edge.
@MainActor final class Swipes {
  /// The engine's recognizers, and UIKit's, each in the order in which they may begin.
  var own: [UIGestureRecognizer] = []
  var systems: [UIGestureRecognizer] = []
  /// The swipe at the edge, which answers for one in the content where UIKit has none there.
  weak var edge: SwipeBack?
  private weak var relay: TransitionRelay?
  /// What is decided for the current swipe, until another one may begin.
  var decided: TransitionDecision? { didSet { if decided == nil { allowed = nil } } }
  /// What the app lets begin that swipe.
  weak var allowed: SwipeBack?

  init(_ relay: TransitionRelay) { self.relay = relay }

  /// The gestures that may pop; nil if there is no transition, or nothing to pop.
  var gestures: MatchTransition.Gestures? { relay?.gesturesBack }
  var isAppAsked: Bool { relay?.isAppAsked == true }

  /// What would animate the pop by the current swipe, decided once.
  var decision: TransitionDecision {
    let decision = decided ?? relay?.decisionBack ?? .nobody
    decided = decision
    return decision
  }

  /// Whether the app animates what is about to begin; its animator is kept for a recognizer of UIKit's that may do so.
  func isApps(keepingAnimator keeps: Bool) -> Bool {
    if case .engine = decision, let own = relay?.appAnimatorBack() {
      decided = .app(keeps ? own : nil)
    }
    if case .app = decision { return true }
    return false
  }

  func isFirst(_ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool {
    // The other one is always in the list.
    (own + systems).first { $0 === recognizer || $0 === other } === recognizer
  }
}
#endif
