import Foundation

/// What an app told assistive technology.
public struct Announcement: @unchecked Sendable {
  /// What kind of news it is.
  public let notification: UIAccessibility.Notification
  /// The text to be spoken, or the element to go to.
  public let argument: Any?
}
