// MD-6, RC-33, WN-1: what lies in a window, around its root's view and around what each presentation shows.
import Foundation

final class UITransitionView: UIView {
  /// Whose container it is, if it is not the root's.
  weak var presentation: UIPresentationController?

  convenience init(presentation: UIPresentationController, frame: CGRect) {
    self.init(frame: frame)
    self.presentation = presentation
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
