#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import UIKit

// Code that needs the Objective-C runtime; the stand-in for UIKit has helpers of the same names.

/// The thread of the main actor, for code that no actor isolates.
enum MainThread { static var isCurrent: Bool { Thread.isMainThread } }

extension NSObjectProtocol {
  /// Whether the object's class belongs to UIKit and not to the app.
  @MainActor var isOfTheSystem: Bool {
    Bundle(for: type(of: self)) == Bundle(for: UINavigationController.self)
  }
}

/// A controller that shows content of SwiftUI, whatever type that has.
protocol ContentHost {}

extension UIResponder {
  /// Whether this is a controller whose views come from SwiftUI, and only with layout.
  var hostsContent: Bool { self is any ContentHost }
}

/// The object that a display link or a recognizer calls.
@MainActor private final class Target: NSObject {
  static let value = AssociatedValue<Target>()

  private let call: (NSObject) -> Void
  init(_ call: @escaping (NSObject) -> Void) { self.call = call }
  @objc func act(_ sender: NSObject) { call(sender) }
}

extension CADisplayLink {
  @MainActor static func calling(_ call: @escaping @MainActor (CADisplayLink) -> Void)
    -> CADisplayLink
  {
    let target = Target { if let link = $0 as? CADisplayLink { call(link) } }
    return CADisplayLink(target: target, selector: #selector(Target.act))
  }
}

extension UIGestureRecognizer {
  /// Makes the recognizer call a closure as its action, and returns the recognizer.
  func calling(_ call: @escaping @MainActor () -> Void) -> Self {
    // A recognizer doesn't retain its targets.
    let target = Target { _ in call() }
    Target.value[self] = target
    addTarget(target, action: #selector(Target.act))
    return self
  }
}

/// The classes with these names, without those of frameworks that the app doesn't use.
private func classes(_ names: [String]) -> [AnyClass] { names.compactMap(NSClassFromString) }

extension CALayer {
  /// Whether the layer shows something that a drawing leaves out: a video, a camera, or what a GPU has drawn.
  var isShownElsewhere: Bool {
    type(of: self) != CALayer.self && CALayer.shownElsewhere.contains { isKind(of: $0) }
  }

  private static let shownElsewhere = classes([
    "AVPlayerLayer", "AVSampleBufferDisplayLayer", "AVCaptureVideoPreviewLayer", "CAMetalLayer",
    "CAEAGLLayer",
  ])
}

extension UIView {
  /// Whether the view shows something that a drawing leaves out: a blur, a map, or a web page.
  var isShownElsewhere: Bool {
    self is UIVisualEffectView || UIView.shownElsewhere.contains { isKind(of: $0) }
  }

  private static let shownElsewhere = classes(["WKWebView", "MKMapView"])

  /// Whether a subclass draws something or, if it is an image view, shows something else than its image.
  var drawsItself: Bool {
    let kind = type(of: self)
    let base = self is UIImageView ? UIImageView.self : UIView.self
    guard kind != base else { return false }
    return ["drawRect:", "displayLayer:", "drawLayer:inContext:"].map(NSSelectorFromString)
      .contains { kind.instanceMethod(for: $0) != base.instanceMethod(for: $0) }
  }

  /// The radius of a corner according to the view's `cornerConfiguration`; nil before iOS 26.
  func effectiveRadius(of corner: UIRectCorner) -> CGFloat? {
    let selector = NSSelectorFromString("effectiveRadiusForCorner:")
    guard responds(to: selector), let method = method(for: selector) else { return nil }
    typealias Radius = @convention(c) (UIView, Selector, UInt) -> CGFloat
    return unsafeBitCast(method, to: Radius.self)(self, selector, corner.rawValue)
  }
}

extension UILabel {
  /// Whether a subclass draws the text itself, for example in smaller bounds.
  var placesText: Bool {
    let draw = #selector(UILabel.drawText(in:))
    return type(of: self).instanceMethod(for: draw) != UILabel.instanceMethod(for: draw)
  }

  /// How the parts of the text are written, in whatever size.
  var writing: [String] {
    guard let font else { return [] }
    guard let attributedText else { return [font.fontName] }
    var writing: [String] = []
    let whole = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: whole) { attributes, range, _ in
      for (key, value) in attributes where key != .paragraphStyle {
        let value = (value as? UIColor)?.resolvedColor(with: traitCollection) ?? value
        let part = value as? UIFont
        let text = part.map { "\($0.fontName) \(($0.pointSize / font.pointSize * 100).rounded())" }
        writing.append("\(range) \(key.rawValue) \(text ?? "\(value)")")
      }
    }
    return writing.sorted()
  }
}

extension CGColor {
  /// Whether a value is a color; casting to a Core Foundation type always succeeds, so a cast can't tell.
  static func isColor(_ value: Any) -> Bool { CFGetTypeID(value as AnyObject) == typeID }
}

// The properties that Interface Builder shows, under the names that code uses. They need an Objective-C runtime.
extension UIView {
  @objc(matchID) @IBInspectable var inspectableMatchID: String? {
    get { matchID }
    set { matchID = newValue }
  }

  @objc(isMatchExcluded) @IBInspectable var inspectableMatchExcluded: Bool {
    get { isMatchExcluded }
    set { isMatchExcluded = newValue }
  }
}

/// Passes on to another object every call that it doesn't implement itself.
///
/// UIKit calls `responds(to:)` outside of any actor, but on the main thread.
@MainActor class CallForwarder: NSObject {
  nonisolated(unsafe) final weak var forwardTarget: (any NSObjectProtocol)?
  /// UIKit's own delegate, if it isn't asked: an app's recognizer may have it as the target of its action.
  nonisolated(unsafe) final weak var actionTarget: (any NSObjectProtocol)?
  /// A selector that nothing implements; a proxy responds to it if it asks this object.
  private nonisolated static let probe = NSSelectorFromString("matchEngineForwardingProbe")
  private nonisolated(unsafe) var isProbed = false
  /// Whether the target is being asked; it may ask back.
  private nonisolated(unsafe) var isAsking = false

  /// Called before a call is passed on.
  func willForward(_ name: String) {}

  /// Whether an object passes calls on to this one, directly or through others.
  final func isReached(from object: any NSObjectProtocol) -> Bool {
    isProbed = true
    defer { isProbed = false }
    return object.responds(to: CallForwarder.probe)
  }

  override func responds(to selector: Selector!) -> Bool {
    if selector == CallForwarder.probe { return isProbed }
    return super.responds(to: selector) || receiver(of: selector) != nil
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    guard let next = receiver(of: selector) else { return super.forwardingTarget(for: selector) }
    if MainThread.isCurrent {
      let name = NSStringFromSelector(selector)
      MainActor.assumeIsolated { willForward(name) }
    }
    return next
  }

  /// The object to which a call is passed on; UIKit's own delegate gets actions, and no questions to a delegate.
  private nonisolated func receiver(of selector: Selector) -> (any NSObjectProtocol)? {
    let target = forwardTarget ?? (selector.isAction ? actionTarget : nil)
    guard !isAsking, let target else { return nil }
    isAsking = true
    defer { isAsking = false }
    return target.responds(to: selector) ? target : nil
  }
}

extension Selector {
  /// Whether it may be an action, and isn't a question to the delegate of a recognizer.
  fileprivate var isAction: Bool {
    let name = NSStringFromSelector(self)
    return name.filter { $0 == ":" }.count == 1 && !name.contains("estureRecognizer")
  }
}
#endif
