extension MatchSpring {
  /// Where the spring has brought something to, and how fast it moves there.
  ///
  /// The displacement is from the place of rest, in any unit, and the velocity in that unit per
  /// second. Before the start nothing moves. What is not a number is taken as 0, and magnitudes
  /// beyond 1e250 as that.
  public func motion(
    from displacement: Double,
    velocity: Double,
    at time: Double
  ) -> (displacement: Double, velocity: Double) {
    let start = Self.bounded(displacement)
    let push = Self.bounded(velocity)
    guard time > 0 else { return (start, push) }
    guard time < .infinity else { return (0, 0) }
    let (kept, gained, carried) = dampingRatio < 1 ? swing(at: time) : creep(at: time)
    return (
      kept * start + gained * push,
      carried * push - frequency * frequency * gained * start
    )
  }

  /// The progress from 0 to 1, beyond which it may overshoot, at a time in seconds.
  ///
  /// The initial velocity is in whole ways per second.
  public func callAsFunction(_ time: Double, initialVelocity: Double = 0) -> Double {
    1 + motion(from: -1, velocity: initialVelocity, at: time).displacement
  }

  static func bounded(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e250), 1e250)
  }
}

extension MatchSpring {
  /// What becomes of a unit of displacement and of velocity.
  ///
  /// That is the displacement kept from a displacement, gained from a velocity, and the velocity
  /// carried on from a velocity.
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
    // Their product is known, which spares a difference of nearly equal numbers.
    return (frequency * (frequency / fast), fast, half)
  }

  /// The response below critical damping.
  @inline(__always)
  private func swing(at time: Double) -> Response {
    let rate = decayRate
    let decay = Elementary.exp(-rate * time)
    // An angle beyond all numbers comes only with nothing left.
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
