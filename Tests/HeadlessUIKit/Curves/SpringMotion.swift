// SP-10: a damped oscillator from 0 to 1. SP-3: velocity is in whole distances per second.
import Foundation

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
    let decay = dampingRatio * frequency
    switch regime {
    case .under(let swing):
      let lead = (decay - initialVelocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + lead * sin(swing * time))
    case .critical:
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    case .over(let slow, let fast):
      let parts = amplitudes(slow, fast)
      return 1 - parts.slow * exp(-slow * time) - parts.fast * exp(-fast * time)
    }
  }

  enum Regime {
    case under(swing: Double)
    case critical
    case over(slow: Double, fast: Double)
  }

  var regime: Regime {
    let (ratio, frequency) = (dampingRatio, frequency)
    if abs(ratio - 1) < 1e-9 { return .critical }
    if ratio < 1 { return .under(swing: frequency * (1 - ratio * ratio).squareRoot()) }
    let fast = frequency * (ratio + (ratio * ratio - 1).squareRoot())
    return .over(slow: frequency * frequency / fast, fast: fast)
  }

  /// How much of the distance each of the two exponents carries.
  func amplitudes(_ slow: Double, _ fast: Double) -> (slow: Double, fast: Double) {
    let part = (fast - initialVelocity) / (fast - slow)
    return (part, 1 - part)
  }
}
