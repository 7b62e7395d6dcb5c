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
  @inlinable
  public init(from low: Vector, to high: Vector) {
    self.init(origin: low, size: high - low)
  }

  /// The box without area at the origin.
  @inlinable
  public static var zero: Box { Box(origin: .zero, size: .zero) }

  /// The corner opposite the origin.
  @inlinable public var end: Vector { origin + size }

  /// The center.
  @inlinable public var center: Vector { origin + size / 2 }

  /// Whether all its numbers are finite.
  @inlinable
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The point of this box that is nearest to another point.
  func nearest(to point: Vector) -> Vector {
    Vector(max(origin.x, min(point.x, end.x)), max(origin.y, min(point.y, end.y)))
  }

  /// The area that both cover; if they do not meet, it is empty and its size may be negative.
  @inlinable
  public func intersection(_ other: Box) -> Box {
    Box(
      from: Vector(max(origin.x, other.origin.x), max(origin.y, other.origin.y)),
      to: Vector(min(end.x, other.end.x), min(end.y, other.end.y))
    )
  }

  /// Whether `other` lies completely inside, within `tolerance`.
  @inlinable
  public func contains(_ other: Box, tolerance: Double = 0) -> Bool {
    other.origin.x >= origin.x - tolerance && other.origin.y >= origin.y - tolerance
      && other.end.x <= end.x + tolerance && other.end.y <= end.y + tolerance
  }

  func scaled(by factor: Vector) -> Box {
    Box(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }

  /// The box with NaN replaced by 0, every number within the limits for views, and no negative size.
  var bounded: Box {
    Box(
      origin.x.bounded(by: Vector.limit),
      origin.y.bounded(by: Vector.limit),
      max(size.x.bounded(by: Vector.limit), 0),
      max(size.y.bounded(by: Vector.limit), 0)
    )
  }
}
