extension DisplayItem {
  /// Whether both are seen as the same but for so many points, and so much in opacities and colors.
  public func isClose(to other: DisplayItem, within tolerance: CGFloat) -> Bool {
    kind == other.kind && name == other.name && abs(width - other.width) <= tolerance
      && abs(opacity - other.opacity) <= tolerance
      && groups.elementsEqual(other.groups) { abs($0 - $1) <= tolerance }
      && paint.isClose(to: other.paint, within: tolerance)
      && outline.isClose(to: other.outline, within: tolerance)
      && clips.elementsEqual(other.clips) { $0.isClose(to: $1, within: tolerance) }
      && casterClips.elementsEqual(other.casterClips) { $0.isClose(to: $1, within: tolerance) }
  }
}

extension DisplayItem.Paint {
  func isClose(to other: Self, within tolerance: CGFloat) -> Bool {
    switch (self, other) {
    case (.color(let mine), .color(let theirs)): mine.isClose(to: theirs, within: tolerance)
    case (.gradient(let mine), .gradient(let theirs)):
      mine.type == theirs.type
        && mine.colors.elementsEqual(theirs.colors) { $0.isClose(to: $1, within: tolerance) }
        && mine.places.elementsEqual(theirs.places) { abs($0 - $1) <= Double(tolerance) }
        && mine.startPoint == theirs.startPoint && mine.endPoint == theirs.endPoint
    case (.drawing(let mine), .drawing(let theirs)):
      SVGDrawing.text(of: mine) == SVGDrawing.text(of: theirs)
    default: false
    }
  }
}

extension CGColor {
  func isClose(to other: CGColor, within tolerance: CGFloat) -> Bool {
    abs(value.red - other.value.red) <= tolerance
      && abs(value.green - other.value.green) <= tolerance
      && abs(value.blue - other.value.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}
