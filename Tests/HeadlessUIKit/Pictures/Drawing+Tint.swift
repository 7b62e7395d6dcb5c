// A template: what is drawn counts by its alpha alone, and takes one color.
extension Drawing {
  /// The same shapes in one color, each with its own alpha on top of the color's.
  func tinted(_ color: CGColor) -> Drawing {
    var result = self
    result.commands = commands.map { $0.tinted(color) }
    return result
  }
}

extension DrawCommand {
  fileprivate func tinted(_ color: CGColor) -> DrawCommand {
    func tint(_ own: CGColor) -> CGColor { color.copy(alpha: color.alpha * own.alpha) ?? color }
    return switch self {
    case .fill(let path, let own, let rule): .fill(path, tint(own), rule)
    case .stroke(let path, let own, let width): .stroke(path, tint(own), width: width)
    case .text(let text, let font, let own, let baseline):
      .text(text, font, tint(own), baseline: baseline)
    case .image(let image, let rect): .image(image.tinted(color), rect)
    case .gradient: missing("a gradient as a template")
    case .scene: missing("a picture of views as a template")
    case .save, .restore, .concatenate, .clip, .alpha: self
    }
  }
}

extension CGImage {
  func tinted(_ color: CGColor) -> CGImage { CGImage(drawing.tinted(color), scale: scale) }
}
