// MD-6: the view that a presentation has in the window; it is UIKit's.
import Foundation

final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  init(presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { missing("views from an archive") }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
