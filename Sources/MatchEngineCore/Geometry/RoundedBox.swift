/// A box with rounded corners, anywhere in the container.
///
/// An element is clipped by one: the area that all clipping views around it leave.
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
    let other = box.affine
    let placed = placement.affine
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
    /// Whether one corner leaves the point, given its distances from the two edges there.
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
  /// A view's box under a transform; if it is seen upright, it has none, even if it is mirrored or upside down.
  init(_ box: Box, _ corners: Corners, in transform: Affine) {
    guard transform.keepsBoxesUpright else {
      self.init(placement: Placement(box, in: transform), corners: corners)
      return
    }
    let a = transform.a
    let b = transform.b
    let c = transform.c
    let d = transform.d
    let isOnItsSide = b.magnitude > a.magnitude
    /// The radius that is seen at the left or right, as the sign of `x` says, and at the top or bottom.
    func radius(_ x: Double, _ y: Double) -> Double {
      let isLeft = (isOnItsSide ? y * b : x * a) < 0
      let isTop = (isOnItsSide ? x * c : y * d) < 0
      switch (isLeft, isTop) {
      case (true, true): return corners.topLeft
      case (true, false): return corners.bottomLeft
      case (false, true): return corners.topRight
      case (false, false): return corners.bottomRight
      }
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

  /// The part of this box inside another one.
  ///
  /// If one of them is turned, their common part is not a box; then the one with less area counts.
  func cut(by outer: RoundedBox) -> RoundedBox {
    guard let own = upright, let around = outer.upright else {
      let size = placement.visibleSize
      let outerSize = outer.placement.visibleSize
      return size.x * size.y <= outerSize.x * outerSize.y ? self : outer
    }
    let shared = own.intersection(around)
    let rest = Box(
      origin: shared.origin,
      size: Vector(max(shared.size.x, 0), max(shared.size.y, 0))
    )
    let cut = around.corners(outer.corners, in: rest)
    let corners = own.corners(corners, in: rest).combined(with: cut, max)
    return RoundedBox(rest, corners: corners.clamped(to: rest.size))
  }

  private var upright: Box? {
    placement.transform == Decomposition()
      ? Box(center: placement.center, size: placement.size) : nil
  }
}

extension Box {
  /// The radii of a part of this box: the more is cut off at a corner, the less round it is.
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

  /// The radius of a corner that cuts about as deep as one of `radius` that is farther out by `x` and `y`.
  private static func radius(_ radius: Double, _ x: Double, _ y: Double) -> Double {
    // The part of its radius that a corner cuts off along the diagonal.
    let part = 1 - Elementary.squareRoot(0.5)
    return max(radius - max(x, y) / part, 0)
  }
}
