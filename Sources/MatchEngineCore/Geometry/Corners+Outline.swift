extension Corners {
  /// The corners of a rounded box with this outline; nil if nothing of the kind has it.
  ///
  /// A circle and a capsule are such boxes, too. The points lie on the outline, in order, and closely where
  /// it is curved. A corner that begins as early as a continuous one does counts as a round one.
  public init?(of box: Box, outline points: [Vector]) {
    guard box.isDrawable, points.count >= 4, points.allSatisfy({ $0.isFinite }),
      Corners.reaches(all: box, points)
    else { return nil }
    let read = Corners(
      topLeft: Corners.radius(at: box.origin, points),
      topRight: Corners.radius(at: Vector(box.end.x, box.origin.y), points),
      bottomRight: Corners.radius(at: box.end, points),
      bottomLeft: Corners.radius(at: Vector(box.origin.x, box.end.y), points)
    )
    let corners = read.evened.clamped(to: box.size)
    guard corners.areAround(box, points) else { return nil }
    self = corners
  }

  /// The corners, all alike if they nearly are, and without what a curve lacks to be a part of a circle.
  private var evened: Corners {
    let all = [topLeft, topRight, bottomRight, bottomLeft]
    let mean = all.reduce(0, +) / 4
    func even(_ radius: Double) -> Double { Double(Int64(radius * 256 + 0.5)) / 256 }
    if all.allSatisfy({ ($0 - mean).magnitude < 0.05 }) { return Corners(even(mean)) }
    return Corners(
      topLeft: even(topLeft),
      topRight: even(topRight),
      bottomRight: even(bottomRight),
      bottomLeft: even(bottomLeft)
    )
  }

  /// How far off an outline may be, in points.
  private static let tolerance = 0.25

  /// The radius of a corner whose outline comes so close to where a square one would be.
  private static func radius(at corner: Vector, _ points: [Vector]) -> Double {
    let nearest = points.reduce(Double.infinity) {
      min($0, ($1.x - corner.x).magnitude + ($1.y - corner.y).magnitude)
    }
    return nearest / (2 - Elementary.squareRoot(2))
  }

  private static func reaches(all box: Box, _ points: [Vector]) -> Bool {
    let (low, high) = points.reduce((points[0], points[0])) {
      (
        Vector(min($0.0.x, $1.x), min($0.0.y, $1.y)), Vector(max($0.1.x, $1.x), max($0.1.y, $1.y))
      )
    }
    let misses = [
      low.x - box.origin.x, low.y - box.origin.y, high.x - box.end.x, high.y - box.end.y,
    ]
    return misses.allSatisfy { $0.magnitude <= tolerance }
  }

  /// Whether all points lie on the edge of a box with these corners, and go around it once.
  private func areAround(_ box: Box, _ points: [Vector]) -> Bool {
    let half = box.size / 2
    for point in points {
      let place = point - box.center
      let radius =
        place.y < 0 ? (place.x < 0 ? topLeft : topRight) : place.x < 0 ? bottomLeft : bottomRight
      let beyond = Vector(
        place.x.magnitude - half.x + radius,
        place.y.magnitude - half.y + radius
      )
      let outside = Vector(max(beyond.x, 0), max(beyond.y, 0)).length
      let distance = outside + min(max(beyond.x, beyond.y), 0) - radius
      // A continuous corner is so much of its radius inside a round one.
      guard distance.magnitude <= max(Corners.tolerance, radius * 0.0125) else { return false }
    }
    var area = 0.0
    for (point, next) in zip(points, points.dropFirst() + [points[0]]) {
      area += (point - box.center).cross(next - box.center) / 2
    }
    let cut = [topLeft, topRight, bottomRight, bottomLeft].reduce(0) { $0 + $1 * $1 } * 0.2146
    let miss = area.magnitude - (box.size.x * box.size.y - cut)
    return miss.magnitude <= (box.size.x + box.size.y) * 2 * Corners.tolerance
  }
}
