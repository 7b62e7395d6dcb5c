// The screen as SVG 1.1: the same bytes for the same display list.
/// Writes what is seen as an SVG document.
struct SVGDocument {
  private let defs: SVGDefs
  /// What drawings share, which may be more than one document's.
  private let library: SVGDefs

  init(defs: SVGDefs = SVGDefs(), library: SVGDefs? = nil) {
    self.defs = defs
    self.library = library ?? defs
  }

  static func text(_ nodes: [DisplayNode], box: CGRect) -> String {
    let document = SVGDocument()
    let body = document.lines(nodes).map { "\($0)\n" }.joined()
    let frame = [box.minX, box.minY, box.width, box.height].map { SVGNumber.text($0) }
    let head = SVG.list([
      ("xmlns", "http://www.w3.org/2000/svg"), ("xmlns:xlink", "http://www.w3.org/1999/xlink"),
      ("version", "1.1"), ("width", frame[2]), ("height", frame[3]),
      ("viewBox", frame.joined(separator: " ")),
    ])
    let defs = document.defs.text
    return "<svg\(head)>\n" + (defs.isEmpty ? "" : "<defs>\n\(defs)</defs>\n") + body + "</svg>\n"
  }

  /// An element each, or the beginning or the end of a group.
  func lines(_ nodes: [DisplayNode]) -> [String] {
    var lines: [String] = []
    for node in nodes { add(node, to: &lines) }
    return lines
  }

  private func add(_ node: DisplayNode, to lines: inout [String]) {
    switch node {
    case .item(let item): lines.append(text(item))
    case .group(let group):
      let attributes = attributes(of: group)
      if !attributes.isEmpty { lines.append("<g\(SVG.list(attributes))>") }
      for child in group.children { add(child, to: &lines) }
      if !attributes.isEmpty { lines.append("</g>") }
    }
  }

  private func attributes(of group: DisplayGroup) -> SVG.Attributes {
    let clip = group.clip.map { [("clip-path", "url(#\(defs.clip($0)))")] } ?? []
    return clip + SVG.opacity(group.opacity)
  }

  private func text(_ item: DisplayItem) -> String {
    switch (item.kind, item.paint) {
    case (.border, .color(let color)): return border(item, color)
    case (.stroke, .color(let color)): return stroke(item, color)
    case (.shadow, .color(let color)): return shadow(item, color)
    case (_, .color(let color)): return item.outline.svg(SVG.fill(color, item.opacity))
    case (_, .gradient(let gradient)):
      let id = defs.gradient(gradient, in: item.outline)
      return shape(item.outline, [("fill", "url(#\(id))")] + SVG.opacity(item.opacity))
    case (_, .drawing(let drawing)):
      return library.placed(drawing, item.transform, opacity: item.opacity)
    }
  }

  private func shadow(_ item: DisplayItem, _ color: CGColor) -> String {
    let blur = item.width * abs(item.transform.determinant).squareRoot()
    let box = item.outline.box.insetBy(dx: -3 * blur, dy: -3 * blur).integral
    let filter = blur > 0 ? [("filter", "url(#\(defs.blur(blur, in: box)))")] : []
    let fill = SVG.fill(color, item.opacity)
    guard !item.casterClips.isEmpty else { return shape(item.outline, fill + filter) }
    let clipped = item.casterClips.reversed().reduce(shape(item.outline, fill)) { text, clip in
      "<g clip-path=\"url(#\(defs.clip(clip)))\">\(text)</g>"
    }
    return "<g\(SVG.list(filter))>\(clipped)</g>"
  }

  /// A shape whose paint has its measures from the screen, so that the shape needs them, too.
  private func shape(_ outline: Outline, _ paint: SVG.Attributes) -> String {
    if outline.isUpright { return outline.svg(paint) }
    return SVG.element("path", [("d", outline.screenPath.svg)] + SVG.rule(outline.rule) + paint)
  }

  /// A line along the middle of the border where that is the same, otherwise what is between its edges.
  private func border(_ item: DisplayItem, _ color: CGColor) -> String {
    let place = SVG.place(item.transform)
    guard let middle = item.middle else {
      let ring = [("d", item.ring.svg)] + place + [("fill-rule", "evenodd")]
      return SVG.element("path", ring + SVG.fill(color, item.opacity))
    }
    let radius = item.radii.topLeft - item.width / 2
    let corners = radius > 0 ? SVG.numbers([("rx", radius)]) : []
    let line = SVG.stroke(color, item.opacity, width: item.width)
    return SVG.element("rect", SVG.box(middle) + corners + place + line)
  }

  private func stroke(_ item: DisplayItem, _ color: CGColor) -> String {
    let path = [("d", item.outline.ownPath.svg)] + SVG.place(item.transform)
    return SVG.element("path", path + SVG.stroke(color, item.opacity, width: item.width))
  }
}

extension DisplayItem {
  /// The line along the middle of a border whose corners are all as round, and rounder than it is wide.
  fileprivate var middle: CGRect? {
    let radius = radii.topLeft
    guard outline.path == nil, radii.areEqual, radius == 0 || radius >= width,
      radius == 0 || outline.curve == .circular, 2 * width <= min(size.width, size.height)
    else { return nil }
    return CGRect(origin: .zero, size: size).insetBy(dx: width / 2, dy: width / 2)
  }

  /// What is between the outer and the inner edge of a border, before the transform.
  fileprivate var ring: CGPath {
    var inner = outline
    let width = min(width, size.width / 2, size.height / 2)
    inner.size = CGSize(width: size.width - 2 * width, height: size.height - 2 * width)
    inner.transform = CGAffineTransform(translationX: width, y: width)
    inner.radii = outline.radii.mapped { max(0, $0 - width) }
    return CGPath(elements: outline.ownPath.elements + inner.screenPath.elements)
  }
}
