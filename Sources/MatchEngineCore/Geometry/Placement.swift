/// Where a box is in the container, exactly: a rotated box is not replaced by its bounding box.
public struct Placement: Hashable, Sendable {
  /// The center, in container space.
  public var center: Vector
  /// Width and height in the box's own points, before the transform.
  public var size: Vector
  /// The rotation, scale and shear about its center.
  public var transform: Decomposition

  /// A placement from its parts.
  public init(center: Vector, size: Vector, transform: Decomposition = Decomposition()) {
    self.center = center
    self.size = size
    self.transform = transform
  }

  /// The placement of `box` under the transform `toContainer`.
  public init(_ box: Box, in toContainer: Affine) {
    self.init(
      center: toContainer(box.center),
      size: box.size,
      transform: Decomposition(toContainer)
    )
  }

  /// The transform from the box's own points, measured from its top left, to container space.
  public var affine: Affine {
    var result = transform.affine
    result.translation = center - result.linear(size / 2)
    return result
  }

  var outline: Outline { Outline(Box(origin: .zero, size: size), in: affine) }

  /// Width and height as seen on the screen, along its own axes.
  public var visibleSize: Vector {
    Vector(size.x * transform.scale.x.magnitude, size.y * transform.scale.y.magnitude)
  }
}

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
