// AN-5, NV-44: views that get no touches for a while.
import Foundation

extension UIView {
  /// Whether this view and what is in it gets touches at this moment.
  var receivesTouches: Bool {
    !isInputBlocked && !layer.attached.contains { $0.blocksTouches }
  }

  /// This view, and all in it, has left its window: nothing is recognized there any more.
  func interruptRecognizers() {
    for recognizer in recognizerStore { World.shared.touches.interrupt(recognizer) }
  }
}
