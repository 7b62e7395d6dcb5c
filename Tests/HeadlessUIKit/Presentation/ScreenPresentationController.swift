// MD-30, MD-31, PC-1: full screen and current context, with the presenter's view taken away or left.
import Foundation

/// UIKit's own presentation for the styles that cover everything or a context.
final class ScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

  override func containerViewDidLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.fill(frameOfPresentedViewInContainerView)
  }
}

extension UIView {
  /// Takes a frame, unless a transform is on the view or it has that frame.
  func fill(_ frame: CGRect) {
    guard transform.isIdentity, self.frame != frame else { return }
    self.frame = frame
  }
}
