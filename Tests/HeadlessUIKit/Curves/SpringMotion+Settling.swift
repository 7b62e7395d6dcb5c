// SP-6: when a spring counts as settled. Without overshoot the rule is not recorded; the time after
// which less than a thousandth is left stands for it.
import Foundation

extension SpringMotion {
  /// What may be left of the distance.
  static let threshold = 0.001

  var settlingDuration: Double {
    guard damping > 0 else { return .infinity }
    switch regime {
    case .under(let swing):
      let decay = dampingRatio * frequency
      return log((1 + abs(decay - initialVelocity) / swing) / Self.threshold) / decay
    case .critical:
      return settled { time in
        (1 + abs(frequency - initialVelocity) * time) * exp(-frequency * time)
      }
    case .over(let slow, let fast):
      let parts = amplitudes(slow, fast)
      return settled { time in
        abs(parts.slow) * exp(-slow * time) + abs(parts.fast) * exp(-fast * time)
      }
    }
  }

  /// The last time at which `rest` is at the threshold.
  private func settled(_ rest: (Double) -> Double) -> Double {
    Self.fall(of: rest, after: 1 / frequency)
  }

  /// Where a function that falls in the end passes the threshold.
  static func fall(of function: (Double) -> Double, after start: Double) -> Double {
    var (low, high) = (start, start * 2)
    while function(high) >= threshold { (low, high) = (high, high * 2) }
    return crossing(of: function, above: low, below: high)
  }

  /// Where a function passes the threshold, between a place above it and one below.
  static func crossing(
    of function: (Double) -> Double,
    above: Double,
    below: Double
  ) -> Double {
    var (above, below) = (above, below)
    for _ in 0..<200 {
      let middle = (above + below) / 2
      if function(middle) >= threshold { above = middle } else { below = middle }
    }
    return (above + below) / 2
  }
}
