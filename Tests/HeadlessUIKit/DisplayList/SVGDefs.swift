// What is shared. Names are counted from 1 in the order in which they are needed.
/// The definitions of one document, or of several, each written once.
final class SVGDefs {
  private let initial: String
  private var names: [String: String] = [:]
  private(set) var lines: [String] = []
  /// What was written in this moment, and in the one before: few drawings are others from moment to moment.
  private var written: [DrawingKey: WrittenDrawing] = [:]
  private var writtenBefore: [DrawingKey: WrittenDrawing] = [:]
  /// How many drawings were written, those left out that were written just before.
  private(set) var drawingsWritten = 0

  /// None yet; their names will begin with a letter.
  init(_ initial: String = "d") { self.initial = initial }

  /// All of them, a line for each.
  var text: String { lines.map { "\($0)\n" }.joined() }

  func clip(_ path: CGPath, _ rule: CGPathFillRule) -> String {
    let shape = [("d", path.svg)] + SVG.rule(rule, "clip-rule")
    return define("clipPath", [], SVG.element("path", shape))
  }

  func clip(_ outline: Outline) -> String {
    define("clipPath", [], outline.svg(SVG.rule(outline.rule, "clip-rule")))
  }

  func gradient(_ stops: SVGStops, _ start: CGPoint, _ end: CGPoint) -> String {
    let line = SVG.numbers([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
    return define("linearGradient", [("gradientUnits", "userSpaceOnUse")] + line, stops.text)
  }

  /// A layer's gradient: along a line from 0 to 1, or around the origin as far as 1, brought to its place.
  func gradient(_ gradient: GradientState, in outline: Outline) -> String {
    let place = gradient.place(in: outline)
    let matrix = SVGNumber.text([place.a, place.b, place.c, place.d, place.tx, place.ty])
    let isRadial = gradient.type == .radial
    let shape = isRadial ? [("cx", "0"), ("cy", "0"), ("r", "1")] : [("x1", "0"), ("x2", "1")]
    return define(
      isRadial ? "radialGradient" : "linearGradient",
      [("gradientUnits", "userSpaceOnUse")] + shape + [("gradientTransform", "matrix(\(matrix))")],
      SVGStops(gradient).text
    )
  }

  /// A blur, seen within a rectangle.
  func blur(_ radius: CGFloat, in box: CGRect) -> String {
    let blur = SVG.element("feGaussianBlur", SVG.numbers([("stdDeviation", radius)]))
    return define("filter", [("filterUnits", "userSpaceOnUse")] + SVG.box(box), blur)
  }

  /// Another moment begins: what was not drawn in the last one is forgotten.
  func beginMoment() {
    writtenBefore = written
    written = [:]
  }

  /// A drawing at its place; a long one is written once and used wherever it is drawn.
  func placed(_ drawing: Drawing, _ place: CGAffineTransform, opacity: CGFloat) -> String {
    let attributes = SVG.place(place) + SVG.opacity(opacity)
    let drawing = write(drawing)
    if let id = drawing.id {
      return SVG.element("use", [("xlink:href", "#\(id)")] + attributes)
    }
    return attributes.isEmpty ? drawing.body : "<g\(SVG.list(attributes))>\(drawing.body)</g>"
  }

  private func write(_ drawing: Drawing) -> WrittenDrawing {
    let key = DrawingKey(drawing)
    if let known = written[key] { return known }
    let result = writtenBefore[key] ?? writeAnew(drawing)
    written[key] = result
    return result
  }

  private func writeAnew(_ drawing: Drawing) -> WrittenDrawing {
    drawingsWritten += 1
    let body = SVGDrawing(self).body(of: drawing)
    let id = body.utf8.count > 150 ? define("g", [], body) : nil
    return WrittenDrawing(drawing: drawing, body: body, id: id)
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

/// A drawing by where its commands are kept, which nothing else can take as long as somebody keeps them.
private struct DrawingKey: Hashable {
  private let commands: UnsafeRawPointer?
  private let width: CGFloat
  private let height: CGFloat

  init(_ drawing: Drawing) {
    commands = drawing.commands.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    width = drawing.size.width
    height = drawing.size.height
  }
}

/// A drawing as it was written, and its name if it is a definition.
private struct WrittenDrawing {
  /// Keeps the commands where they are.
  let drawing: Drawing
  let body: String
  let id: String?
}

/// A gradient's colors for SVG.
struct SVGStops {
  var stops: [(place: CGFloat, color: CGColor, isVisible: Bool)]

  init(_ gradient: GradientState) {
    let places = gradient.places
    guard places.count == gradient.colors.count else {
      missing("a gradient with too few locations")
    }
    stops = zip(places, gradient.colors).map { (CGFloat($0), $1, true) }
  }

  /// Where it is not drawn beyond an end, the end is doubled: SVG goes on with the outermost stop.
  init(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
    stops = zip(gradient.locations, gradient.colors).map { ($0, $1, true) }
    if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
      stops.insert((0, first.color, false), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last = stops.last {
      stops.append((1, last.color, false))
    }
  }

  var text: String {
    stops.map { place, color, isVisible in
      let alpha = isVisible ? color.alpha : 0
      return SVG.element(
        "stop",
        [("offset", SVGNumber.text(place)), ("stop-color", color.hex)]
          + SVG.opacity(alpha, "stop-opacity")
      )
    }.joined()
  }
}
