extension MatchSpring {
  /// The displacement and the velocity at a time in seconds, given those at the start.
  ///
  /// The displacement is measured from the position of rest, in any unit, and the velocity is in that
  /// unit per second. Before the start nothing moves. NaN counts as 0, and magnitudes are limited to
  /// 1e250.
  package func motion(
    from displacement: Double,
    velocity: Double,
    at time: Double
  ) -> (displacement: Double, velocity: Double) {
    let start = displacement.bounded(by: 1e250)
    let push = velocity.bounded(by: 1e250)
    guard time > 0 else { return (start, push) }
    guard time < .infinity else { return (0, 0) }
    let (kept, gained, carried) = dampingRatio < 1 ? swing(at: time) : creep(at: time)
    return (
      kept * start + gained * push,
      carried * push - frequency * frequency * gained * start
    )
  }

  /// The progress from 0 to 1 at a time in seconds; it may overshoot.
  ///
  /// The initial velocity is in progress per second.
  public func callAsFunction(_ time: Double, initialVelocity: Double = 0) -> Double {
    1 + motion(from: -1, velocity: initialVelocity, at: time).displacement
  }
}

extension MatchSpring {
  /// The response to a displacement of one unit and to a velocity of one unit.
  ///
  /// `kept` is the displacement left of the displacement, `gained` the displacement caused by the
  /// velocity, and `carried` the velocity left of the velocity.
  typealias Response = (kept: Double, gained: Double, carried: Double)

  /// The rate at which the envelope of an oscillation decays.
  var decayRate: Double { dampingRatio * frequency }

  /// The angular frequency of the oscillation, below critical damping.
  var swingFrequency: Double {
    frequency * Elementary.squareRoot((1 - dampingRatio) * (1 + dampingRatio))
  }

  /// The rates of the two decays at critical damping and above, and half their difference.
  var creepRates: (slow: Double, fast: Double, half: Double) {
    let half = frequency * Elementary.squareRoot((dampingRatio - 1) * (dampingRatio + 1))
    let fast = decayRate + half
    // Their product is known; so the difference of two nearly equal numbers is not needed.
    return (frequency * (frequency / fast), fast, half)
  }

  /// The response below critical damping.
  @inline(__always)
  private func swing(at time: Double) -> Response {
    let rate = decayRate
    let decay = Elementary.exp(-rate * time)
    // The angle can overflow only when nothing is left of the motion.
    guard decay > 0 else { return (0, 0, 0) }
    let swing = swingFrequency
    let (sine, cosine) = Elementary.sincos(swing * time)
    let gained = decay * (sine / swing)
    return (decay * cosine + rate * gained, gained, decay * cosine - rate * gained)
  }

  /// The response at critical damping and above.
  @inline(__always)
  private func creep(at time: Double) -> Response {
    let (slow, fast, half) = creepRates
    let slowDecay = Elementary.exp(-slow * time)
    let fastDecay = Elementary.exp(-fast * time)
    let spread = 2 * half * time
    let gained =
      spread > 0.34
      ? (slowDecay - fastDecay) / (2 * half) : slowDecay * time * Elementary.decline(spread)
    return (slowDecay + slow * gained, gained, fastDecay - slow * gained)
  }
}
