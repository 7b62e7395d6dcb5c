// A bitmap context's memory: how opaque a drawing is in the middle of each pixel. Colors are not kept.
import Foundation

extension Drawing {
  /// Four bytes for each pixel, the last of which is its opacity; as a bitmap context has them.
  func pixels(columns: Int, rows: Int) -> [UInt8] {
    (0..<rows).flatMap { row in
      (0..<columns).flatMap { column -> [UInt8] in
        let point = CGPoint(
          x: (CGFloat(column) + 0.5) * size.width / CGFloat(columns),
          y: (CGFloat(row) + 0.5) * size.height / CGFloat(rows)
        )
        let opacity = UInt8((min(max(opacity(at: point), 0), 1) * 255).rounded())
        return [opacity, opacity, opacity, opacity]
      }
    }
  }

  /// How opaque it is at a point.
  func opacity(at point: CGPoint) -> CGFloat {
    guard CGRect(origin: .zero, size: size).contains(point) else { return 0 }
    var state = PixelState()
    var saved: [PixelState] = []
    var opacity: CGFloat = 0
    for command in commands {
      switch command {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? state
      case .concatenate(let transform): state.matrix = transform.concatenating(state.matrix)
      case .alpha(let alpha): state.alpha = alpha
      case .clip(let path, let rule):
        if !Outline(clip: path, rule, state.matrix).contains(point) { state.isCut = true }
      default:
        guard !state.isCut else { continue }
        let drawn = command.opacity(at: point, state.matrix) * state.alpha
        opacity += (1 - opacity) * drawn
        // Nothing in front adds to it.
        if opacity >= 1 { return opacity }
      }
    }
    return opacity
  }
}

private struct PixelState {
  var matrix = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var isCut = false
}

extension DrawCommand {
  fileprivate func opacity(at point: CGPoint, _ matrix: CGAffineTransform) -> CGFloat {
    switch self {
    case .fill(let path, let color, let rule):
      guard matrix.isInvertible else { return 0 }
      return path.contains(point.applying(matrix.inverted()), using: rule) ? color.alpha : 0
    case .image(let image, let rect):
      let own = point.applying(matrix.inverted())
      let size = image.drawing.size
      guard rect.contains(own), rect.width > 0, rect.height > 0 else { return 0 }
      return image.drawing.opacity(
        at: CGPoint(
          x: (own.x - rect.minX) / rect.width * size.width,
          y: (own.y - rect.minY) / rect.height * size.height
        )
      )
    case .gradient(let gradient, _, _, _): return gradient.colors.map(\.alpha).min() ?? 0
    case .text(let text, let font, let color, let baseline):
      let own = point.applying(matrix.inverted())
      let box = CGRect(
        x: baseline.x,
        y: baseline.y - font.ascender,
        width: TextLayout(text, font: font).size.width,
        height: font.lineHeight
      )
      // Letters cover a part of each pixel.
      return box.contains(own) ? color.alpha / 2 : 0
    case .scene(let node, let transform):
      let items = DisplayWalk(pictures: 1).nodes(of: node, transform.concatenating(matrix))
      return items.flattened().reduce(0) { $0 + (1 - $0) * $1.opacity(at: point) }
    case .stroke, .save, .restore, .concatenate, .clip, .alpha: return 0
    }
  }
}

extension DisplayItem {
  /// How much of what is behind it covers at a point of the screen; borders and strokes don't count.
  public func opacity(at point: CGPoint) -> CGFloat {
    guard contains(point), kind != .border, kind != .stroke else { return 0 }
    switch paint {
    case .color(let color): return color.alpha * opacity
    case .gradient(let gradient, _, _): return (gradient.colors.map(\.alpha).min() ?? 0) * opacity
    case .drawing(let drawing):
      return drawing.opacity(at: point.applying(transform.inverted())) * opacity
    }
  }
}
