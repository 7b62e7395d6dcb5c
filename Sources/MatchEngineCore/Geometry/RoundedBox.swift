/// A box with rounded corners, anywhere in the container.
public struct RoundedBox: Hashable, Sendable {
  /// Where it is.
  public var placement: Placement
  /// Its radii, in its own points.
  public var corners: Corners

  /// A rounded box from its parts.
  public init(placement: Placement, corners: Corners) {
    self.placement = placement
    self.corners = corners
  }
}

extension RoundedBox {
  /// Whether a region lies completely inside, within `tolerance` in its own points.
  package func contains(_ region: ConvexPolygon, tolerance: Double) -> Bool {
    let way = placement.affine
    let right = Vector(way.a, way.b)
    let down = Vector(way.c, way.d)
    return region.vertices.allSatisfy { vertex in
      let step = vertex - way.translation
      let own = Vector(step.cross(down), right.cross(step)) / way.determinant
      return contains(own, tolerance: tolerance)
    }
  }

  /// Whether a point lies inside, given in the box's own points and measured from its top left.
  private func contains(_ point: Vector, tolerance: Double) -> Bool {
    /// Whether the point is inside as far as one corner is concerned, given its distances from it.
    func leaves(_ x: Double, _ y: Double, _ radius: Double) -> Bool {
      guard min(x, y) >= -tolerance else { return false }
      return max(x, y) >= radius || Vector(radius - x, radius - y).length <= radius + tolerance
    }
    let far = placement.size - point
    return leaves(point.x, point.y, corners.topLeft) && leaves(far.x, point.y, corners.topRight)
      && leaves(far.x, far.y, corners.bottomRight) && leaves(point.x, far.y, corners.bottomLeft)
  }
}
