import UIKit

/// What a page shows itself by.
@MainActor public final class PlaygroundPage {
  /// The page that was opened last.
  public static let current = PlaygroundPage()

  private(set) var shown: UIViewController?
  private var playing: Task<Void, Never>?

  /// Shows a controller, and does what the hand does.
  public func show(
    _ controller: UIViewController,
    pulling: Grip.Pulling? = nil,
    grabbing: Grip.Grabbing? = nil,
    _ script: (inout Hand) -> Void
  ) {
    stop()
    shown = controller
    #if canImport(ObjectiveC)
    playing = play(controller, pulling: pulling, grabbing: grabbing, script)
    #endif
  }

  func stop() {
    playing?.cancel()
    playing = nil
    shown = nil
  }
}
