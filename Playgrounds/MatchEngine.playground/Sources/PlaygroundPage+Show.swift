#if canImport(ObjectiveC) && canImport(PlaygroundSupport)
import PlaygroundSupport
import UIKit

extension PlaygroundPage {
  /// Shows a controller as on a telephone, and does what the hand does.
  @MainActor public func show(_ controller: UIViewController, _ script: (inout Hand) -> Void) {
    controller.preferredContentSize = .phone
    liveView = controller
    play(controller, script)
  }
}
#endif
