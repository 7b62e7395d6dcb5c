/// A box with rounded corners, anywhere in the container.
///
/// What clips an element is one: what all clipping views around it leave together.
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

  /// An upright box; by default its corners are square.
  public init(_ box: Box, corners: Corners = .square) {
    self.init(placement: Placement(center: box.center, size: box.size), corners: corners)
  }
}

extension RoundedBox {
  /// Whether all corners of a box lie inside, within `tolerance` in its own points.
  package func contains(_ box: Placement, tolerance: Double) -> Bool {
    let way = placement.affine
    let right = Vector(way.a, way.b)
    let down = Vector(way.c, way.d)
    return box.vertices.allSatisfy { vertex in
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

extension RoundedBox {
  /// The same box as seen on the screen: without scale, not mirrored, and turned as little as possible.
  ///
  /// A list that is turned upside down clips as any other one does.
  var straightened: RoundedBox {
    let (scale, skew) = (placement.transform.scale, placement.transform.skew)
    var result = self
    result.placement.size = placement.visibleSize
    result.placement.transform = Decomposition(
      skew: scale.y == 0 ? 0 : skew / scale.y,
      rotation: placement.transform.rotation
    )
    result.corners = corners * Vector(scale.x.magnitude, scale.y.magnitude).geometricMean
    if scale.x < 0 { result.corners = result.corners.leftAsRight }
    if scale.y < 0 { result.corners = result.corners.topAsBottom }
    guard skew.magnitude <= 1e-9 * scale.y.magnitude else { return result }
    result.placement.transform.skew = 0
    if result.placement.transform.rotation < -halfTurn / 4 - 1e-9 {
      result.placement.transform.rotation += 2 * halfTurn
    }
    while result.placement.transform.rotation > halfTurn / 4 + 1e-9 { result.turnBack() }
    if result.placement.transform.rotation.magnitude < 1e-9 {
      result.placement.transform.rotation = 0
    }
    return result
  }

  /// Says the same by a quarter of a turn less.
  private mutating func turnBack() {
    placement.transform.rotation -= halfTurn / 2
    placement.size = Vector(placement.size.y, placement.size.x)
    corners = Corners(
      topLeft: corners.bottomLeft,
      topRight: corners.topLeft,
      bottomRight: corners.topRight,
      bottomLeft: corners.bottomRight
    )
  }

  /// What a box around this one leaves of it, if both are straightened.
  ///
  /// Of two that are turned against one another, the one with less area counts. What both leave would be no box.
  func cut(by outer: RoundedBox) -> RoundedBox {
    guard let own = upright, let around = outer.upright else {
      let (size, outerSize) = (placement.size, outer.placement.size)
      return size.x * size.y <= outerSize.x * outerSize.y ? self : outer
    }
    let shared = own.intersection(around)
    let rest = Box(
      origin: shared.origin,
      size: Vector(max(shared.size.x, 0), max(shared.size.y, 0))
    )
    let corners = own.corners(corners, in: rest).largest(around.corners(outer.corners, in: rest))
    return RoundedBox(rest, corners: corners.clamped(to: rest.size))
  }

  private var upright: Box? {
    let transform = placement.transform
    guard transform.rotation == 0, transform.skew == 0 else { return nil }
    return Box(center: placement.center, size: placement.size)
  }
}

extension Box {
  /// What is left of the corners of this box in a part of it.
  fileprivate func corners(_ corners: Corners, in part: Box) -> Corners {
    let low = part.origin - origin
    let high = end - part.end
    return Corners(
      topLeft: Box.radius(corners.topLeft, low.x, low.y),
      topRight: Box.radius(corners.topRight, high.x, low.y),
      bottomRight: Box.radius(corners.bottomRight, high.x, high.y),
      bottomLeft: Box.radius(corners.bottomLeft, low.x, high.y)
    )
  }

  /// The radius of a corner that cuts about as deep as a larger one whose own corner lies so far outside.
  private static func radius(_ radius: Double, _ x: Double, _ y: Double) -> Double {
    // A corner cuts so much of its radius off, along the diagonal.
    let part = 1 - Elementary.squareRoot(0.5)
    return max(radius - max(x, y) / part, 0)
  }
}

extension Corners {
  fileprivate var leftAsRight: Corners {
    Corners(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }

  fileprivate var topAsBottom: Corners {
    Corners(topLeft: bottomLeft, topRight: bottomRight, bottomRight: topRight, bottomLeft: topLeft)
  }

  /// The larger radius of both, corner by corner.
  fileprivate func largest(_ other: Corners) -> Corners {
    Corners(
      topLeft: max(topLeft, other.topLeft),
      topRight: max(topRight, other.topRight),
      bottomRight: max(bottomRight, other.bottomRight),
      bottomLeft: max(bottomLeft, other.bottomLeft)
    )
  }
}
