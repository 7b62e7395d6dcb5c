import UIKit

/// What a page can show.
@preconcurrency @MainActor public protocol PlaygroundLiveViewable {
  /// What is shown for it.
  var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// A view, or a controller with its view.
public enum PlaygroundLiveViewRepresentation {
  /// A view by itself.
  case view(UIView)
  /// A controller's view.
  case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
  /// Itself.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
  /// Itself.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    .viewController(self)
  }
}
