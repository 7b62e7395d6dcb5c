/// A box with rounded corners, anywhere in the container.
///
/// An element is clipped by one: the area that all clipping views around it leave visible.
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

  /// Whether all corners of a box lie inside, within `tolerance` in its own points.
  package func contains(_ box: Placement, tolerance: Double) -> Bool {
    let toOwn = box.affine.then(placement.affine.inverted)
    func contains(_ x: Double, _ y: Double) -> Bool {
      self.contains(toOwn(Vector(x, y)), tolerance: tolerance)
    }
    let end = box.size
    return contains(0, 0) && contains(end.x, 0) && contains(0, end.y) && contains(end.x, end.y)
  }

  /// Whether a point lies inside, given in the box's own points and measured from its top left.
  private func contains(_ point: Vector, tolerance: Double) -> Bool {
    /// Whether one corner doesn't cut the point off, given its distances from the two edges there.
    func keeps(_ x: Double, _ y: Double, _ radius: Double) -> Bool {
      guard min(x, y) >= -tolerance else { return false }
      return max(x, y) >= radius || Vector(radius - x, radius - y).length <= radius + tolerance
    }
    let far = placement.size - point
    return keeps(point.x, point.y, corners.topLeft) && keeps(far.x, point.y, corners.topRight)
      && keeps(far.x, far.y, corners.bottomRight) && keeps(point.x, far.y, corners.bottomLeft)
  }

  /// A view's box under a transform; a box that is seen upright, even if mirrored or upside down, needs no transform.
  init(_ box: Box, _ corners: Corners, in transform: Affine) {
    guard transform.keepsBoxesUpright else {
      self.init(placement: Placement(box, in: transform), corners: corners)
      return
    }
    let scale = Vector(
      max(transform.a.magnitude, transform.b.magnitude),
      max(transform.c.magnitude, transform.d.magnitude)
    )
    self.init(transform.bounds(of: box), corners: corners * scale.geometricMean)
  }

  /// The part of this box inside another one.
  ///
  /// If one is turned against the other, the exact part is not a box; then the smaller of two boxes around it is used.
  func cut(by outer: RoundedBox) -> RoundedBox {
    let inner = part(in: outer)
    let other = outer.part(in: self)
    return inner.area <= other.area ? inner : other
  }

  var area: Double { placement.visibleSize.x * placement.visibleSize.y }

  /// The part of this box inside the other one; if that is turned, inside a box around it that isn't.
  private func part(in other: RoundedBox) -> RoundedBox {
    guard area > 0 else { return self }
    let toOwn = other.placement.affine.then(placement.affine.inverted)
    let own = Box(origin: .zero, size: placement.size)
    let whole = Box(origin: .zero, size: other.placement.size)
    let around = toOwn.bounds(of: whole)
    let rest = own.intersection(around).bounded
    let isStraight = toOwn.keepsBoxesUpright
    let outer = isStraight ? RoundedBox(whole, other.corners, in: toOwn).corners : .square
    let cut = around.corners(outer, in: rest)
    let corners = own.corners(corners, in: rest).combined(with: cut, max)
    var result = RoundedBox(placement: placement, corners: corners.clamped(to: rest.size))
    result.placement.center = placement.affine(rest.center)
    result.placement.size = rest.size
    return result
  }
}

extension Box {
  /// The radii of a part of this box: the more is cut off at a corner, the less round it is.
  fileprivate func corners(_ corners: Corners, in part: Box) -> Corners {
    let low = part.origin - origin
    let high = end - part.end
    // How much farther out each corner was.
    let steps = Corners(
      topLeft: max(low.x, low.y),
      topRight: max(high.x, low.y),
      bottomRight: max(high.x, high.y),
      bottomLeft: max(low.x, high.y)
    )
    // The part of its radius that a corner cuts off along the diagonal.
    let depth = 1 - Elementary.squareRoot(0.5)
    return corners.combined(with: steps) { max($0 - $1 / depth, 0) }
  }
}
