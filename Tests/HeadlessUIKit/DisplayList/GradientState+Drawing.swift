extension GradientState {
  /// Where a gradient brings the line from 0 to 1, or a radial one the unit circle, in a square that is stretched.
  func place(in outline: Outline) -> CGAffineTransform {
    let way = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
    let isRadial = type == .radial
    return CGAffineTransform(
      a: isRadial ? abs(way.dx) : way.dx,
      b: isRadial ? 0 : way.dy,
      c: isRadial ? 0 : -way.dy,
      d: isRadial ? abs(way.dy) : way.dx,
      tx: startPoint.x,
      ty: startPoint.y
    )
    .concatenating(CGAffineTransform(scaleX: outline.size.width, y: outline.size.height))
    .concatenating(outline.transform)
  }

  /// The color at a place between the stops, the alpha not multiplied in, as in SVG.
  func color(at place: Double) -> CGColor {
    let stops = Array(zip(places, colors))
    guard let first = stops.first, let last = stops.last else { return LayerState.black }
    if place <= first.0 { return first.1 }
    for (one, two) in zip(stops, stops.dropFirst()) where place <= two.0 {
      let share = two.0 > one.0 ? (place - one.0) / (two.0 - one.0) : 1
      return one.1.mixed(with: two.1, at: CGFloat(share))
    }
    return last.1
  }
}

extension GradientState {
  /// The color at a point of a box.
  func color(at point: CGPoint, in size: CGSize) -> CGColor {
    func placed(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: unit.x * size.width, y: unit.y * size.height)
    }
    let start = placed(startPoint)
    let (way, own) = (placed(endPoint) - start, point - start)
    let place: CGFloat
    switch type {
    case .radial: place = hypot(own.x / max(abs(way.x), 1e-9), own.y / max(abs(way.y), 1e-9))
    case .axial:
      place = placeOnLine(CGPoint(x: point.x / size.width, y: point.y / size.height))
    }
    return color(at: Double(place))
  }

  /// How far along an axial gradient's line a point of the unit square is.
  private func placeOnLine(_ point: CGPoint) -> CGFloat {
    let (way, own) = (endPoint - startPoint, point - startPoint)
    let length = way.x * way.x + way.y * way.y
    return length > 0 ? (own.x * way.x + own.y * way.y) / length : 1
  }
}

extension DisplayItem {
  /// Its color at a point of the screen, if it has one all over or is a gradient.
  public func color(at point: CGPoint) -> CGColor? {
    guard case .gradient(let gradient) = paint, transform.isInvertible else { return color }
    return gradient.color(at: point.applying(transform.inverted()), in: size)
  }
}

extension CGColor {
  fileprivate func mixed(with other: CGColor, at share: CGFloat) -> CGColor {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    return CGColor(
      srgbRed: mix(value.red, other.value.red),
      green: mix(value.green, other.value.green),
      blue: mix(value.blue, other.value.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
