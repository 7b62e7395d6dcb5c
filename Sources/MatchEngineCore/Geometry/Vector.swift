/// A position, a size or a displacement, in points.
///
///     let middle = Vector(20, 40) / 2   // (10, 20)
public struct Vector: Hashable, Sendable, CustomStringConvertible {
  /// The horizontal component; it grows to the right.
  public var x: Double
  /// The vertical component; it grows downward.
  public var y: Double

  /// A vector from its two components.
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or no displacement.
  @inlinable public static var zero: Vector { Vector(0, 0) }

  /// The sum of both vectors.
  @inlinable public static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.x + right.x, left.y + right.y)
  }

  /// The displacement from `right` to `left`.
  @inlinable public static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.x - right.x, left.y - right.y)
  }

  /// The vector of the same length in the opposite direction.
  @inlinable public static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }

  /// The vector multiplied by a factor.
  @inlinable public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(vector.x * factor, vector.y * factor)
  }

  /// The vector divided by a number.
  @inlinable public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(vector.x / divisor, vector.y / divisor)
  }

  /// The vector multiplied component by component, for example to apply a unit position to a size.
  @inlinable public func scaled(by other: Vector) -> Vector { Vector(x * other.x, y * other.y) }

  /// The scalar product.
  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The signed area of the parallelogram of both vectors; positive if `other` lies clockwise.
  public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The distance from the origin.
  public var length: Double { Elementary.squareRoot(x * x + y * y) }

  /// Whether both components are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The geometric mean of both components, which are factors.
  @inline(__always) var geometricMean: Double { x == y ? x : Elementary.squareRoot(x * y) }

  /// The vector turned clockwise by an angle.
  package func turned(by angle: Double) -> Vector {
    guard angle != 0 else { return self }
    let (sine, cosine) = Elementary.sincos(angle)
    return Vector(x * cosine - y * sine, x * sine + y * cosine)
  }

  /// The largest coordinate; beyond it, too few digits are left for fractions of a point.
  @usableFromInline static var limit: Double { 1e9 }

  /// Whether both components are finite and within the limit.
  @inlinable var isWithinLimits: Bool { x.magnitude <= Vector.limit && y.magnitude <= Vector.limit }

  /// For example `(10.0, 20.0)`.
  public var description: String { "(\(x), \(y))" }

  func bounded(by limit: Double) -> Vector { Vector(x.bounded(by: limit), y.bounded(by: limit)) }
}

extension Double {
  /// The number, limited to this magnitude; 0 if it is not a number.
  @inline(__always)
  func bounded(by limit: Double) -> Double { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }

  /// The number, kept between 0 and 1; 0 if it is not a number.
  @inline(__always) var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
