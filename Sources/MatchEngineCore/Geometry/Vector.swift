/// A position, a size or a displacement, in points.
///
///     let middle = Vector(20, 40) / 2   // (10, 20)
public struct Vector: Hashable, Sendable {
  /// The horizontal part; grows to the right.
  public var x: Double
  /// The vertical part; grows downward.
  public var y: Double

  /// A vector from its two parts.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or no displacement.
  @inlinable
  public static var zero: Vector { Vector(0, 0) }
}

extension Vector {
  /// The parts summed.
  @inlinable
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.x + right.x, left.y + right.y)
  }

  /// The way from `right` to `left`.
  @inlinable
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.x - right.x, left.y - right.y)
  }

  /// The same length, the other way.
  @inlinable
  public static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }

  /// Both parts multiplied.
  @inlinable
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(vector.x * factor, vector.y * factor)
  }

  /// Both parts divided.
  @inlinable
  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(vector.x / divisor, vector.y / divisor)
  }

  /// Part times part, as when a unit position is taken of a size.
  @inlinable
  public func scaled(by other: Vector) -> Vector { Vector(x * other.x, y * other.y) }

  /// The scalar product.
  @inlinable
  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The signed area of the parallelogram of the two; positive where `other` lies clockwise.
  @inlinable
  public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The distance from the origin.
  public var length: Double { Elementary.squareRoot(x * x + y * y) }

  /// Whether neither part is infinite or not a number.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The way from here to `other` at `progress`, which may lie beyond 0 and 1.
  @inlinable
  public func mixed(with other: Vector, _ progress: Double) -> Vector {
    self + (other - self) * progress
  }
}

extension Vector {
  /// The mean of two factors, which is the root of their product.
  @inline(__always)
  var geometricMean: Double { x == y ? x : Elementary.squareRoot(x * y) }

  /// Beyond this a coordinate has no digits left for a fraction of a point worth the name.
  @usableFromInline
  static var limit: Double { 1e9 }
}

extension Vector: CustomStringConvertible {
  /// For example `(10.0, 20.0)`.
  public var description: String { "(\(x), \(y))" }
}
