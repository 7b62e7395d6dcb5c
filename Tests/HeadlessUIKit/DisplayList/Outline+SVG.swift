// A shape as one element: few numbers, of which few change while it moves.
extension Outline {
  /// A rectangle, round or not, where it is one, otherwise a path.
  func svg(_ paint: SVG.Attributes = []) -> String {
    guard path == nil, radii.areEqual, radii.isZero || curve == .circular else {
      let shape = [("d", ownPath.svg)] + SVG.place(transform) + SVG.rule(rule)
      return SVG.element("path", shape + paint)
    }
    let box = isUpright ? box : CGRect(origin: .zero, size: size)
    var shape = SVG.box(box)
    if !radii.isZero {
      shape += SVG.numbers([("rx", radii.topLeft * (isUpright ? transform.a : 1))])
    }
    return SVG.element("rect", shape + (isUpright ? [] : SVG.place(transform)) + paint)
  }

  /// Whether it is an upright rectangle that can be written in the screen's own measure.
  var isUpright: Bool {
    let t = transform
    return path == nil && t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0 && radii.areEqual
      && (radii.isZero || (curve == .circular && t.a == t.d))
  }
}
