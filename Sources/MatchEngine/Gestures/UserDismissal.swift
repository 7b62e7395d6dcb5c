#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A dismissal that the user makes by hand.
///
/// The presentation's delegate is asked and told, as when the user drags a sheet. UIKit does that only for its own
/// gestures, and never for a dismissal by code.
@MainActor final class UserDismissal {
  private weak var controller: UIViewController?

  init(of controller: UIViewController) { self.controller = controller }

  private var presentation: UIPresentationController? {
    guard let controller, controller.presentingViewController != nil else { return nil }
    return controller.presentationController
  }

  /// What the presentation is in; a pan there is one of the app's that moves what is presented.
  var container: UIView? { presentation?.containerView }

  /// Whether a delegate would hear of an attempt.
  var hasListener: Bool { presentation?.delegate != nil }

  /// Asks the delegate whether the user may dismiss.
  func isAllowed() -> Bool {
    presentation.flatMap { $0.delegate?.presentationControllerShouldDismiss?($0) } ?? true
  }

  /// Tells the delegate that the user has tried in vain.
  func tellAttempt() {
    if let presentation {
      presentation.delegate?.presentationControllerDidAttemptToDismiss?(presentation)
    }
  }

  /// Begins the dismissal, held; tells the delegate that it begins and, unless it's cancelled, that it's over.
  func begin() -> MatchFlight? {
    guard let controller, let presentation else { return nil }
    let delegate = presentation.delegate
    let flight = MatchFlight.begin(on: controller) {
      controller.dismiss(animated: true) { [weak controller] in
        // The completion of a cancelled dismissal is called, too.
        guard controller?.presentingViewController == nil else { return }
        delegate?.presentationControllerDidDismiss?(presentation)
      }
    }
    flight?.whenBegun = { delegate?.presentationControllerWillDismiss?(presentation) }
    return flight
  }
}
#endif
