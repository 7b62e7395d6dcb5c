// SP-6, RC-1…RC-4: when a spring counts as settled. For a property animator without overshoot the rule is not
// recorded (RC-10); the time after which less than a thousandth is left stands for it.
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

  /// What a `CASpringAnimation` says: without overshoot the next tenth of a second after which a critically damped
  /// spring has less than a thousandth left, however much more damped it is (RC-3).
  var settlingDurationOfAnimation: Double {
    guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if case .under = regime { return settlingDuration }
    let rate = frequency - initialVelocity
    func rest(_ time: Double) -> Double { abs(1 + rate * time) * exp(-frequency * time) }
    // Where it is greatest for the last time; a fast throw passes its goal once before that.
    let peak = rate == 0 ? 0 : max(0, 1 / frequency - 1 / rate)
    let last =
      rest(peak) < Self.threshold
      ? Self.crossing(of: rest, above: 0, below: -1 / rate)
      : Self.fall(of: rest, after: max(peak, 1e-9))
    return (last * 10).rounded(.up) / 10
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
