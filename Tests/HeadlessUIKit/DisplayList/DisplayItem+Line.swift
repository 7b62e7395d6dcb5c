extension DisplayItem: CustomStringConvertible {
  public var description: String {
    var words = [kind.rawValue, name, outline.line]
    switch paint {
    case .color(let color): words.append(color.line)
    case .gradient(let gradient): words += gradient.colors.map(\.line)
    case .drawing(let drawing): words += drawing.texts.map { "\"\($0)\"" }
    }
    if width != 0 { words.append("width \(SVGNumber.text(width))") }
    if opacity != 1 { words.append("opacity \(SVGNumber.text(opacity))") }
    if !groups.isEmpty { words.append("groups \(SVGNumber.text(groups))") }
    words += casterClips.map { "cast within [\($0.line)]" }
    words += clips.map { "clip [\($0.line)]" }
    return words.joined(separator: " ")
  }
}

extension Outline {
  /// The box where it is upright, else its size and the transform; then what is round.
  var line: String {
    let t = transform
    var words: [String]
    if let path {
      words = ["path \(CGPath(elements: path.elements.map { $0.applying(t) }).svg)"]
    } else if t.b == 0, t.c == 0 {
      words = [SVGNumber.text([t.tx, t.ty, size.width * t.a, size.height * t.d])]
    } else {
      let place = SVGNumber.text([t.a, t.b, t.c, t.d, t.tx, t.ty])
      words = ["\(SVGNumber.text([size.width, size.height])) at (\(place))"]
    }
    if !radii.isZero {
      words.append("round \(SVGNumber.text(radii.areEqual ? [radii.topLeft] : radii.all))")
    }
    if curve != .circular { words.append(curve.rawValue) }
    return words.joined(separator: " ")
  }
}

extension CGColor {
  /// As in a drawing, with the alpha behind it where it has one.
  var line: String { alpha == 1 ? hex : "\(hex)/\(SVGNumber.text(alpha))" }

  /// Six digits, without the alpha.
  var hex: String {
    let parts = [value.red, value.green, value.blue].map { part in
      let text = String(
        Int((min(max(part, 0), 1) * 255).rounded(.toNearestOrAwayFromZero)),
        radix: 16
      )
      return text.count == 1 ? "0\(text)" : text
    }
    return "#" + parts.joined()
  }
}
