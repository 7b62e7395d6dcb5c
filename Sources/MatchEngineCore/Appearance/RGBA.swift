/// A color with components from 0 to 1 that are not premultiplied by its alpha.
public struct RGBA: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// A color from its components.
  @inlinable public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Fully transparent black.
  @inlinable public static var clear: RGBA { RGBA(0, 0, 0, 0) }

  package func mixed(with other: RGBA, _ progress: Double) -> RGBA {
    PremultipliedRGBA(self).mixed(with: PremultipliedRGBA(other), progress.clampedToUnit).color
  }

  /// The color with components that are not finite replaced by 0, and its alpha between 0 and 1.
  var sanitized: RGBA {
    func sanitized(_ component: Double) -> Double { component.isFinite ? component : 0 }
    return RGBA(sanitized(red), sanitized(green), sanitized(blue), sanitized(alpha).clampedToUnit)
  }
}

/// A color premultiplied by its alpha, so that mixing it with a clear color keeps the hue.
struct PremultipliedRGBA: Hashable, Sendable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0
}

extension PremultipliedRGBA: Mixable {
  init(_ color: RGBA) {
    let color = color.sanitized
    red = color.red * color.alpha
    green = color.green * color.alpha
    blue = color.blue * color.alpha
    alpha = color.alpha
  }

  /// The color without premultiplication; an alpha that overshoots is limited to 1.
  var color: RGBA {
    guard alpha > 0 else { return .clear }
    return RGBA(red / alpha, green / alpha, blue / alpha, min(alpha, 1))
  }

  /// The size of a difference: that of the component that differs most.
  var size: Double {
    max(max(red.magnitude, green.magnitude), max(blue.magnitude, alpha.magnitude))
  }

  static var zero: Self { Self() }

  func adding(_ other: Self, times factor: Double) -> Self {
    Self(
      red: red + other.red * factor,
      green: green + other.green * factor,
      blue: blue + other.blue * factor,
      alpha: alpha + other.alpha * factor
    )
  }
}
