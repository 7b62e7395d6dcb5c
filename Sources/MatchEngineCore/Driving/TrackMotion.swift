/// How one track moves in time: a closed form, so that any moment can be asked for.
enum TrackMotion: Hashable, Sendable {
  /// Not at all, or only under a finger.
  case still(at: Double)
  /// As its timing says, from one end to the other.
  case timed(Timed)
  /// Drawn to an end by a spring, from wherever it was.
  case sprung(Sprung)

  struct Timed: Hashable, Sendable {
    var curve: MatchCurve
    var start: Double
    var duration: Double
    var from: Double
    var to: Double
  }

  struct Sprung: Hashable, Sendable {
    var spring: MatchSpring
    var start: Double
    /// When it stays within its tolerance.
    var end: Double
    var target: Double
    var displacement: Double
    var velocity: Double
  }
}

extension TrackMotion {
  /// From when on it looks at rest.
  var end: Double {
    switch self {
    case .still: 0
    case .timed(let timed): timed.start + timed.duration
    case .sprung(let sprung): sprung.end
    }
  }

  /// Where it is at `time`, and how fast it is in units a second.
  func state(at time: Double) -> (place: Double, velocity: Double) {
    switch self {
    case .still(let place): return (place, 0)
    case .timed(let timed): return timed.state(at: time)
    case .sprung(let sprung):
      let motion = sprung.spring.motion(
        from: sprung.displacement,
        velocity: sprung.velocity,
        at: max(time - sprung.start, 0)
      )
      return (sprung.target + motion.displacement, motion.velocity)
    }
  }
}

extension TrackMotion.Timed {
  /// The whole way of a track from a moment on.
  init(_ track: Track, from start: Double, _ direction: MatchDirection) {
    curve = track.curve
    self.start = start
    duration = track.duration
    from = direction.start
    to = direction.finish
  }

  func state(at time: Double) -> (place: Double, velocity: Double) {
    let elapsed = time - start
    guard elapsed > 0 else { return (from, 0) }
    switch curve {
    case .bezier(let bezier):
      guard elapsed < duration else { return (to, 0) }
      let fraction = elapsed / duration
      let slope = bezier.slope(at: fraction) / duration
      return (from + (to - from) * bezier(fraction), (to - from) * slope)
    case .spring(let spring):
      let motion = spring.motion(from: from - to, velocity: 0, at: elapsed)
      return (to + motion.displacement, motion.velocity)
    }
  }
}

extension TrackMotion.Sprung {
  /// The spring's own speed where nothing asks for more: that of a system sheet.
  static let calm = MatchSpring(frequency: 18, dampingRatio: 1)

  /// A way home that is over within `limit` seconds and that no velocity throws far off.
  ///
  /// A velocity towards the target is kept by a spring stiff enough not to overshoot, unless it is
  /// one that bounces; one away from it by a spring that is turned round within a fifth of the way.
  init(
    from place: Double,
    velocity: Double,
    to target: Double,
    like spring: MatchSpring,
    at time: Double,
    within limit: Double,
    tolerance: Double
  ) {
    let displacement = place - target
    let speed = velocity.magnitude
    let approaches = velocity * displacement < 0 && spring.dampingRatio >= 1
    let room = approaches ? max(displacement.magnitude, tolerance) : 0.5
    var stiff = spring
    if speed > spring.frequency * room {
      stiff = MatchSpring(frequency: speed / room, dampingRatio: spring.dampingRatio)
    }
    stiff = stiff.stiffened(
      toSettleWithin: limit,
      from: displacement,
      velocity: velocity,
      tolerance: tolerance
    )
    self.spring = stiff
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    start = time
    end =
      time
      + stiff.settlingTime(from: displacement, velocity: velocity, tolerance: tolerance)
  }
}
