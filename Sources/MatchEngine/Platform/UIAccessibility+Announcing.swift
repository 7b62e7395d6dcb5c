#if canImport(UIKit) && !os(watchOS)
// The notification names are C variables that aren't marked as constant.
@preconcurrency import UIKit

extension UIAccessibility {
  /// Announces a new screen that the system doesn't announce itself.
  static func screenHasChanged() { post(notification: .screenChanged, argument: nil) }

  /// Announces that the layout of the screen has changed.
  static func layoutHasChanged() { post(notification: .layoutChanged, argument: nil) }
}
#endif
