// The screen as SVG 1.1: the same bytes for the same sight.
import Foundation

/// Writes what is seen as an SVG document.
struct SVGDocument {
  private let defs = SVGDefs()

  static func text(_ nodes: [SightNode], box: CGRect) -> String {
    let document = SVGDocument()
    let body = document.text(nodes)
    let frame = [box.minX, box.minY, box.width, box.height].map { SVGNumber.text($0) }
    let head = SVG.list([
      ("xmlns", "http://www.w3.org/2000/svg"), ("xmlns:xlink", "http://www.w3.org/1999/xlink"),
      ("version", "1.1"), ("width", frame[2]), ("height", frame[3]),
      ("viewBox", frame.joined(separator: " ")),
    ])
    let defs = document.defs.text
    return "<svg\(head)>\n" + (defs.isEmpty ? "" : "<defs>\n\(defs)</defs>\n") + body + "</svg>\n"
  }

  private func text(_ nodes: [SightNode]) -> String {
    nodes.map { node in
      switch node {
      case .item(let item): return text(item) + "\n"
      case .group(let group): return text(group)
      }
    }.joined()
  }

  private func text(_ group: SightGroup) -> String {
    var attributes: SVG.Attributes = []
    if let clip = group.clip {
      attributes.append(("clip-path", "url(#\(defs.clip(clip.screenPath, clip.rule)))"))
    }
    if group.opacity != 1 { attributes.append(("opacity", SVGNumber.text(group.opacity))) }
    let body = text(group.children)
    return attributes.isEmpty ? body : "<g\(SVG.list(attributes))>\n\(body)</g>\n"
  }

  private func text(_ item: DisplayItem) -> String {
    switch (item.kind, item.paint) {
    case (.border, .color(let color)):
      return SVG.element(
        "path",
        [("d", item.ring.svg), ("fill-rule", "evenodd")] + SVG.fill(color, item.opacity)
      )
    case (.stroke, .color(let color)): return stroke(item, color)
    case (.shadow, .color(let color)): return shadow(item, color)
    case (_, .color(let color)): return shape(item.outline, SVG.fill(color, item.opacity))
    case (_, .gradient(let gradient, let start, let end)):
      let id = defs.gradient(SVGStops(gradient), start, end)
      let opacity = item.opacity == 1 ? [] : [("opacity", SVGNumber.text(item.opacity))]
      return shape(item.outline, [("fill", "url(#\(id))")] + opacity)
    case (_, .drawing(let drawing)):
      let opacity = item.opacity == 1 ? nil : item.opacity
      return defs.placed(SVGDrawing(defs).body(of: drawing), item.transform, opacity: opacity)
    }
  }

  private func shadow(_ item: DisplayItem, _ color: CGColor) -> String {
    let blur = item.width * abs(item.transform.determinant).squareRoot()
    let box = item.outline.box.insetBy(dx: -3 * blur, dy: -3 * blur).integral
    let filter = blur > 0 ? [("filter", "url(#\(defs.blur(blur, in: box)))")] : []
    let fill = SVG.fill(color, item.opacity)
    guard !item.casterClips.isEmpty else { return shape(item.outline, fill + filter) }
    let clipped = item.casterClips.reversed().reduce(shape(item.outline, fill)) { text, clip in
      "<g clip-path=\"url(#\(defs.clip(clip.screenPath, clip.rule)))\">\(text)</g>"
    }
    return "<g\(SVG.list(filter))>\(clipped)</g>"
  }

  /// A rectangle where it is an upright one, else a path.
  private func shape(_ outline: Outline, _ paint: SVG.Attributes) -> String {
    let t = outline.transform
    let radii = outline.radii.all
    let isRectangle =
      outline.path == nil && t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0
      && radii.allSatisfy { $0 == radii[0] }
      && (radii[0] == 0 || (outline.curve == .circular && t.a == t.d))
    guard isRectangle else {
      return SVG.element("path", [("d", outline.screenPath.svg)] + SVG.rule(outline.rule) + paint)
    }
    let box = outline.box
    var place = [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)]
    if radii[0] > 0 { place.append(("rx", radii[0] * t.a)) }
    return SVG.element("rect", place.map { ($0.0, SVGNumber.text($0.1)) } + paint)
  }

  private func stroke(_ item: DisplayItem, _ color: CGColor) -> String {
    var attributes: SVG.Attributes = [("d", item.outline.ownPath.svg)]
    if !item.transform.isIdentity { attributes.append(("transform", SVG.matrix(item.transform))) }
    attributes += SVG.stroke(color, item.opacity, width: item.width)
    let (start, end) = (item.strokeRange.lowerBound, item.strokeRange.upperBound)
    if start > 0 || end < 1 {
      let dashes = [0, start, end - start, 2].map { SVGNumber.text($0) }.joined(separator: " ")
      attributes += [("pathLength", "1"), ("stroke-dasharray", dashes)]
    }
    return SVG.element("path", attributes)
  }
}

extension DisplayItem {
  /// What is between the outer and the inner edge of a border.
  fileprivate var ring: CGPath {
    var inner = outline
    let width = min(width, size.width / 2, size.height / 2)
    inner.size = CGSize(width: size.width - 2 * width, height: size.height - 2 * width)
    inner.transform = CGAffineTransform(translationX: width, y: width).concatenating(transform)
    inner.radii = outline.radii.shrunk(by: width)
    return CGPath(elements: outline.screenPath.elements + inner.screenPath.elements)
  }
}

extension CornerRadii {
  fileprivate func shrunk(by width: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeft - width),
      topRight: max(0, topRight - width),
      bottomLeft: max(0, bottomLeft - width),
      bottomRight: max(0, bottomRight - width)
    )
  }
}
