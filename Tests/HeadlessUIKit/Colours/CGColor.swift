// A colour, equal by value: grey or red, green and blue.
import Foundation

public final class CGColor: Hashable, Sendable {
  let value: ColourValue

  init(_ value: ColourValue) { self.value = value }

  public convenience init(
    srgbRed red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(.rgb(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.grey(white: gray, alpha: alpha))
  }

  /// The colour's components, alpha last: two of a grey, four of any other.
  public var components: [CGFloat]? { value.components }

  public var numberOfComponents: Int { value.components.count }

  public var alpha: CGFloat { value.alpha }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.with(alpha: alpha)) }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
