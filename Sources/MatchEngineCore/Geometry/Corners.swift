/// The radius of each corner of a box, in points.
public struct Corners: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Corners clockwise from the top left.
  @inlinable
  public init(
    topLeft: Double,
    topRight: Double,
    bottomRight: Double,
    bottomLeft: Double
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Four corners of one radius.
  @inlinable
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// No rounding at all.
  @inlinable
  public static var square: Corners { Corners(0) }
}

extension Corners {
  /// Whether no corner is rounded.
  @inlinable
  public var isSquare: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// Whether all four are the same.
  @inlinable
  public var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// The radii with what is negative or not a number taken as 0, and the infinite as very large.
  var sanitized: Corners {
    func sanitized(_ radius: Double) -> Double { radius > 0 ? min(radius, 1e9) : 0 }
    return Corners(
      topLeft: sanitized(topLeft),
      topRight: sanitized(topRight),
      bottomRight: sanitized(bottomRight),
      bottomLeft: sanitized(bottomLeft)
    )
  }

  /// The radii as CSS would draw them: where two on one side do not fit, all four shrink by the
  /// same factor until they do.
  ///
  ///     Corners(80).clamped(to: Vector(100, 40))   // Corners(20): a pill
  @inline(__always)
  public func clamped(to size: Vector) -> Corners {
    let radii = sanitized
    let width = max(size.x, 0)
    let height = max(size.y, 0)
    var factor = 1.0
    func fit(_ sum: Double, _ side: Double) { if sum * factor > side { factor = side / sum } }
    fit(radii.topLeft + radii.topRight, width)
    fit(radii.bottomLeft + radii.bottomRight, width)
    fit(radii.topLeft + radii.bottomLeft, height)
    fit(radii.topRight + radii.bottomRight, height)
    return factor == 1 ? radii : radii * factor
  }

  /// Every radius multiplied.
  @inlinable
  public static func * (corners: Corners, factor: Double) -> Corners {
    Corners(
      topLeft: corners.topLeft * factor,
      topRight: corners.topRight * factor,
      bottomRight: corners.bottomRight * factor,
      bottomLeft: corners.bottomLeft * factor
    )
  }

  /// The radii summed, corner by corner.
  @inlinable
  public static func + (left: Corners, right: Corners) -> Corners {
    Corners(
      topLeft: left.topLeft + right.topLeft,
      topRight: left.topRight + right.topRight,
      bottomRight: left.bottomRight + right.bottomRight,
      bottomLeft: left.bottomLeft + right.bottomLeft
    )
  }

  /// The way to `other` at `progress`, corner by corner.
  @inlinable
  public func mixed(with other: Corners, _ progress: Double) -> Corners {
    self + (other + self * -1) * progress
  }
}

extension Corners: CustomStringConvertible {
  /// One number where all are the same, otherwise four, clockwise from the top left.
  public var description: String {
    isUniform ? "\(topLeft)" : "\(topLeft) \(topRight) \(bottomRight) \(bottomLeft)"
  }
}
