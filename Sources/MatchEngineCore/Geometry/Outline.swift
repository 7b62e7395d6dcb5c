/// The area that a box covers in the container, perhaps turned and sheared; its corners count as square.
struct Outline {
  let center: Vector
  /// The displacements from the center to the middles of its right and of its lower edge.
  let right: Vector
  let down: Vector

  init(_ box: Box, in transform: Affine = .identity) {
    center = transform(box.center)
    right = transform.linear(Vector(box.size.x / 2, 0))
    down = transform.linear(Vector(0, box.size.y / 2))
  }

  /// Whether the two share an area.
  ///
  /// They do unless a line parallel to an edge of one of them separates the two.
  func meets(_ other: Outline) -> Bool {
    func overlap(across edge: Vector) -> Bool {
      (center - other.center).cross(edge).magnitude < reach(across: edge)
        + other.reach(across: edge)
    }
    guard overlap(across: Vector(1, 0)), overlap(across: Vector(0, 1)) else { return false }
    if isUpright, other.isUpright { return true }
    return overlap(across: right) && overlap(across: down) && overlap(across: other.right)
      && overlap(across: other.down)
  }

  private var isUpright: Bool { right.y == 0 && down.x == 0 }

  private func reach(across edge: Vector) -> Double {
    right.cross(edge).magnitude + down.cross(edge).magnitude
  }
}
