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
    let transform = Decomposition(toContainer)
    self.init(center: toContainer(box.center), size: box.size, transform: transform)
  }

  /// The transform from the box's own points, measured from its top left, to container space.
  public var affine: Affine {
    var result = transform.affine
    result.translation = center - result.linear(size / 2)
    return result
  }

  /// The upright box around it.
  var bounds: Box { affine.bounds(of: Box(origin: .zero, size: size)) }

  /// Width and height as seen on the screen, along its own axes.
  public var visibleSize: Vector {
    Vector(size.x * transform.scale.x.magnitude, size.y * transform.scale.y.magnitude)
  }
}
