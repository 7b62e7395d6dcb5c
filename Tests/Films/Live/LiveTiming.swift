import MatchEngine
import UIKit

/// How what is on the screen flies, as it was chosen on the bench.
struct LiveTiming: Equatable {
  /// In seconds.
  var duration: Double
  /// From −1 to 1.
  var bounce: Double
  /// How far ways are bent, as a part of their length.
  var arc: Double

  /// Gives it to all transitions that the app has set by now, and that aren't the system's own.
  @MainActor func apply() {
    for window in Headless.windows { window.rootViewController.map(apply) }
  }

  @MainActor private func apply(to controller: UIViewController) {
    controller.childMatchTransition = controller.childMatchTransition.map(tuned)
    controller.matchTransition = controller.matchTransition.map(tuned)
    for child in controller.children { apply(to: child) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      apply(to: presented)
    }
  }

  private func tuned(_ transition: MatchTransition) -> MatchTransition {
    guard transition != .system else { return transition }
    var transition = transition
    transition.timing = .spring(duration: duration, bounce: bounce)
    transition.style.path = arc == 0 ? nil : .arc(arc)
    return transition
  }

  var json: String {
    JSON.object([("duration", "\(duration)"), ("bounce", "\(bounce)"), ("arc", "\(arc)")])
  }
}
