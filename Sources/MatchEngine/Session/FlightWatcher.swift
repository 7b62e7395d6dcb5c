#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Whoever wants to know of every flight in a window.
@MainActor protocol FlightWatcher: AnyObject {
  /// A flight is about to be staged, or it continues another one.
  func begins(_ flight: MatchFlight)
}

extension UIWindow {
  private static let watcher = AssociatedValue<any FlightWatcher>()

  /// The only one who is told of the flights in the window; it's kept as long as the window.
  var flightWatcher: (any FlightWatcher)? {
    get { UIWindow.watcher[self] }
    set { UIWindow.watcher[self] = newValue }
  }
}
#endif
