/// The few transcendental functions that the engine needs, with the same bits on every platform.
///
/// They use arithmetic operations only and call no platform's mathematics library. So a recording
/// replays identically everywhere. Sines and cosines are within 2e-16 of the true value, other ordinary results
/// within two units in the last place.
enum Elementary {
  typealias Four = (Double, Double, Double, Double)

  /// A polynomial of `z`, from eight coefficients; it is evaluated in pairs, which is faster than in one long chain.
  @inline(__always) static func series(_ z: Double, _ lower: Four, _ upper: Four) -> Double {
    let square = z * z
    let fourth = square * square
    return series(z, lower) + series(z, upper) * fourth
  }

  /// A polynomial of `z`, from four coefficients.
  @inline(__always) static func series(_ z: Double, _ four: Four) -> Double {
    (four.0 + four.1 * z) + (four.2 + four.3 * z) * (z * z)
  }

  /// Two to the power of a whole number, where the result is a normal number.
  @inline(__always) private static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) << 52)
  }

  /// The square root of a number that is not negative.
  static func squareRoot<Number: FloatingPoint>(_ x: Number) -> Number {
    // On Linux the compiler would link the C library's square root, for negative numbers only. The
    // magnitude rules them out. Without optimization, a generic root comes from Swift's own library.
    x.magnitude.squareRoot()
  }

  /// A number that, when added to a small one, leaves it rounded to a whole number in the lowest bits.
  @inline(__always) static var roundingShift: Double { 0x1.8p52 }
}

// MARK: - Exponential

extension Elementary {
  // The logarithm of two in two parts; the first times a whole exponent is exact.
  @inline(__always) private static var logTwoHigh: Double { 0x1.62e42fefa3800p-1 }
  @inline(__always) private static var logTwoLow: Double { 0x1.ef35793c76730p-45 }

  /// `(exp(r) − 1 − r) / r²` for `r` at most half the logarithm of two.
  @inline(__always) private static func exponentialRemainder(_ r: Double) -> Double {
    let lower = series(
      r,
      (1 / 2, 1 / 6, 1 / 24, 1 / 120),
      (1 / 720, 1 / 5_040, 1 / 40_320, 1 / 362_880)
    )
    let upper = series(r, (1 / 3_628_800, 1 / 39_916_800, 1 / 479_001_600, 1 / 6_227_020_800))
    let fourth = (r * r) * (r * r)
    return lower + upper * (fourth * fourth)
  }

  /// The exponential; infinite above 709.78 and zero below −745.13.
  @inline(__always) static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return x.isNaN ? x : .infinity }
    let shifted = x * 0x1.71547652b82fep+0 + roundingShift
    let count = shifted - roundingShift
    let high = x - count * logTwoHigh
    let low = count * logTwoLow
    let r = high - low
    let lost = (high - r) - low
    let value = 1 + (r + (r * r * exponentialRemainder(r) + lost))
    // In two steps, since the whole power may not be a normal number.
    let exponent = Int64(bitPattern: shifted.bitPattern &- roundingShift.bitPattern)
    let half = exponent >> 1
    return value * powerOfTwo(half) * powerOfTwo(exponent &- half)
  }

  /// `(1 − exp(−y)) / y`, which is 1 at 0, without cancellation; `y` is not negative.
  @inline(__always) static func meanDecay(_ y: Double) -> Double {
    y > 0.34 ? (1 - exp(-y)) / y : 1 - y * exponentialRemainder(-y)
  }
}
