// Rectangles with round corners. The continuous corner is an approximation: it begins as far out as
// such corners are known to, and passes where the circle passes; between that it is smooth.
extension CGPath {
  /// How far from the corner a continuous corner begins, in radii.
  static let cornerReach: CGFloat = 1.528665

  /// A rectangle with one radius per corner: without any it is plain, otherwise it has always the same kinds of steps.
  static func rounded(
    _ rect: CGRect,
    radii: CornerRadii,
    curve: CALayerCornerCurve = .circular
  ) -> CGPath {
    let radii = radii.fitted(to: rect.size)
    guard !radii.isZero else { return CGPath(elements: PathShapes.rectangle(rect)) }
    let ways: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (0, -1, 1, 0), (1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1),
    ]
    var result: [PathElement] = []
    for (corner, (radius, way)) in zip(rect.corners, zip(radii.all, ways)) {
      let (far, near) = reaches(radius, curve, rect.size)
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
    return CGPath(elements: result + [.close])
  }

  /// The distances of a corner's ends and control points from the corner.
  private static func reaches(
    _ radius: CGFloat,
    _ curve: CALayerCornerCurve,
    _ size: CGSize
  ) -> (far: CGFloat, near: CGFloat) {
    guard curve == .continuous else { return (radius, radius * (1 - PathShapes.kappa)) }
    let far = min(radius * cornerReach, min(size.width, size.height) / 2)
    // Half-way the curve is where the circle is: (far + 3 near) / 8 from either side.
    let middle = radius * (1 - 0.5.squareRoot())
    return (far, (8 * middle - far) / 3)
  }
}
