extension DisplayItem {
  /// A number that two pictures share if they show the same; nil for what has no picture.
  public var picture: Int? {
    switch paint {
    case .color: nil
    case .gradient(let gradient): "\(gradient.colors.map(\.line)) \(gradient.places)".hashValue
    case .drawing(let drawing): drawing.picture
    }
  }

  /// The corners of what is seen of it on the screen, clockwise from the top left: of a text, those of its first line.
  public var corners: [CGPoint] {
    guard case .drawing(let drawing) = paint else { return outline.corners(reach: 0) }
    for (command, state) in drawing.steps(outline.transform) {
      guard case .text(let string, let font, _, let start) = command else { continue }
      let size = string.size(withAttributes: [.font: font])
      let line = CGRect(
        x: start.x,
        y: start.y - font.ascender,
        width: size.width,
        height: size.height
      )
      return line.corners.map { $0.applying(state.matrix) }
    }
    return outline.corners(reach: 0)
  }
}

extension CGImage {
  /// A number that two images share if they show the same.
  public var picture: Int { drawing.picture }
}

extension Drawing {
  fileprivate var picture: Int { SVGDrawing.text(of: self).hashValue }
}
