/// An upright rectangle: an origin and a size.
///
///     let card = Box(20, 100, 200, 80)
///     card.center   // (120, 140)
public struct Box: Hashable, Sendable {
  /// The top left corner, unless the size is negative.
  public var origin: Vector
  /// Width and height.
  public var size: Vector

  /// A box from its origin and size.
  @inlinable public init(origin: Vector, size: Vector) {
    self.origin = origin
    self.size = size
  }

  /// A box from four numbers: left, top, width, height.
  @inlinable public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Vector(x, y), size: Vector(width, height))
  }

  /// The box of that size around `center`.
  @inlinable public init(center: Vector, size: Vector) {
    self.init(origin: center - size / 2, size: size)
  }

  /// The box between two opposite corners.
  public init(from low: Vector, to high: Vector) { self.init(origin: low, size: high - low) }

  /// The box without area at the origin.
  public static var zero: Box { Box(origin: .zero, size: .zero) }

  /// The corner opposite the origin.
  @inlinable public var end: Vector { origin + size }

  /// The center.
  @inlinable public var center: Vector { origin + size / 2 }

  var isWithinLimits: Bool { origin.isWithinLimits && size.isWithinLimits }

  /// The point of this box that is nearest to another point.
  func nearest(to point: Vector) -> Vector {
    Vector(max(origin.x, min(point.x, end.x)), max(origin.y, min(point.y, end.y)))
  }

  /// The area that both cover; if they do not meet, it is empty and its size may be negative.
  func intersection(_ other: Box) -> Box {
    Box(
      from: Vector(max(origin.x, other.origin.x), max(origin.y, other.origin.y)),
      to: Vector(min(end.x, other.end.x), min(end.y, other.end.y))
    )
  }

  /// Whether both share an area.
  func meets(_ other: Box) -> Bool {
    let shared = intersection(other).size
    return min(shared.x, shared.y) > 0
  }

  /// Whether `other` lies completely inside, within `tolerance`.
  public func contains(_ other: Box, tolerance: Double = 0) -> Bool {
    other.origin.x >= origin.x - tolerance && other.origin.y >= origin.y - tolerance
      && other.end.x <= end.x + tolerance && other.end.y <= end.y + tolerance
  }

  func scaled(by factor: Vector) -> Box {
    Box(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }

  /// The box with NaN replaced by 0, every number within the limits for views, and no negative size.
  var bounded: Box {
    let size = size.bounded(by: Vector.limit)
    let positive = Vector(max(size.x, 0), max(size.y, 0))
    return Box(origin: origin.bounded(by: Vector.limit), size: positive)
  }
}
