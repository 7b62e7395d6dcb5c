// AX-4: a change is posted on the default center.
extension Headless {
  /// What was posted with `UIAccessibility.post(notification:argument:)`, in order.
  public static var announcements: [Announcement] { World.shared.accessibility.announcements }

  /// Changes what the user has set, and tells the app.
  public static func setReduceMotion(_ reduceMotion: Bool, prefersCrossFade: Bool = false) {
    let before = World.shared.accessibility
    World.shared.accessibility.reduceMotion = reduceMotion
    World.shared.accessibility.prefersCrossFade = prefersCrossFade
    let center = NotificationCenter.default
    if before.reduceMotion != reduceMotion {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if before.prefersCrossFade != prefersCrossFade {
      center.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }
  }
}

public struct Announcement: @unchecked Sendable {
  public let notification: UIAccessibility.Notification
  /// The text to be spoken, or the element to go to.
  public let argument: Any?
}
