// AN-13: the curves, by their control points.
/// A timing curve from (0, 0) to (1, 1), a cubic Bézier with two control points.
struct CubicCurve: Equatable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  static let linear = CubicCurve(0, 0, 1, 1)
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  static let `default` = CubicCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a fraction of the time; outside of 0…1 it stays at the ends.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == .linear { return time }
    return Self.ordinate(y1, y2, at: parameter(at: time))
  }

  /// The curve's parameter where x is `time`: Newton's steps, halving where one leaves the bracket.
  private func parameter(at time: Double) -> Double {
    var (low, high, guess) = (0.0, 1.0, time)
    for _ in 0..<100 {
      let error = Self.ordinate(x1, x2, at: guess) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = guess } else { low = guess }
      let next = guess - error / Self.slope(x1, x2, at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func ordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * first + t * second) + t * t)
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * first + 2 * rest * t * (second - first) + t * t * (1 - second))
  }
}
