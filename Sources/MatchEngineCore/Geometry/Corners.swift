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

  /// Corners, clockwise from the top left.
  @inlinable
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Four corners with the same radius.
  @inlinable public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Corners that are not rounded.
  @inlinable public static var square: Corners { Corners(0) }

  /// Whether no corner is rounded.
  @inlinable public var isSquare: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// Whether all four radii are the same.
  public var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// The radii as CSS would draw them: if two radii on one side do not fit, all four shrink by the
  /// same factor until they do.
  ///
  ///     Corners(80).clamped(to: Vector(100, 40))   // Corners(20): a pill
  @inline(__always) public func clamped(to size: Vector) -> Corners {
    // Numbers that are negative or NaN count as 0.
    let radii = combined(with: self) { radius, _ in radius > 0 ? min(radius, 1e9) : 0 }
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

  /// The radii multiplied by a factor.
  public static func * (corners: Corners, factor: Double) -> Corners {
    corners.combined(with: corners) { radius, _ in radius * factor }
  }

  /// The radii added, corner by corner.
  public static func + (left: Corners, right: Corners) -> Corners { left.combined(with: right, +) }

  /// The radii combined, corner by corner.
  @inline(__always)
  func combined(with other: Corners, _ combine: (Double, Double) -> Double) -> Corners {
    Corners(
      topLeft: combine(topLeft, other.topLeft),
      topRight: combine(topRight, other.topRight),
      bottomRight: combine(bottomRight, other.bottomRight),
      bottomLeft: combine(bottomLeft, other.bottomLeft)
    )
  }
}
