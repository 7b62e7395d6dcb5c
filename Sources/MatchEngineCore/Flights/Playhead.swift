/// Where a flight is: the progress and velocity of every track, and what drives them, the clock or a finger.
///
/// Progress runs from 0, the lower screen, to 1, the upper one, in whichever direction the flight goes.
struct Playhead: Hashable, Sendable {
  /// The seconds of flight so far; a clock that stands still adds nothing, and a long gap only a part of it.
  var time = 0.0
  private(set) var motions: [TrackMotion]
  private(set) var lastTick: Double?
  private var held: HeldTracks?

  /// Where the first track was when a finger took hold, and how far off the others were.
  fileprivate struct HeldTracks: Hashable, Sendable {
    var progress: Double
    var offsets: [Double]

    /// How far a finger can move it: from end to end, and to where it was grabbed, if a spring had carried it farther.
    var range: ClosedRange<Double> { min(0, progress)...max(1, progress) }

    /// How much of its offset a track keeps: all of it where it was grabbed, and none at the ends.
    ///
    /// In between, a finger moves no track more than five times as fast as the first.
    func weight(at progress: Double) -> Double {
      max(1 - (progress - self.progress).magnitude * falloff(at: progress), 0)
    }

    /// How fast a track moves compared to the first.
    func slope(of track: Int, at progress: Double) -> Double {
      guard progress != self.progress, weight(at: progress) > 0 else { return 1 }
      let sign = progress > self.progress ? -1.0 : 1.0
      return 1 + sign * offsets[track] * falloff(at: progress)
    }

    private func falloff(at progress: Double) -> Double {
      1 / max(progress > self.progress ? 1 - self.progress : self.progress, 0.25)
    }
  }

  /// The most that the time between two ticks counts, unless the flight is played: a hitch is a pause, not a jump.
  static let longestStep = 0.1

  /// The fastest velocity of a finger, in progress per second.
  static let fastest = 100.0

  init(_ tracks: [Track], at progress: Double) {
    motions = tracks.map { _ in .still(at: progress) }
  }

  /// The progress of the first track, which is the flight's own.
  var progress: Double { state(of: 0).progress }

  var positions: [Double] { motions.indices.map { state(of: $0).progress } }

  /// The progress and the velocity of a track, now or at another time.
  func state(of track: Int, at time: Double? = nil) -> (progress: Double, velocity: Double) {
    motions[track].state(at: time ?? self.time)
  }

  /// When the last track looks at rest.
  var end: Double { motions.reduce(0) { max($0, $1.end) } }

  /// Lets time pass up to `clock`, which may stand still, run backward or be NaN; `countsAll` counts long gaps in full.
  mutating func advance(to clock: Double, countsAll: Bool = false) {
    guard clock.isFinite else { return }
    let gap = max(clock - (lastTick ?? clock), 0)
    time += countsAll ? gap : min(gap, Playhead.longestStep)
    lastTick = max(clock, lastTick ?? clock)
  }

  /// Starts every track from its beginning.
  mutating func run(_ plan: Plan, _ direction: MatchDirection) {
    motions = plan.tracks.map {
      TrackMotion($0, from: time + plan.start(of: $0, direction), direction)
    }
  }

  mutating func hold() {
    let positions = positions
    motions = positions.map { .still(at: $0) }
    held = HeldTracks(progress: positions[0], offsets: positions.map { $0 - positions[0] })
  }

  /// Moves what is held: the first track exactly, and the others closer to it the farther it moves.
  mutating func move(to progress: Double) {
    guard let held, progress.isFinite else { return }
    let progress = min(max(progress, held.range.lowerBound), held.range.upperBound)
    for track in motions.indices {
      motions[track] = .still(at: progress + held.offsets[track] * held.weight(at: progress))
    }
  }

  /// Sends every track to one end by a spring, from where it is and with the velocity that it has.
  ///
  /// A track that is held starts at `velocity`, in progress per second, unless a finger can't move it farther.
  mutating func settle(_ plan: Plan, to target: Double, velocity: Double, within limit: Double) {
    var spring = TrackMotion.Sprung.calm
    // If the flight has a spring that bounces, it settles by that one.
    if case .spring(let own)? = plan.tracks.first?.curve, own.dampingRatio < 1 { spring = own }
    let origin = progress
    let range = held?.range ?? 0...1
    let isStopped = velocity > 0 ? origin >= range.upperBound : origin <= range.lowerBound
    let velocity = isStopped ? 0 : velocity.bounded(by: Playhead.fastest)
    for track in motions.indices {
      let now = state(of: track)
      let own = held.map { velocity * $0.slope(of: track, at: origin) } ?? now.velocity
      let motion = TrackMotion.Sprung(
        from: now.progress,
        velocity: own,
        to: target,
        like: spring,
        at: time,
        within: limit,
        tolerance: plan.tracks[track].tolerance
      )
      motions[track] = .sprung(motion)
    }
    held = nil
  }

  /// Adopts the tracks of a new plan, each with the index of the old one that it continues.
  mutating func adopt(_ origins: [Int], of plan: Plan, isHeld: Bool) {
    motions = zip(origins, plan.tracks).map { origin, track in
      // What moves less than before looks at rest earlier; what moves farther looks at rest later.
      guard case .sprung(let sprung) = motions[origin] else { return motions[origin] }
      return .sprung(sprung.resting(within: track.tolerance))
    }
    if isHeld { hold() }
  }

  mutating func rest(_ tracks: [Track], at progress: Double) {
    motions = tracks.map { _ in .still(at: progress) }
    held = nil
  }
}
