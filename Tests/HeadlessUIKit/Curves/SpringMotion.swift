// SP-10: a damped oscillator from 0 to 1. SP-3: velocity is in whole distances per second.
struct SpringMotion: Equatable, Sendable {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var initialVelocity: Double

  /// Its natural frequency, in radians per second.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// Below 1 it swings beyond the target, at 1 and above it does not.
  var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The progress after `time` seconds.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let (ratio, frequency) = (dampingRatio, frequency)
    if abs(ratio - 1) < 1e-9 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    guard ratio < 1 else { missing("a spring that is damped more than critically") }
    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let lead = (decay - initialVelocity) / swing
    return 1 - exp(-decay * time) * (cos(swing * time) + lead * sin(swing * time))
  }
}

// SP-1, SP-8: the spring that a damping ratio and a duration stand for.
extension SpringMotion {
  /// What may be left of the distance.
  private static let threshold = 0.001

  init(dampingRatio ratio: Double, duration: Double, initialVelocity: Double = 0) {
    guard duration > 0 else { raise("a spring of no duration") }
    guard ratio > Self.threshold else {
      missing("a spring of a duration with the damping ratio \(ratio)")
    }
    // RC-6: more than critical damping counts as critical.
    let ratio = min(ratio, 1)
    let turn = Self.turn(ratio: ratio, velocity: initialVelocity * duration)
    let frequency = turn / duration
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity
    )
  }

  /// The frequency for a duration of 1 second.
  private static func turn(ratio: Double, velocity: Double) -> Double {
    if ratio < 1, velocity == 0 {
      return log(ratio / (1 - ratio * ratio).squareRoot() / threshold) / ratio
    }
    let rest = { turn in abs(Self.rest(ratio: ratio, velocity: velocity, turn: turn)) }
    let peak = Self.peak(ratio: ratio, velocity: velocity)
    // UIKit takes another root, which is not recorded.
    guard rest(peak) >= threshold else { missing("a spring that is thrown so hard") }
    // Where the rest passes the threshold at last.
    var (low, high) = (peak, peak * 2)
    while rest(high) >= threshold { (low, high) = (high, high * 2) }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if rest(middle) >= threshold { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// What the fit takes for the rest of the way after 1 second.
  private static func rest(ratio: Double, velocity: Double, turn: Double) -> Double {
    if ratio == 1 { return (1 + turn - velocity) * exp(-turn) }
    return (ratio - velocity / turn) / (1 - ratio * ratio).squareRoot() * exp(-ratio * turn)
  }

  /// The frequency from which on the rest only falls.
  private static func peak(ratio: Double, velocity: Double) -> Double {
    let least = 1e-3
    guard velocity > 0 else { return least }
    if ratio == 1 { return max(velocity, least) }
    let root = (velocity * velocity + 4 * velocity).squareRoot()
    return max((velocity + root) / (2 * ratio), least)
  }
}
