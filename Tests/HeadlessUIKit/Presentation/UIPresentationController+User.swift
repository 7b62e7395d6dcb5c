// MD-25: a dismissal that the user began, by hand.
import Foundation

extension UIPresentationController {
  /// What UIKit does when the user pulls a sheet down far enough, or touches beside a popover.
  ///
  /// What presents something itself is covered: a finger that lies on it since before that began does nothing.
  func userDismiss() {
    guard containerStore != nil, !isInTransition, presentedViewController.highestPresented == nil,
      let presenter = presenterStore
    else { return }
    guard !presentedViewController.blocksUsersDismissal,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let delegate = delegate
    presenter.startDismissing(isAnimated: true) {
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIPresentationController {
  /// A touch on a view beside what is presented is a user's dismissal.
  func dismissesByTouch(on view: UIView) {
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.userDismiss() }
    view.addGestureRecognizer(tap)
  }
}

extension UIViewController {
  /// Whether this controller or one that is seen inside it does not want to be pulled away.
  var blocksUsersDismissal: Bool {
    isModalInPresentation || visibleChildren.contains(where: \.blocksUsersDismissal)
  }
}
