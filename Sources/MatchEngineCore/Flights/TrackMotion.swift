/// How one track moves in time, in closed form: its state at any moment can be computed directly.
enum TrackMotion: Hashable, Sendable {
  /// It stands still, or moves only with a finger.
  case still(at: Double)
  /// It follows a fixed curve from one end to the other.
  case timed(Timed)
  /// A spring takes it to one end, from wherever it was.
  case sprung(Sprung)

  struct Timed: Hashable, Sendable {
    var curve: MatchBezier
    var start: Double
    var duration: Double
    var from: Double
    var to: Double

    func state(at time: Double) -> (progress: Double, velocity: Double) {
      let elapsed = time - start
      guard elapsed > 0 else { return (from, 0) }
      guard elapsed < duration else { return (to, 0) }
      let fraction = elapsed / duration
      let slope = curve.slope(at: fraction) / duration
      return (from + (to - from) * curve(fraction), (to - from) * slope)
    }
  }

  struct Sprung: Hashable, Sendable {
    var spring: MatchSpring
    var start: Double
    /// The time from which on it stays within its tolerance.
    var end: Double
    var target: Double
    /// How far from the target it starts.
    var offset: Double
    var velocity = 0.0

    init(_ spring: MatchSpring, from start: Double, by offset: Double, to target: Double) {
      self.spring = spring
      self.start = start
      self.target = target
      self.offset = offset
      end = start
    }

    /// The same motion, which looks at rest only once it stays within `tolerance`.
    func resting(within tolerance: Double) -> TrackMotion.Sprung {
      var motion = self
      motion.end =
        start + spring.settlingTime(from: offset, velocity: velocity, tolerance: tolerance)
      return motion
    }

    /// The slowest spring, which is that of a system sheet.
    static let calm = MatchSpring(frequency: 18, dampingRatio: 1)

    /// A motion to the target that is over within `limit` seconds and that no velocity throws far off.
    ///
    /// With a velocity toward the target, the spring is stiff enough not to overshoot, unless it is one
    /// that bounces. With a velocity away from it, the motion reverses within a fifth of the whole way.
    init(
      from progress: Double,
      velocity: Double,
      to target: Double,
      like spring: MatchSpring,
      at now: Double,
      within limit: Double,
      tolerance: Double
    ) {
      let offset = progress - target
      let speed = velocity.magnitude
      let approaches = velocity * offset < 0 && spring.dampingRatio >= 1
      let brakingDistance = approaches ? max(offset.magnitude, tolerance) : 0.5
      var stiff = spring
      if speed > spring.frequency * brakingDistance {
        stiff = MatchSpring(frequency: speed / brakingDistance, dampingRatio: spring.dampingRatio)
      }
      stiff = stiff.stiffened(
        toSettleWithin: limit,
        from: offset,
        velocity: velocity,
        tolerance: tolerance
      )
      self.init(stiff, from: now, by: offset, to: target)
      self.velocity = velocity
      self = resting(within: tolerance)
    }
  }

  /// The motion of a track over all of its duration, starting at `start`.
  init(_ track: Track, from start: Double, _ direction: MatchDirection) {
    let from = direction.start
    let to = direction.finish
    let duration = track.duration
    switch track.curve {
    case .bezier(let curve):
      self = .timed(Timed(curve: curve, start: start, duration: duration, from: from, to: to))
    case .spring(let spring):
      var motion = Sprung(spring, from: start, by: from - to, to: to)
      motion.end = start + duration
      self = .sprung(motion)
    }
  }

  var end: Double {
    switch self {
    case .still: 0
    case .timed(let timed): timed.start + timed.duration
    case .sprung(let sprung): sprung.end
    }
  }

  func state(at time: Double) -> (progress: Double, velocity: Double) {
    switch self {
    case .still(let progress): return (progress, 0)
    case .timed(let timed): return timed.state(at: time)
    case .sprung(let sprung):
      let elapsed = max(time - sprung.start, 0)
      let motion = sprung.spring.motion(from: sprung.offset, velocity: sprung.velocity, at: elapsed)
      return (sprung.target + motion.displacement, motion.velocity)
    }
  }
}
