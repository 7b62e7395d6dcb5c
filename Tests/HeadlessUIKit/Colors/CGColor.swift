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
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray(white: gray, alpha: alpha))
  }

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

// Colors between two, with alpha multiplied in; no color is a clear one.
extension CGColor {
  static func interpolated(_ start: CGColor?, _ end: CGColor?, at fraction: CGFloat) -> CGColor? {
    if fraction == 0 || start == end { return start }
    if fraction == 1 { return end }
    let (first, last) = (start?.value ?? .clear, end?.value ?? .clear)
    let alpha = min(1, max(0, first.alpha + (last.alpha - first.alpha) * fraction))
    func mix(_ part: (ColorValue) -> CGFloat) -> CGFloat {
      let (from, to) = (part(first) * first.alpha, part(last) * last.alpha)
      return alpha > 0 ? min(1, max(0, (from + (to - from) * fraction) / alpha)) : 0
    }
    return CGColor(
      ColorValue(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
    )
  }
}

/// What a color is made of; a gray and the same tone in red, green and blue are not equal.
struct ColorValue: Hashable, Sendable {
  static let clear = gray(white: 0, alpha: 0)

  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  var isGray = false

  static func gray(white: CGFloat, alpha: CGFloat) -> ColorValue {
    ColorValue(red: white, green: white, blue: white, alpha: alpha, isGray: true)
  }

  var components: [CGFloat] { isGray ? [red, alpha] : [red, green, blue, alpha] }

  func with(alpha: CGFloat) -> ColorValue {
    var color = self
    color.alpha = alpha
    return color
  }
}
