// A color, equal by value: gray or red, green and blue.
import Foundation

public final class CGColor: Hashable, Sendable {
  let value: ColorValue
  /// What the color tiles a shape with, if it isn't plain (PX-21).
  public let pattern: CGPattern?

  init(_ value: ColorValue, pattern: CGPattern? = nil) {
    (self.value, self.pattern) = (value, pattern)
  }

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

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.value == rhs.value && lhs.pattern === rhs.pattern
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// An image that is repeated.
public final class CGPattern: Sendable {
  let tile: CGImage
  let size: CGSize

  init(_ image: CGImage, size: CGSize) { (tile, self.size) = (image, size) }

  /// As many tiles as a box takes, from its top left on.
  func drawing(of box: CGSize) -> Drawing {
    var drawing = Drawing(size: box)
    guard size.width > 0, size.height > 0 else { return drawing }
    for top in stride(from: 0, to: box.height, by: size.height) {
      for left in stride(from: 0, to: box.width, by: size.width) {
        drawing.commands.append(.image(tile, CGRect(origin: CGPoint(x: left, y: top), size: size)))
      }
    }
    return drawing
  }
}
