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

extension DisplayItem {
  /// Its color at a point of the screen, if it has one all over or is a gradient.
  public func color(at point: CGPoint) -> CGColor? {
    guard case .gradient(let gradient) = paint else { return color }
    let place = gradient.place(in: outline)
    guard place.isInvertible else { return gradient.color(at: 1) }
    let own = point.applying(place.inverted())
    return gradient.color(at: Double(gradient.type == .radial ? hypot(own.x, own.y) : own.x))
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
