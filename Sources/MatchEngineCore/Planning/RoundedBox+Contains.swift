extension RoundedBox {
  /// Whether a region lies wholly inside, give or take `tolerance` in its own points.
  func contains(_ region: ConvexPolygon, tolerance: Double) -> Bool {
    let way = placement.affine
    let right = Vector(way.a, way.b)
    let down = Vector(way.c, way.d)
    return region.vertices.allSatisfy { vertex in
      let step = vertex - way.translation
      let own = Vector(step.cross(down), right.cross(step)) / way.determinant
      return contains(own, tolerance: tolerance)
    }
  }

  /// The same of a point in its own points, measured from its top left.
  private func contains(_ point: Vector, tolerance: Double) -> Bool {
    /// Whether the corner from which the point is that far leaves it in.
    func leaves(_ x: Double, _ y: Double, _ radius: Double) -> Bool {
      guard min(x, y) >= -tolerance else { return false }
      return max(x, y) >= radius || Vector(radius - x, radius - y).length <= radius + tolerance
    }
    let far = placement.size - point
    return leaves(point.x, point.y, corners.topLeft) && leaves(far.x, point.y, corners.topRight)
      && leaves(far.x, far.y, corners.bottomRight) && leaves(point.x, far.y, corners.bottomLeft)
  }
}
