// AX-1…AX-4: none of these is isolated to the main actor.
public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  @MainActor public static var isReduceMotionEnabled: Bool {
    World.shared.accessibility.reduceMotion
  }
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    World.shared.accessibility.prefersCrossFade
  }

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )

  @MainActor public static func post(notification: Notification, argument: Any?) {
    World.shared.accessibility.announcements.append(
      Announcement(notification: notification, argument: argument)
    )
  }
}
