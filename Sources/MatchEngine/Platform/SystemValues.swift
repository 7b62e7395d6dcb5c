#if canImport(UIKit) && !os(watchOS)
// The names of notifications are C variables that aren't marked as constant.
import MatchEngineCore
@preconcurrency import UIKit

// What the system knows and the stand-in for UIKit says in another way.

extension NSObject {
  /// The value of a property that this system, or the SDK, may not have.
  fileprivate func value(ifThere key: String) -> Any? {
    responds(to: NSSelectorFromString(key)) ? value(forKey: key) : nil
  }

  /// Takes another object's value of a property that this system, or the SDK, may not have.
  fileprivate func take(_ key: String, of other: NSObject) {
    guard responds(to: NSSelectorFromString(key)) else { return }
    setValue(other.value(forKey: key), forKey: key)
  }
}

extension UIViewController {
  /// Whether the app has set the controller's `preferredTransition` of iOS 18, which takes precedence.
  var hasPreferredTransition: Bool { value(ifThere: "preferredTransition") != nil }
}

extension UINavigationController {
  /// The recognizer of iOS 26 that pops from anywhere in the content.
  var contentPopGestureRecognizer: UIGestureRecognizer? {
    value(ifThere: "interactiveContentPopGestureRecognizer") as? UIGestureRecognizer
  }
}

extension UIView {
  /// Whether text is edited or selected in the view.
  var isEditingText: Bool { isFirstResponder && self is any UITextInput }

  /// Whether the view is a bar of the system; on tvOS there are no toolbars.
  var isSystemBar: Bool {
    #if os(tvOS)
    self is UINavigationBar || self is UITabBar
    #else
    self is UINavigationBar || self is UITabBar || self is UIToolbar
    #endif
  }

  /// The radii that the corners have by the `cornerConfiguration` of iOS 26; nil before.
  var effectiveCorners: Corners? {
    guard let topLeft = effectiveRadius(of: .topLeft),
      let topRight = effectiveRadius(of: .topRight),
      let bottomRight = effectiveRadius(of: .bottomRight),
      let bottomLeft = effectiveRadius(of: .bottomLeft)
    else { return nil }
    return Corners(
      topLeft: Double(topLeft),
      topRight: Double(topRight),
      bottomRight: Double(bottomRight),
      bottomLeft: Double(bottomLeft)
    )
  }

  /// Takes another view's `cornerConfiguration`, which gives glass its shape.
  func takeCornerConfiguration(of other: UIView) { take("cornerConfiguration", of: other) }
}

extension UIImageView {
  /// Shows bright parts of an image as another view does, which has been possible since iOS 17.
  func takeDynamicRange(of other: UIImageView) { take("preferredImageDynamicRange", of: other) }
}

extension CAGradientLayer {
  /// The colors; nil if one of them is none.
  var cgColors: [CGColor]? {
    guard let colors, colors.allSatisfy(CGColor.isColor) else { return nil }
    return colors as? [CGColor]
  }
}

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
