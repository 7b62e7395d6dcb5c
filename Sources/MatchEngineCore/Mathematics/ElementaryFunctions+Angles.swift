// MARK: - Sine and cosine

extension Elementary {
  /// The sine and the cosine of an angle in radians, which share the reduction to an eighth of a turn.
  ///
  /// An angle that is NaN or beyond a million radians, which nothing on a screen has, counts as none.
  @inline(__always) static func sincos(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.magnitude < 0x1p20 else { return (0, 1) }
    let shifted = x * 0x1.45f306dc9c883p-1 + roundingShift
    let count = shifted - roundingShift
    // A quarter turn in two parts; the first times a count below 2²⁰ is exact.
    let rest = x - count * 0x1.921fb544p+0 - count * 0x1.0b4611a626331p-34
    let (sine, cosine) = sincosWithinEighth(rest)
    let quadrant = shifted.bitPattern
    let isOdd = quadrant & 1 != 0
    let sineSign = (quadrant & 2) << 62
    let cosineSign = ((quadrant &+ 1) & 2) << 62
    return (
      Double(bitPattern: (isOdd ? cosine : sine).bitPattern ^ sineSign),
      Double(bitPattern: (isOdd ? sine : cosine).bitPattern ^ cosineSign)
    )
  }

  /// The sine and the cosine of an angle within an eighth of a turn in either direction.
  @inline(__always)
  private static func sincosWithinEighth(_ r: Double) -> (sine: Double, cosine: Double) {
    let z = r * r
    let odd = series(
      z,
      (-1 / 6, 1 / 120, -1 / 5_040, 1 / 362_880),
      (-1 / 39_916_800, 1 / 6_227_020_800, -1 / 1_307_674_368_000, 1 / 355_687_428_096_000)
    )
    let even = series(
      z,
      (1 / 24, -1 / 720, 1 / 40_320, -1 / 3_628_800),
      (1 / 479_001_600, -1 / 87_178_291_200, 1 / 20_922_789_888_000, -1 / 6_402_373_705_728_000)
    )
    return (r + r * z * odd, 1 - (0.5 * z - z * z * even))
  }
}

// MARK: - Arc tangent

extension Elementary {
  /// The angle of the direction `(x, y)` from the x axis, from −π to π; both numbers are finite.
  static func atan2(_ y: Double, _ x: Double) -> Double {
    var run = x.magnitude
    var rise = y.magnitude
    let isSteep = rise > run
    if isSteep { swap(&run, &rise) }
    // Rotating back by the arc tangent of 0, ½ or 1 leaves a tangent of at most a quarter.
    let (step, turn) = nearestTangent(rise, run)
    let tangent = run > 0 ? (rise - step * run) / (run + step * rise) : 0
    var angle = turn + arcTangent(tangent)
    if isSteep { angle = .pi / 2 - angle }
    if x.sign == .minus { angle = .pi - angle }
    return y.sign == .minus ? -angle : angle
  }

  /// The nearest of the tangents 0, ½ and 1, and its angle.
  private static func nearestTangent(_ rise: Double, _ run: Double) -> (step: Double, turn: Double)
  {
    if rise <= 0.25 * run { return (0, 0) }
    if rise < 0.75 * run { return (0.5, 0x1.dac670561bb4fp-2) }
    return (1, .pi / 4)
  }

  /// The arc tangent of a number of at most a quarter.
  @inline(__always) private static func arcTangent(_ u: Double) -> Double {
    let z = u * u
    let lower = series(z, (-1 / 3, 1 / 5, -1 / 7, 1 / 9), (-1 / 11, 1 / 13, -1 / 15, 1 / 17))
    let upper = series(z, (-1 / 19, 1 / 21, -1 / 23, 1 / 25 - z / 27))
    let fourth = (z * z) * (z * z)
    return u + u * z * (lower + upper * (fourth * fourth))
  }
}
