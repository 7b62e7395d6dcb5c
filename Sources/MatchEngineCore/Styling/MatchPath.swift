/// The way that a performer's middle takes.
public enum MatchPath: Hashable, Sendable {
  /// The straight line.
  case straight
  /// A bow; 1 leaves one end almost level and reaches the other almost upright, 0 is straight, and
  /// a negative bow bends the other way.
  ///
  ///     ●┄┄┄┄┄┄╮          It is the same curve whichever end it starts from.
  ///      ╲      ╰╮
  ///        ╲     ┊
  ///          ╲   ┊
  ///            ╲ ●
  case arc(Double)
}

extension MatchPath {
  /// The way from the middle of the straight line to the curve's control point.
  ///
  /// A quadratic curve with control point `c` between `a` and `b` is the straight line plus
  /// `2·p·(1 − p)·(c − (a + b)/2)`, so a bow is one displacement, and a child that takes over its
  /// parent's stays where it is in it.
  func bend(from start: Vector, to end: Vector) -> Vector {
    guard case .arc(let bow) = self, bow.isFinite else { return .zero }
    let way = end - start
    let length = way.length
    guard length > 0 else { return .zero }
    // The corner beside the higher end and above the lower one, so that both directions agree.
    let (high, low) = start.y <= end.y ? (start, end) : (end, start)
    let corner = Vector(low.x, high.y)
    let offset = corner - (start + end) / 2
    // Only what stands across the way bends it; what lies along it would change the timing.
    let across = Vector(-way.y, way.x) / length
    return across * (offset.dot(across) * min(max(bow, -4), 4))
  }
}
