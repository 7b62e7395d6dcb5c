// The words of SVG. Numbers have three decimals at most, those of transforms six.
package enum SVG {
  typealias Attributes = [(String, String)]

  static func element(_ name: String, _ attributes: Attributes) -> String {
    "<\(name)\(list(attributes))/>"
  }

  static func list(_ attributes: Attributes) -> String {
    attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
  }

  static func fill(_ color: CGColor, _ opacity: CGFloat) -> Attributes {
    paint("fill", color, opacity)
  }

  static func stroke(_ color: CGColor, _ opacity: CGFloat, width: CGFloat) -> Attributes {
    let line = width == 1 ? [] : [("stroke-width", SVGNumber.text(width))]
    return [("fill", "none")] + paint("stroke", color, opacity) + line
  }

  private static func paint(_ name: String, _ color: CGColor, _ opacity: CGFloat) -> Attributes {
    [(name, color.hex)] + self.opacity(color.alpha * opacity, "\(name)-opacity")
  }

  static func opacity(_ opacity: CGFloat, _ name: String = "opacity") -> Attributes {
    opacity == 1 ? [] : [(name, SVGNumber.text(opacity))]
  }

  static func rule(_ rule: CGPathFillRule, _ name: String = "fill-rule") -> Attributes {
    rule == .evenOdd ? [(name, "evenodd")] : []
  }

  static func numbers(_ values: [(String, CGFloat)]) -> Attributes {
    values.map { ($0.0, SVGNumber.text($0.1)) }
  }

  static func box(_ box: CGRect) -> Attributes {
    numbers([("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)])
  }

  /// Where something is put.
  static func place(_ t: CGAffineTransform) -> Attributes {
    t.isIdentity ? [] : [("transform", matrix(t))]
  }

  static func matrix(_ t: CGAffineTransform) -> String {
    let move = "\(SVGNumber.text(t.tx)) \(SVGNumber.text(t.ty))"
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(move))" }
    return "matrix(\(SVGNumber.text([t.a, t.b, t.c, t.d], unit: 1_000_000)) \(move))"
  }

  /// Text whose width is our font's, whatever font the browser has.
  static func text(
    _ string: String,
    _ font: UIFont,
    _ color: CGColor,
    _ alpha: CGFloat,
    at baseline: CGPoint
  ) -> String {
    guard !string.isEmpty else { return "" }
    let face = font.face
    var attributes: Attributes = [
      ("x", SVGNumber.text(baseline.x)), ("y", SVGNumber.text(baseline.y)),
      ("font-family", face.isMonospaced ? "ui-monospace,monospace" : "system-ui,sans-serif"),
      ("font-size", SVGNumber.text(font.pointSize)),
    ]
    if face.weight != .regular { attributes.append(("font-weight", "\(face.weight.css)")) }
    if face.isItalic { attributes.append(("font-style", "italic")) }
    attributes += fill(color, alpha)
    attributes.append(("textLength", SVGNumber.text(font.width(of: string))))
    attributes.append(("lengthAdjust", "spacingAndGlyphs"))
    attributes.append(("xml:space", "preserve"))
    return "<text\(list(attributes))>\(escaped(string))</text>"
  }

  /// Text that may stand in SVG; characters that XML does not allow become spaces.
  package static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        result.unicodeScalars.append(
          scalar.value < 32 || scalar.value == 0xfffe || scalar.value == 0xffff ? " " : scalar
        )
      }
    }
    return result
  }
}

/// The one place that writes numbers for SVG: at most as exact as the unit, the same on every machine.
enum SVGNumber {
  static func text(_ value: CGFloat, unit: Int = 1000) -> String {
    guard abs(value) < 1e12 else { missing("a picture with the number \(value)") }
    let units = Int((abs(Double(value)) * Double(unit)).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && units > 0 ? "-" : ""
    let (whole, rest) = units.quotientAndRemainder(dividingBy: unit)
    guard rest > 0 else { return sign + String(whole) }
    // The 1 in front keeps the zeros behind the point.
    var digits = rest + unit
    while digits % 10 == 0 { digits /= 10 }
    return sign + String(whole) + "." + String(digits).dropFirst()
  }

  /// Numbers with a space between them.
  static func text(_ values: [CGFloat], unit: Int = 1000) -> String {
    values.map { text($0, unit: unit) }.joined(separator: " ")
  }
}
