// Rectangles with round corners. The continuous corner is an approximation: it begins as far out as
// such corners are known to, and passes where the circle passes; between that it is smooth.
struct RoundedRectangle {
  var rect: CGRect
  var radii: CornerRadii
  var curve = CALayerCornerCurve.circular

  /// How far from the corner a continuous corner begins, in radii.
  static let reach: CGFloat = 1.528665

  /// Without any radius a plain rectangle, otherwise always the same kinds of steps.
  var elements: [PathElement] {
    let radii = radii.fitted(to: rect.size)
    guard !radii.isZero else { return PathShapes.rectangle(rect) }
    let corners = rect.corners
    let sizes = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let ways: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (0, -1, 1, 0), (1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1),
    ]
    var result: [PathElement] = []
    for (corner, (radius, way)) in zip(corners, zip(sizes, ways)) {
      let (far, near) = reaches(radius)
      // The way in toward the corner and the way out of it, both unit vectors.
      func before(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: corner.x - way.0 * distance, y: corner.y - way.1 * distance)
      }
      func after(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + way.2 * distance, y: corner.y + way.3 * distance)
      }
      result.append(result.isEmpty ? .move(before(far)) : .line(before(far)))
      result.append(.curve(control1: before(near), control2: after(near), end: after(far)))
    }
    return result + [.close]
  }

  /// The distances of a corner's ends and control points from the corner.
  private func reaches(_ radius: CGFloat) -> (far: CGFloat, near: CGFloat) {
    guard curve == .continuous else { return (radius, radius * (1 - PathShapes.kappa)) }
    let far = min(radius * Self.reach, min(rect.width, rect.height) / 2)
    // Half-way the curve is where the circle is: (far + 3 near) / 8 from either side.
    let middle = radius * (1 - 0.5.squareRoot())
    return (far, (8 * middle - far) / 3)
  }
}

extension CGPath {
  /// A rectangle with one radius per corner.
  static func rounded(
    _ rect: CGRect,
    radii: CornerRadii,
    curve: CALayerCornerCurve = .circular
  ) -> CGPath {
    CGPath(elements: RoundedRectangle(rect: rect, radii: radii, curve: curve).elements)
  }
}
