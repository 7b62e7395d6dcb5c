#if canImport(UIKit)
public import UIKit

/// What a presentation's delegate is asked and told about dismissals by hand, in order.
@MainActor open class DismissalLog: NSObject, UIAdaptivePresentationControllerDelegate {
  /// The calls so far: should, will, did, or attempt.
  public private(set) var calls: [String] = []
  /// Whether there was a coordinator when it heard that a dismissal begins; nil before.
  public private(set) var hasCoordinator: Bool?
  /// Whether it lets the screen go.
  public var allows = true

  open func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("should")
    return allows
  }

  open func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
    hasCoordinator = controller.presentedViewController.transitionCoordinator != nil
  }

  open func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }

  open func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("attempt")
  }
}
#endif
