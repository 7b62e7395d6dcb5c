// A bitmap context's memory: how opaque a drawing is in the middle of each pixel. Colors are not kept.
extension Drawing {
  /// Four bytes for each pixel, the last of which is its opacity; as a bitmap context has them.
  func pixels(columns: Int, rows: Int) -> [UInt8] {
    let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
    let points = (0..<rows * columns).map { number -> CGPoint in
      let (column, row) = (CGFloat(number % columns), CGFloat(number / columns))
      return CGPoint(x: (column + 0.5) * width, y: (row + 0.5) * height)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * points.count)
    for opacity in opacities(at: points) {
      let byte = UInt8((min(max(opacity, 0), 1) * 255).rounded())
      for _ in 0..<4 { bytes.append(byte) }
    }
    return bytes
  }

  /// How opaque it is at each of some points; all at once, so that a scene in it is walked but once.
  func opacities(at points: [CGPoint]) -> [CGFloat] {
    var opacities = [CGFloat](repeating: 0, count: points.count)
    let whole = CGRect(origin: .zero, size: size)
    let inside = points.indices.filter { whole.contains(points[$0]) }
    for (command, state) in steps(.identity) {
      // Nothing in front adds to what is opaque.
      let seen = inside.filter { place in
        opacities[place] < 1 && state.clips.allSatisfy { $0.contains(points[place]) }
      }
      guard !seen.isEmpty else { continue }
      let drawn = command.opacities(at: seen.map { points[$0] }, state.matrix)
      for (place, one) in zip(seen, drawn) {
        opacities[place] += (1 - opacities[place]) * one * state.alpha
      }
    }
    return opacities
  }
}

extension DrawCommand {
  fileprivate func opacities(at points: [CGPoint], _ matrix: CGAffineTransform) -> [CGFloat] {
    func each(_ opacity: (CGPoint) -> CGFloat) -> [CGFloat] {
      let inverse = matrix.inverted()
      return points.map { opacity($0.applying(inverse)) }
    }
    switch self {
    case .fill(let path, let color, let rule):
      guard matrix.isInvertible else { return each { _ in 0 } }
      return each { path.contains($0, using: rule) ? color.alpha : 0 }
    case .image(let image, let rect):
      let size = image.drawing.size
      guard rect.width > 0, rect.height > 0 else { return each { _ in 0 } }
      let toImage = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        .concatenating(
          CGAffineTransform(scaleX: size.width / rect.width, y: size.height / rect.height)
        )
      return image.drawing.opacities(
        at: points.map { $0.applying(matrix.inverted()).applying(toImage) }
      )
    case .gradient(let gradient, _, _, _): return each { _ in gradient.colors.leastAlpha }
    case .text(let text, let font, let color, let baseline):
      let box = CGRect(
        x: baseline.x,
        y: baseline.y - font.ascender,
        width: TextLayout(text, font: font).size.width,
        height: font.lineHeight
      )
      // Letters cover a part of each pixel.
      return each { box.contains($0) ? color.alpha / 2 : 0 }
    case .scene(let node, let transform):
      let items = DisplayWalk().nodes(of: node, transform.concatenating(matrix))
      return items.flattened().opacities(at: points)
    case .stroke, .save, .restore, .concatenate, .clip, .alpha: return each { _ in 0 }
    }
  }
}

extension [CGColor] {
  fileprivate var leastAlpha: CGFloat { map(\.alpha).min() ?? 0 }
}

extension [DisplayItem] {
  /// How opaque they are together at each of some points of the screen.
  fileprivate func opacities(at points: [CGPoint]) -> [CGFloat] {
    var opacities = [CGFloat](repeating: 0, count: points.count)
    var open = points.indices.map(\.self)
    for item in self {
      let box = item.box.insetBy(dx: -0.01, dy: -0.01)
      let seen = open.filter { box.contains(points[$0]) }
      guard !seen.isEmpty else { continue }
      for (place, one) in zip(seen, item.opacities(at: seen.map { points[$0] })) {
        opacities[place] += (1 - opacities[place]) * one
      }
      // Nothing in front adds to what is opaque.
      open.removeAll { opacities[$0] >= 1 }
    }
    return opacities
  }
}

extension DisplayItem {
  /// How much of what is behind it covers at a point of the screen; borders and strokes don't count.
  public func opacity(at point: CGPoint) -> CGFloat { opacities(at: [point]).first ?? 0 }

  fileprivate func opacities(at points: [CGPoint]) -> [CGFloat] {
    var opacities = [CGFloat](repeating: 0, count: points.count)
    guard kind != .border, kind != .stroke else { return opacities }
    let seen = points.indices.filter { contains(points[$0]) }
    guard !seen.isEmpty else { return opacities }
    for (place, alpha) in zip(seen, paint.alphas(at: seen.map { points[$0] }, transform)) {
      opacities[place] = alpha * opacity
    }
    return opacities
  }
}

extension DisplayItem.Paint {
  fileprivate func alphas(at points: [CGPoint], _ transform: CGAffineTransform) -> [CGFloat] {
    switch self {
    case .color(let color): return points.map { _ in color.alpha }
    case .gradient(let gradient): return points.map { _ in gradient.colors.leastAlpha }
    case .drawing(let drawing):
      let inverse = transform.inverted()
      return drawing.opacities(at: points.map { $0.applying(inverse) })
    }
  }
}
