open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let source: Source

  private enum Source: Hashable {
    case plain(CGColor)
    case dynamic(DynamicColor, alpha: CGFloat?)
  }

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  convenience init(_ value: ColorValue) { self.init(.plain(CGColor(value))) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.gray(white: white, alpha: alpha))
  }

  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * min(max(min(place, 4 - place), 0), 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(.plain(cgColor)) }

  public convenience init(patternImage image: UIImage) {
    let pattern = image.cgImage.map { CGPattern($0, size: image.size) }
    self.init(.plain(CGColor(.gray(white: 0, alpha: 1), pattern: pattern)))
  }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(DynamicColor(dynamicProvider), alpha: nil))
  }

  open var cgColor: CGColor {
    if case .plain(let color) = source { return color }
    return resolvedColor(with: .current).cgColor
  }

  /// Whether it depends on the traits of where it is shown.
  var isDynamic: Bool { if case .dynamic = source { true } else { false } }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let rule, let alpha) = source else { return self }
    let color = rule.provider(traitCollection).resolvedColor(with: traitCollection)
    return alpha.map(color.withAlphaComponent) ?? color
  }

  /// The color with another alpha; a dynamic one stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .plain(let color): UIColor(color.value.with(alpha: alpha))
    case .dynamic(let rule, _): UIColor(.dynamic(rule, alpha: alpha))
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }

  open override var hash: Int { source.hashValue }
}

/// The rule of a dynamic color; colors with the same rule are equal.
private final class DynamicColor: NSObject {
  let provider: (UITraitCollection) -> UIColor

  init(_ provider: @escaping (UITraitCollection) -> UIColor) { self.provider = provider }
}

// A color's components.
extension UIColor {
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = cgColor.value
    guard cgColor.pattern == nil else { return false }
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = cgColor.value
    guard value.red == value.green, value.green == value.blue else {
      missing("the gray that a color turns into")
    }
    white?.pointee = value.red
    alpha?.pointee = value.alpha
    return true
  }
}
