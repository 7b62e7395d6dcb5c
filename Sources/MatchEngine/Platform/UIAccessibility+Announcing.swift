#if canImport(UIKit) && !os(watchOS)
// The kinds of news are C variables that nobody marked as constant.
@preconcurrency import UIKit

extension UIAccessibility {
  /// Another screen is there, where the system has not said so itself.
  static func screenHasChanged() { post(notification: .screenChanged, argument: nil) }

  /// The same screen has something else on it.
  static func layoutHasChanged() { post(notification: .layoutChanged, argument: nil) }
}
#endif
