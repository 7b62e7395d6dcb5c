import PlaygroundSources
import UIKit

extension PlaygroundPage {
  /// Shows a controller, and films what the hand does; the film is written when the page ends.
  public func show(
    _ controller: UIViewController,
    pulling: Grip.Pulling? = nil,
    grabbing: Grip.Grabbing? = nil,
    _ script: (inout Hand) -> Void
  ) {
    controller.preferredContentSize = .phone
    liveView = controller
    #if canImport(ObjectiveC)
    play(controller, pulling: pulling, grabbing: grabbing, script)
    #else
    perform(script, on: controller)
    #endif
  }
}
