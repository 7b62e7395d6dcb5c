/// Writes a drawing's commands as SVG elements.
struct SVGDrawing {
  let defs: SVGDefs
  private var alpha: CGFloat = 1
  private var text = ""
  /// How many groups are open within each saved state, and the alpha to go back to.
  private var open: [(groups: Int, alpha: CGFloat)] = [(0, 1)]

  init(_ defs: SVGDefs) { self.defs = defs }

  /// The same text for the same drawing.
  static func text(of drawing: Drawing) -> String {
    let defs = SVGDefs()
    let body = SVGDrawing(defs).body(of: drawing)
    return defs.text + body
  }

  func body(of drawing: Drawing) -> String {
    var writer = self
    for command in drawing.commands { writer.write(command) }
    while writer.open.count > 1 { writer.write(.restore) }
    writer.closeGroups()
    let box = CGRect(origin: .zero, size: drawing.size)
    guard drawing.exceeds(box) else { return writer.text }
    let id = defs.clip(CGPath(rect: box, transform: nil), .winding)
    return "<g clip-path=\"url(#\(id))\">\(writer.text)</g>"
  }

  private mutating func write(_ command: DrawCommand) {
    switch command {
    case .save: open.append((0, alpha))
    case .restore: restore()
    case .concatenate(let transform):
      openGroup(transform.isIdentity ? nil : "transform=\"\(SVG.matrix(transform))\"")
    case .clip(let path, let rule): openGroup("clip-path=\"url(#\(defs.clip(path, rule)))\"")
    case .alpha(let value): alpha = value
    case .fill(let path, let color, let rule):
      text += SVG.element("path", [("d", path.svg)] + SVG.rule(rule) + SVG.fill(color, alpha))
    case .stroke(let path, let color, let width):
      text += SVG.element("path", [("d", path.svg)] + SVG.stroke(color, alpha, width: width))
    case .text(let string, let font, let color, let baseline):
      text += SVG.text(string, font, color, alpha, at: baseline)
    case .image(let image, let rect): write(image, rect)
    case .gradient(let gradient, let start, let end, let options):
      let id = defs.gradient(SVGStops(gradient, options), start, end)
      let far = SVG.box(CGRect(x: -9999, y: -9999, width: 19998, height: 19998))
      text += SVG.element("rect", far + [("fill", "url(#\(id))")] + SVG.opacity(alpha))
    case .scene: missing("a drawing with views in it as one item")
    }
  }

  private mutating func write(_ image: CGImage, _ rect: CGRect) {
    let size = image.drawing.size
    guard size.width > 0, size.height > 0 else { return }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    text += defs.placed(image.drawing, place, opacity: alpha)
  }

  private mutating func openGroup(_ attribute: String?) {
    guard let attribute else { return }
    text += "<g \(attribute)>"
    open[open.count - 1].groups += 1
  }

  private mutating func restore() {
    guard open.count > 1 else { return }
    closeGroups()
    alpha = open.removeLast().alpha
  }

  private mutating func closeGroups() {
    guard let last = open.last else { return }
    text += String(repeating: "</g>", count: last.groups)
    open[open.count - 1].groups = 0
  }
}

extension Drawing {
  /// Whether something might be drawn outside of the box; texts are taken to stay inside.
  fileprivate func exceeds(_ box: CGRect) -> Bool {
    commands.contains { command in
      switch command {
      case .fill(let path, _, _): !path.isEmpty && !box.encloses(path.boundingBoxOfPath)
      case .stroke(let path, _, let width):
        !path.isEmpty
          && !box.encloses(path.boundingBoxOfPath.insetBy(dx: -width / 2, dy: -width / 2))
      case .image(_, let rect): !box.encloses(rect)
      case .gradient, .concatenate: true
      case .text, .scene, .save, .restore, .clip, .alpha: false
      }
    }
  }
}

extension CGRect {
  /// Whether another rectangle is inside, but for a thousandth of a point.
  func encloses(_ other: CGRect) -> Bool {
    let slack: CGFloat = 1e-3
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
