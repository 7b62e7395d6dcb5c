// What takes an Objective-C runtime, or is said in another way here. The library has helpers of the same names,
// which do it the way that Apple's UIKit knows.
/// The thread of the main actor, for code that no actor isolates.
package enum MainThread {
  // On other platforms than Apple's, the main actor runs on the main queue, which any thread may serve.
  static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on it.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}

extension NSObjectProtocol {
  /// Whether the object's class belongs to UIKit and not to the app.
  @MainActor package var isOfTheSystem: Bool {
    String(reflecting: type(of: self)).hasPrefix("UIKit.")
  }
}

extension CADisplayLink {
  /// Creates a link that calls a closure on every frame, on the main thread.
  @MainActor package static func calling(
    _ call: @escaping @MainActor (CADisplayLink) -> Void
  ) -> CADisplayLink {
    CADisplayLink { link in MainActor.assumeIsolated { call(link) } }
  }
}

extension UIGestureRecognizer {
  /// Makes the recognizer call a closure as its action, and returns the recognizer.
  package func calling(_ call: @escaping @MainActor () -> Void) -> Self {
    addHandler { _ in call() }
    return self
  }
}

extension CALayer {
  /// Whether a drawing of the layer leaves out what it shows.
  package var isShownElsewhere: Bool { self is AVPlayerLayer || self is CAMetalLayer }
}

extension UIView {
  /// Whether a drawing of the view leaves out what it shows.
  package var isShownElsewhere: Bool { self is UIVisualEffectView || self is WKWebView }

  /// The radius of a corner by the view's `cornerConfiguration`.
  package func effectiveRadius(of corner: UIRectCorner) -> CGFloat? {
    effectiveRadius(corner: corner)
  }
}

extension UILabel {
  /// Whether a subclass draws the text itself, for example in smaller bounds.
  package var placesText: Bool {
    findTextBox()
    return textBox != bounds
  }

  /// How the parts of the text are written, whatever their size.
  package var writing: [String] {
    guard let attributedText else { return [font.fontName] }
    var writing: [String] = []
    let whole = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: whole) { attributes, range, _ in
      for (key, value) in attributes where key != .paragraphStyle {
        let value = (value as? UIColor)?.resolvedColor(with: traitCollection) ?? value
        let part = value as? UIFont
        let text = part.map { "\($0.fontName) \(($0.pointSize / font.pointSize * 100).rounded())" }
        writing.append("\(range) \(key.rawValue) \(text ?? DescribedValue.text(of: value))")
      }
    }
    return writing.sorted()
  }
}

extension CGColor {
  /// Whether something is a color.
  package static func isColor(_ value: Any) -> Bool { value is CGColor }
}
