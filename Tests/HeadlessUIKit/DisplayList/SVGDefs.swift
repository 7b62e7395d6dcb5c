// What is shared. Names are counted from 1 in the order in which they are needed.
import Foundation

/// The definitions of one document, or of several, each written once.
final class SVGDefs {
  private let initial: String
  private var names: [String: String] = [:]
  private(set) var lines: [String] = []

  /// None yet; their names will begin with a letter.
  init(_ initial: String = "d") { self.initial = initial }

  /// All of them, a line for each.
  var text: String { lines.map { "\($0)\n" }.joined() }

  func clip(_ path: CGPath, _ rule: CGPathFillRule) -> String {
    let rule = rule == .evenOdd ? [("clip-rule", "evenodd")] : []
    return define("clipPath", [], SVG.element("path", [("d", path.svg)] + rule))
  }

  func clip(_ outline: Outline) -> String {
    let rule = outline.rule == .evenOdd ? [("clip-rule", "evenodd")] : []
    return define("clipPath", [], outline.svg(rule))
  }

  func gradient(_ stops: SVGStops, _ start: CGPoint, _ end: CGPoint) -> String {
    define(
      "linearGradient",
      [
        ("gradientUnits", "userSpaceOnUse"), ("x1", SVGNumber.text(start.x)),
        ("y1", SVGNumber.text(start.y)), ("x2", SVGNumber.text(end.x)),
        ("y2", SVGNumber.text(end.y)),
      ],
      stops.text
    )
  }

  /// A blur, seen within a rectangle.
  func blur(_ radius: CGFloat, in box: CGRect) -> String {
    define(
      "filter",
      [
        ("filterUnits", "userSpaceOnUse"), ("x", SVGNumber.text(box.minX)),
        ("y", SVGNumber.text(box.minY)), ("width", SVGNumber.text(box.width)),
        ("height", SVGNumber.text(box.height)),
      ],
      SVG.element("feGaussianBlur", [("stdDeviation", SVGNumber.text(radius))])
    )
  }

  /// A drawing at its place; a long one is written once and used wherever it is drawn.
  func placed(_ body: String, _ place: CGAffineTransform, opacity: CGFloat?) -> String {
    var attributes = SVG.place(place)
    if let opacity { attributes.append(("opacity", SVGNumber.text(opacity))) }
    if body.utf8.count > 150 {
      let id = define("g", [], body)
      return SVG.element("use", [("xlink:href", "#\(id)")] + attributes)
    }
    return attributes.isEmpty ? body : "<g\(SVG.list(attributes))>\(body)</g>"
  }

  private func define(_ kind: String, _ attributes: SVG.Attributes, _ body: String) -> String {
    let rest = "\(SVG.list(attributes))>\(body)</\(kind)>"
    let key = kind + rest
    if let name = names[key] { return name }
    let name = "\(initial)\(names.count + 1)"
    names[key] = name
    lines.append("<\(kind) id=\"\(name)\"\(rest)")
    return name
  }
}
