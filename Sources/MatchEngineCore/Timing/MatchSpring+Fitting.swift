extension MatchSpring {
  /// The spring that UIKit fits to a duration, as in its spring animations.
  ///
  /// It is chosen so that the envelope of the oscillation reaches 0.001 at the end. The initial
  /// velocity is in progress per second. The duration is kept between 0.001 and 10000 seconds, a damping
  /// ratio above 1 counts as 1, and a velocity that is not finite as 0.
  public init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let ratio = MatchSpring(frequency: 1, dampingRatio: min(dampingRatio, 1)).dampingRatio
    let fit = EnvelopeFit(
      duration: duration.isNaN ? 0.5 : min(max(duration, 1e-3), 1e4),
      ratio: ratio,
      velocity: initialVelocity.isFinite ? min(max(initialVelocity, -1e9), 1e9) : 0
    )
    self.init(frequency: fit.frequency, dampingRatio: ratio)
  }
}

/// The search for the frequency at which the envelope has all but vanished after a duration.
private struct EnvelopeFit {
  var duration: Double
  var ratio: Double
  var velocity: Double

  static let remainder = 0.001

  /// What is left of the envelope at the end, for a spring with that frequency.
  func envelope(_ frequency: Double) -> Double {
    let decay = Elementary.exp(-ratio * frequency * duration)
    if ratio == 1 { return (1 + (frequency - velocity) * duration).magnitude * decay }
    let swing = Elementary.squareRoot((1 - ratio) * (1 + ratio))
    return (ratio - velocity / frequency).magnitude / swing * decay
  }

  /// The frequency above which the envelope falls for good.
  var crest: Double {
    guard velocity > 0 else { return 0 }
    if ratio == 1 { return velocity }
    let root = Elementary.squareRoot(velocity * (velocity + 4 / duration))
    return (velocity + root) / (2 * ratio)
  }

  /// The frequency at which the initial velocity alone makes the envelope vanish.
  var node: Double { ratio == 1 ? velocity - 1 / duration : velocity / ratio }

  /// The highest frequency at which exactly the remainder is left.
  var frequency: Double {
    var lower = max(crest, MatchSpring.frequencies.lowerBound)
    var upper = max(2 * lower, 1)
    if envelope(lower) >= Self.remainder {
      while upper < MatchSpring.frequencies.upperBound, envelope(upper) > Self.remainder {
        upper *= 2
      }
    } else {
      // After a fast start too little is left beyond the crest. Below the node the envelope falls too.
      upper = node
      lower = 0
    }
    for _ in 0..<120 {
      let middle = (lower + upper) / 2
      if envelope(middle) > Self.remainder { lower = middle } else { upper = middle }
    }
    return upper
  }
}
