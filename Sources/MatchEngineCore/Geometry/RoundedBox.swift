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
    if placement.transform == Decomposition(), box.transform.rotation == 0, box.transform.skew == 0
    {
      // As in most screens, and for each of their pairs.
      let low = box.center - placement.center + (placement.size - box.visibleSize) / 2
      let high = low + box.visibleSize
      return contains(low, tolerance: tolerance) && contains(high, tolerance: tolerance)
        && contains(Vector(high.x, low.y), tolerance: tolerance)
        && contains(Vector(low.x, high.y), tolerance: tolerance)
    }
    let (other, placed) = (box.affine, placement.affine)
    let right = Vector(placed.a, placed.b)
    let down = Vector(placed.c, placed.d)
    func holds(_ corner: Vector) -> Bool {
      let step = other(corner) - placed.translation
      let point = Vector(step.cross(down), right.cross(step)) / placed.determinant
      return contains(point, tolerance: tolerance)
    }
    return holds(.zero) && holds(Vector(box.size.x, 0)) && holds(box.size)
      && holds(Vector(0, box.size.y))
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
  /// A view's box under a transform; one that is seen upright is said so, even if it is mirrored or upside down.
  init(_ box: Box, _ corners: Corners, in transform: Affine) {
    guard transform.keepsBoxesUpright else {
      self.init(placement: Placement(box, in: transform), corners: corners)
      return
    }
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let isOnItsSide = b.magnitude > a.magnitude
    /// The radius that is seen at the left or right, top or bottom.
    func radius(_ x: Double, _ y: Double) -> Double {
      let isLeft = (isOnItsSide ? y * b : x * a) < 0
      let isTop = (isOnItsSide ? x * c : y * d) < 0
      return isLeft
        ? isTop ? corners.topLeft : corners.bottomLeft
        : isTop ? corners.topRight : corners.bottomRight
    }
    let seen = Corners(
      topLeft: radius(-1, -1),
      topRight: radius(1, -1),
      bottomRight: radius(1, 1),
      bottomLeft: radius(-1, 1)
    )
    let scale = Vector(max(a.magnitude, b.magnitude), max(c.magnitude, d.magnitude))
    self.init(transform.bounds(of: box), corners: seen * scale.geometricMean)
  }

  /// What a box around this one leaves of it.
  ///
  /// Of two that are turned against one another, the one with less area counts. What both leave would be no box.
  func cut(by outer: RoundedBox) -> RoundedBox {
    guard let own = upright, let around = outer.upright else {
      let (size, outerSize) = (placement.visibleSize, outer.placement.visibleSize)
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
    placement.transform == Decomposition()
      ? Box(center: placement.center, size: placement.size) : nil
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
