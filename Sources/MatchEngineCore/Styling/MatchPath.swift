/// The path on which the center of a view moves.
public struct MatchPath: Hashable, Sendable {
  /// How far it bends, and which way.
  package let bow: Double

  /// A straight line.
  public static var straight: MatchPath { MatchPath(bow: 0) }
  /// An arc; with 1, it leaves one end almost horizontally and reaches the other almost vertically.
  ///
  /// With 0 it is straight. A negative number bends it the other way.
  ///
  ///     ●┄┄┄┄┄┄╮          It is the same curve from either end.
  ///      ╲      ╰╮
  ///        ╲     ┊
  ///          ╲   ┊
  ///            ╲ ●
  public static func arc(_ bow: Double) -> MatchPath { MatchPath(bow: bow) }

  /// The displacement from the middle of the straight line to the curve's control point.
  ///
  /// A quadratic curve with control point `c` between `a` and `b` is the straight line plus
  /// `2·p·(1 − p)·(c − (a + b)/2)`. So one displacement describes the bend, and a child with the same
  /// displacement as its parent keeps its place inside it.
  func bend(from start: Vector, to end: Vector) -> Vector {
    guard bow.isFinite else { return .zero }
    let way = end - start
    let length = way.length
    guard length > 0 else { return .zero }
    // The corner that lies beside the higher end and above the lower one; it is the same in both directions.
    let corner = start.y <= end.y ? Vector(end.x, start.y) : Vector(start.x, end.y)
    let offset = corner - (start + end) / 2
    // Only the part across the line bends the path; the part along it would change the timing.
    let across = Vector(-way.y, way.x) / length
    return across * (offset.dot(across) * min(max(bow, -4), 4))
  }
}
