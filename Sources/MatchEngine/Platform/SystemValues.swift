#if canImport(UIKit) && !os(watchOS)
// The names of notifications are C variables that aren't marked as constant.
import MatchEngineCore
@preconcurrency import UIKit

// What the system knows and the stand-in for UIKit says in another way.

/// The thread of the main actor, for code that no actor isolates.
enum MainThread {
  #if canImport(ObjectiveC)
  /// Whether this code runs on it.
  static var isCurrent: Bool { Thread.isMainThread }
  #else
  // On other platforms than Apple's, the main actor runs on the main queue, which any thread may serve.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
  #endif
}

extension UILabel {
  /// How the parts of the text are written, whatever their size.
  var writing: [String] {
    guard let font else { return [] }
    #if canImport(ObjectiveC)
    guard let attributedText else { return [font.fontName] }
    var writing: [String] = []
    let whole = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: whole) { attributes, range, _ in
      for (key, value) in attributes where key != .paragraphStyle {
        let part = value as? UIFont
        let look = part.map { "\($0.fontName) \(($0.pointSize / font.pointSize * 100).rounded())" }
        writing.append("\(range) \(key.rawValue) \(look ?? "\(value)")")
      }
    }
    return writing.sorted()
    #else
    return [font.fontName]
    #endif
  }
}

extension UIViewController {
  /// Whether the app has set the controller's `preferredTransition`, which takes precedence.
  ///
  /// The property is read by key, because systems and SDKs before iOS 18 don't have it.
  var hasPreferredTransition: Bool {
    #if canImport(ObjectiveC)
    responds(to: NSSelectorFromString("preferredTransition"))
      && value(forKey: "preferredTransition") != nil
    #else
    preferredTransition != nil
    #endif
  }
}

extension UINavigationController {
  /// The recognizer that pops from anywhere in the content, if this system has it.
  ///
  /// The property is read by key, because systems and SDKs before iOS 26 don't have it.
  var contentPopGestureRecognizer: UIGestureRecognizer? {
    #if canImport(ObjectiveC)
    let key = "interactiveContentPopGestureRecognizer"
    guard responds(to: NSSelectorFromString(key)) else { return nil }
    return value(forKey: key) as? UIGestureRecognizer
    #else
    return interactiveContentPopGestureRecognizer
    #endif
  }
}

extension UIView {
  /// Whether text is edited or selected in the view.
  var isEditingText: Bool {
    #if canImport(ObjectiveC)
    isFirstResponder && self is any UITextInput
    #else
    isFirstResponder && self is UITextField
    #endif
  }
}

extension UIView {
  /// Whether the view is a bar of the system; on tvOS there are no toolbars.
  var isSystemBar: Bool {
    #if os(tvOS)
    self is UINavigationBar || self is UITabBar
    #else
    self is UINavigationBar || self is UITabBar || self is UIToolbar
    #endif
  }
}

#if canImport(ObjectiveC)
extension UIView {
  /// Takes another view's value of a property that this system may not have.
  fileprivate func take(_ key: String, of other: UIView) {
    guard responds(to: NSSelectorFromString(key)) else { return }
    setValue(other.value(forKey: key), forKey: key)
  }
}
#endif

// The corners that a view has by its `cornerConfiguration`. SDKs before iOS 26 don't have it, so it is reached by
// its name.
extension UIView {
  /// The effective radii of the corners, or nil if the system doesn't know them.
  var effectiveCorners: Corners? {
    #if canImport(ObjectiveC)
    let selector = NSSelectorFromString("effectiveRadiusForCorner:")
    guard responds(to: selector), let method = method(for: selector) else { return nil }
    typealias Radius = @convention(c) (UIView, Selector, UInt) -> CGFloat
    let call = unsafeBitCast(method, to: Radius.self)
    func radius(_ corner: UIRectCorner) -> Double { Double(call(self, selector, corner.rawValue)) }
    #else
    func radius(_ corner: UIRectCorner) -> Double { Double(effectiveRadius(corner: corner)) }
    #endif
    return Corners(
      topLeft: radius(.topLeft),
      topRight: radius(.topRight),
      bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft)
    )
  }

  /// Takes another view's configuration, which gives glass its shape.
  func takeCornerConfiguration(of other: UIView) {
    #if canImport(ObjectiveC)
    take("cornerConfiguration", of: other)
    #else
    cornerConfiguration = other.cornerConfiguration
    #endif
  }
}

extension CAGradientLayer {
  /// The colors; nil if one of them is none.
  var cgColors: [CGColor]? {
    guard let colors, colors.allSatisfy(CAGradientLayer.isColor) else { return nil }
    return colors as? [CGColor]
  }

  /// A cast to a type of Core Foundation never fails, so it tells nothing.
  private static func isColor(_ value: Any) -> Bool {
    #if canImport(ObjectiveC)
    CFGetTypeID(value as AnyObject) == CGColor.typeID
    #else
    value is CGColor
    #endif
  }
}

extension UIImageView {
  /// Whether a subclass shows something else than the image.
  var drawsItself: Bool {
    #if canImport(ObjectiveC)
    let kind = type(of: self)
    guard kind != UIImageView.self else { return false }
    return ["displayLayer:", "drawLayer:inContext:"].map(NSSelectorFromString).contains {
      kind.instanceMethod(for: $0) != UIImageView.instanceMethod(for: $0)
    }
    #else
    displaysLayer
    #endif
  }

  /// Shows bright parts of an image as another view does, which has been possible since iOS 17.
  func takeDynamicRange(of other: UIImageView) {
    #if canImport(ObjectiveC)
    take("preferredImageDynamicRange", of: other)
    #else
    preferredImageDynamicRange = other.preferredImageDynamicRange
    #endif
  }
}

extension UIAccessibility {
  /// Whether the user prefers reduced motion or cross-fade transitions.
  static var isMotionUnwanted: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }

  /// Announces a new screen that the system doesn't announce itself.
  static func screenHasChanged() { post(notification: .screenChanged, argument: nil) }

  /// Announces that the layout of the screen has changed.
  static func layoutHasChanged() { post(notification: .layoutChanged, argument: nil) }
}

// What something else than its layer puts on the screen. Apple's classes are found by name, so that nothing
// is linked; the stand-in for UIKit has them itself.

extension CALayer {
  /// Whether a drawing of the layer leaves out what it shows: a film, a camera, or what a GPU has drawn.
  var isShownElsewhere: Bool {
    #if canImport(ObjectiveC)
    type(of: self) != CALayer.self && CALayer.shownElsewhere.contains { isKind(of: $0) }
    #else
    self is AVPlayerLayer || self is CAMetalLayer
    #endif
  }

  #if canImport(ObjectiveC)
  private static let shownElsewhere = classes([
    "AVPlayerLayer", "AVSampleBufferDisplayLayer", "AVCaptureVideoPreviewLayer", "CAMetalLayer",
    "CAEAGLLayer",
  ])
  #endif
}

extension UIView {
  /// Whether a drawing of the view leaves out what it shows: a blur, a map, or a web page.
  var isShownElsewhere: Bool {
    #if canImport(ObjectiveC)
    self is UIVisualEffectView || UIView.shownElsewhere.contains { isKind(of: $0) }
    #else
    self is UIVisualEffectView || self is WKWebView
    #endif
  }

  #if canImport(ObjectiveC)
  private static let shownElsewhere = classes(["WKWebView", "MKMapView"])
  #endif
}

#if canImport(ObjectiveC)
private func classes(_ names: [String]) -> [AnyClass] { names.compactMap(NSClassFromString) }
#endif
#endif
