// SN-4, SN-7, SN-8: a view that shows one frozen picture, stretched to its bounds.
import Foundation

@preconcurrency @MainActor final class SnapshotView: UIView {
  init(size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    show(Drawing(size: size, isSnapshot: true))
  }

  required init?(coder: NSCoder) { missing("views from an archive") }

  /// The picture is all that it draws.
  override func drawContents() {}

  /// Shows a picture; if the view is on the screen already, at once.
  func show(_ drawing: Drawing) {
    layer.state.drawing = drawing
    guard var shown = layer.shown?.values else { return }
    shown.drawing = drawing
    layer.shown = CommittedState(shown)
  }

  func show(_ scenes: [DrawCommand]) {
    guard let size = layer.state.drawing?.size else { return }
    show(Drawing(size: size, commands: scenes, isSnapshot: true))
  }
}
