#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The way back from a controller, which a gesture of the user's may begin.
@MainActor final class WayBack {
  private weak var controller: UIViewController?
  /// The dismissal to ask about; nil if the way back is a pop.
  private let dismissal: UserDismissal?
  /// Returns the decision about what would animate the way back.
  private let decide: () -> TransitionDecision
  private let goBack: () -> MatchFlight?
  /// The decision for the current gesture.
  private(set) var decision = TransitionDecision.nobody
  /// Whether the gesture moves nothing, and only tells that the user has tried.
  private(set) var isAttempt = false

  init(
    from controller: UIViewController,
    asking dismissal: UserDismissal? = nil,
    decide: @escaping () -> TransitionDecision,
    goBack: @escaping () -> MatchFlight?
  ) {
    self.controller = controller
    self.dismissal = dismissal
    self.decide = decide
    self.goBack = goBack
  }

  /// The flight that is under way.
  var flight: MatchFlight? { controller?.matchFlight }

  /// Whether nothing else is under way, and UIKit leaves it to others to go back.
  var isFree: Bool {
    guard let controller else { return false }
    return controller.transitionCoordinator == nil && controller.matchFlight == nil
      && !controller.liesInSheet
  }

  /// Decides whether a gesture may begin; asks the delegate of what would be dismissed.
  func allows(_ gesture: MatchTransition.Gestures) -> Bool {
    decision = decide()
    guard let controller, case .engine(let transition) = decision,
      transition.gestures.contains(gesture)
    else { return false }
    decision = .engine(transition.pulled)
    let isLocked = controller.visibleControllerChain.contains(where: \.isModalInPresentation)
    isAttempt = isLocked || dismissal?.isAllowed() == false
    return !isAttempt || dismissal?.hasListener == true
  }

  /// How the gesture feels.
  var pull: MatchTransition.Pull? {
    if case .engine(let transition) = decision { transition.pull } else { nil }
  }

  /// Begins the way back, held.
  func begin() -> MatchFlight? { goBack() }

  /// Tells of an attempt if fingers let go of it that would have gone through.
  func endAttempt(at fraction: CGFloat, velocity: CGFloat, from threshold: CGFloat) {
    let trial = MatchFlight()
    trial.update(fraction)
    if trial.wouldFinish(velocity: velocity, from: threshold) { dismissal?.tellAttempt() }
  }
}

extension UIViewController {
  /// Whether the controller is in a sheet or popover that UIKit itself dismisses with a pull or a tap outside.
  fileprivate var liesInSheet: Bool {
    var root = self
    while let parent = root.parent { root = parent }
    guard root.presentingViewController != nil else { return false }
    switch root.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: return false
    default: return true
    }
  }
}
#endif
