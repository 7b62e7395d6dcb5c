// A color, equal by value: gray or red, green and blue.
import Foundation

public final class CGColor: Hashable, Sendable {
  let value: ColorValue

  init(_ value: ColorValue) { self.value = value }

  public convenience init(
    srgbRed red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(.rgb(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray(white: gray, alpha: alpha))
  }

  /// The color's components, alpha last: two of a gray, four of any other.
  public var components: [CGFloat]? { value.components }

  public var alpha: CGFloat { value.alpha }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.with(alpha: alpha)) }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
