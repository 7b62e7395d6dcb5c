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
    return CGColor(.rgb(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha))
  }
}

extension ColorValue {
  static let clear = ColorValue.gray(white: 0, alpha: 0)
}

/// What a color is made of; a gray and the same tone in red, green and blue are not equal.
enum ColorValue: Hashable, Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  var components: [CGFloat] {
    switch self {
    case .gray(let white, let alpha): [white, alpha]
    case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    }
  }

  var alpha: CGFloat {
    switch self {
    case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
    }
  }

  /// Red, green and blue.
  var red: CGFloat { rgb.0 }
  var green: CGFloat { rgb.1 }
  var blue: CGFloat { rgb.2 }

  private var rgb: (CGFloat, CGFloat, CGFloat) {
    switch self {
    case .gray(let white, _): (white, white, white)
    case .rgb(let red, let green, let blue, _): (red, green, blue)
    }
  }

  func with(alpha: CGFloat) -> ColorValue {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
