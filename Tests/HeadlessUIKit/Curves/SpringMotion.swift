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
    }
  }

  enum Regime {
    case under(swing: Double)
    case critical
  }

  var regime: Regime {
    let (ratio, frequency) = (dampingRatio, frequency)
    if abs(ratio - 1) < 1e-9 { return .critical }
    guard ratio < 1 else { missing("a spring that is damped more than critically") }
    return .under(swing: frequency * (1 - ratio * ratio).squareRoot())
  }
}
