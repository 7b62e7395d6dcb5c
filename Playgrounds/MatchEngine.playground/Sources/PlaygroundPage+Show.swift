#if canImport(ObjectiveC) && canImport(PlaygroundSupport)
import PlaygroundSupport
import UIKit

extension PlaygroundPage {
  /// Shows a controller as on a telephone, and does what the hand does.
  @MainActor public func show(
    _ controller: UIViewController,
    pulling: Grip.Pulling? = nil,
    grabbing: Grip.Grabbing? = nil,
    _ script: (inout Hand) -> Void
  ) {
    controller.preferredContentSize = .phone
    liveView = controller
    play(controller, pulling: pulling, grabbing: grabbing, script)
  }
}
#endif
