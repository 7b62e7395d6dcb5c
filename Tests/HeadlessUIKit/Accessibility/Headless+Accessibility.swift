// AX-4: a change is posted on the default center.
import Foundation

extension Headless {
  /// What was posted with `UIAccessibility.post(notification:argument:)`, in order.
  public static var announcements: [Announcement] { World.shared.accessibility.announcements }

  /// Changes what the user has set, and tells the app.
  public static func setReduceMotion(_ reduceMotion: Bool, prefersCrossFade: Bool = false) {
    let before = World.shared.accessibility
    World.shared.accessibility.reduceMotion = reduceMotion
    World.shared.accessibility.prefersCrossFade = prefersCrossFade
    if before.reduceMotion != reduceMotion {
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil
      )
    }
    if before.prefersCrossFade != prefersCrossFade {
      NotificationCenter.default.post(
        name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
        object: nil
      )
    }
  }
}

/// What an app told assistive technology.
public struct Announcement: @unchecked Sendable {
  /// What kind of news it is.
  public let notification: UIAccessibility.Notification
  /// The text to be spoken, or the element to go to.
  public let argument: Any?
}
