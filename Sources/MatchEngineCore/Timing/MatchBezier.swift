/// A timing curve from (0, 0) to (1, 1), shaped by two control points.
///
///     let swing = MatchBezier(0.6, -0.3, 0.7, 1)
///     let halfway = swing(0.5)   // the progress in the middle of the time
public struct MatchBezier: Hashable, Sendable {
  /// The control points: time fractions from 0 to 1, and progress, which may lie beyond.
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// A curve with these control points.
  ///
  /// Time fractions are clamped to 0…1. If any number is not finite, the curve is straight.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let isFinite = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
    self.x1 = isFinite ? min(max(x1, 0), 1) : 0
    self.y1 = isFinite ? y1 : 0
    self.x2 = isFinite ? min(max(x2, 0), 1) : 1
    self.y2 = isFinite ? y2 : 1
  }

  /// The progress at a fraction of the time.
  ///
  /// The fraction is clamped to 0…1, and NaN counts as 0. Progress is exactly 0 at 0 and exactly 1 at 1.
  public func callAsFunction(_ x: Double) -> Double {
    isStraight ? x.clampedToUnit : Self.value(y1, y2, at: parameter(at: x))
  }

  /// The speed, in progress per time fraction, at a fraction of the time.
  ///
  /// Where the curve is almost vertical, it is clamped to a million in either direction.
  package func slope(at x: Double) -> Double {
    if isStraight { return 1 }
    // Keeps beside the ends, where the curve has a direction even if a control point coincides with an end.
    let t = min(max(parameter(at: x), 1e-6), 1 - 1e-6)
    let run = max(Self.derivative(x1, x2, at: t), 1e-12)
    return (Self.derivative(y1, y2, at: t) / run).bounded(by: 1e6)
  }

  /// Whether time and progress are the same function of the parameter.
  private var isStraight: Bool { x1 == y1 && x2 == y2 }

  /// The coordinate at `t` of a cubic from 0 to 1 with these control coordinates.
  @inline(__always) static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * t * (s * first + t * second) + t * t * t
  }

  @inline(__always)
  static func derivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    let s = 1 - t
    // Arranged so that no difference of control coordinates overflows.
    return 3 * (s * (s - 2 * t) * first + t * (2 * s - t) * second + t * t)
  }

  /// The parameter of the point at a time fraction, to within 1e-12.
  func parameter(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var lower = 0.0
    var upper = 1.0
    var t = x
    // Newton's method nearly always ends this. If it does not, the remaining steps halve the interval.
    for step in 0..<64 {
      let miss = Self.value(x1, x2, at: t) - x
      if miss.magnitude <= 1e-15 { break }
      if miss < 0 { lower = t } else { upper = t }
      let next = t - miss / Self.derivative(x1, x2, at: t)
      // NaN fails the comparison too.
      t = step < 16 && next > lower && next < upper ? next : (lower + upper) / 2
    }
    return t
  }
}
