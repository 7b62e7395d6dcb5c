#if canImport(UIKit) && !os(watchOS)
import UIKit

// Isolated to the main actor since a later SDK than the oldest one that this is compiled with.
@MainActor extension UIAccessibility {
  /// Whether the user prefers reduced motion or cross-fade transitions.
  static var isMotionUnwanted: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }

  /// Announces a new screen that the system doesn't announce itself.
  static func screenHasChanged() { post(notification: .screenChanged, argument: nil) }

  /// Announces that the layout of the screen has changed.
  static func layoutHasChanged() { post(notification: .layoutChanged, argument: nil) }
}
#endif
