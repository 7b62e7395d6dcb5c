/// Where a flight is: how far each timing has come, how fast, and who has it, the clock or a finger.
///
/// Places run from 0, the lower screen, to 1, the upper one, whichever way the flight goes.
struct Playhead: Hashable, Sendable {
  /// Seconds of flight, in which a standing clock and long gaps do not count.
  private(set) var time = 0.0
  /// How each track moves.
  private(set) var motions: [TrackMotion]
  private var lastTick: Double?
  private var grab: Grab?
  /// Where each track was when movement was to be avoided; nil while it is not.
  private(set) var frozen: [Double]?

  /// Where a finger took hold, and how far off the first track the others were.
  fileprivate struct Grab: Hashable, Sendable {
    var place: Double
    var offsets: [Double]
  }

  /// A gap between two ticks counts as this at most, so that a hitch is a pause and not a jump.
  static let longestStep = 0.1

  /// Whole ways a second; no finger is faster, and what claims to be counts as this.
  static let fastest = 100.0

  init(_ tracks: [Track], at place: Double) {
    motions = tracks.map { _ in .still(at: place) }
  }
}

extension Playhead {
  /// Where the first track is, which is the flight's own.
  var place: Double { state(of: 0).place }

  func state(of track: Int) -> (place: Double, velocity: Double) { motions[track].state(at: time) }

  /// When the last track looks at rest.
  var end: Double { motions.reduce(0) { max($0, $1.end) } }

  /// Where every track is, and after them the two screens.
  func positions(into positions: inout [TrackPosition]) {
    let count = motions.count
    for track in 0..<count {
      let place = state(of: track).place
      positions[track] =
        frozen.map { TrackPosition(veiling: place, from: $0[track]) }
        ?? TrackPosition(place: place)
    }
    // The screens follow the first track. Where movement is avoided they rest, the upper one fading.
    let place = state(of: 0).place
    let isReduced = frozen != nil
    positions[count] = TrackPosition(place: isReduced ? 0 : place)
    positions[count + 1] = TrackPosition(
      place: isReduced ? 1 : place,
      visibility: isReduced ? place.clampedToUnit : 1
    )
  }
}

extension TrackPosition {
  /// A move without movement: what is at `origin` fades out where it is, and in where it goes, each
  /// within half of what is left of the way.
  init(veiling place: Double, from origin: Double) {
    if place >= origin {
      let middle = (origin + 1) / 2
      if place < middle {
        self.init(place: origin, visibility: (middle - place) / (middle - origin))
      } else {
        self.init(place: 1, visibility: middle < 1 ? min((place - middle) / (1 - middle), 1) : 1)
      }
    } else {
      let middle = origin / 2
      if place > middle {
        self.init(place: origin, visibility: (place - middle) / (origin - middle))
      } else {
        self.init(place: 0, visibility: middle > 0 ? min((middle - place) / middle, 1) : 1)
      }
    }
  }
}

extension Playhead {
  /// Lets time pass up to `clock`, which may stand still, run backward or be no number at all.
  mutating func advance(to clock: Double) {
    guard clock.isFinite else { return }
    if let last = lastTick { time += min(max(clock - last, 0), Playhead.longestStep) }
    lastTick = max(clock, lastTick ?? clock)
  }

  /// Starts every track on its whole way.
  mutating func run(_ plan: Plan, _ direction: MatchDirection) {
    for (track, timing) in plan.tracks.enumerated() {
      let start = time + plan.start(of: timing, direction)
      motions[track] = .timed(TrackMotion.Timed(timing, from: start, direction))
    }
  }

  /// Stops everything where it is.
  mutating func hold() {
    let places = motions.indices.map { state(of: $0).place }
    for (track, place) in places.enumerated() { motions[track] = .still(at: place) }
    grab = Grab(place: places[0], offsets: places.map { $0 - places[0] })
  }

  /// Moves what is held: the first track exactly, the others with it, and closer to it the farther
  /// it gets from where it was grabbed.
  mutating func move(to place: Double) {
    guard let grab, place.isFinite else { return }
    // Grabbed beyond an end, where a spring had carried it, it can stay there.
    let place = min(max(place, min(0, grab.place)), max(1, grab.place))
    for track in motions.indices {
      motions[track] = .still(at: place + grab.offsets[track] * grab.weight(at: place))
    }
  }

  /// Sends everything to one end by a spring, from where it is and with the velocity it has; what
  /// is held has `velocity`, in places a second.
  mutating func settle(
    to target: Double,
    velocity: Double,
    like spring: MatchSpring,
    tracks: [Track],
    within limit: Double
  ) {
    let fastest = Playhead.fastest
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -fastest), fastest)
    let origin = place
    for track in motions.indices {
      let now = state(of: track)
      let own = grab.map { velocity * $0.slope(of: track, at: origin) } ?? now.velocity
      let way = TrackMotion.Sprung(
        from: now.place,
        velocity: own,
        to: target,
        like: spring,
        at: time,
        within: limit,
        tolerance: tracks[track].tolerance
      )
      motions[track] = .sprung(way)
    }
    grab = nil
  }

  /// Puts everything at one end, at once.
  mutating func rest(at place: Double) {
    for track in motions.indices { motions[track] = .still(at: place) }
    grab = nil
  }

  /// Takes over the tracks of a new plan, each with the motion of an old one, which is given by its place.
  mutating func take(_ tracks: [Int], isHeld: Bool) {
    let frozen = frozen.map { frozen in tracks.map { origin(of: $0, after: frozen[$0]) } }
    motions = tracks.map { motions[$0] }
    self.frozen = frozen
    if isHeld { hold() }
  }

  /// Whence a track fades that goes on to another plan: from where it is.
  ///
  /// One that all but stands at an end has too little left of its way to go out and come in again.
  private func origin(of track: Int, after origin: Double) -> Double {
    let place = state(of: track).place
    let seen = TrackPosition(veiling: place, from: origin).place
    return seen != origin && (seen - place).magnitude < 0.1 ? origin : place.clampedToUnit
  }

  /// Takes over the tracks of a plan that has not begun.
  mutating func restart(_ tracks: [Track], at place: Double) {
    motions = tracks.map { _ in .still(at: place) }
    grab = nil
    refreeze()
  }

  private mutating func refreeze() {
    guard frozen != nil else { return }
    frozen = motions.indices.map { state(of: $0).place.clampedToUnit }
  }

  /// Freezes every performer where it is, or lets it go.
  mutating func avoidMotion(_ avoids: Bool) {
    guard avoids != (frozen != nil) else { return }
    frozen = avoids ? [] : nil
    refreeze()
  }
}

extension Playhead.Grab {
  /// How much of its offset a track keeps: all where it was grabbed, none at the ends, and in
  /// between so that a finger moves no track more than five times as fast as the first.
  func weight(at place: Double) -> Double {
    max(1 - (place - self.place).magnitude * decline(at: place), 0)
  }

  /// How fast a track moves beside the first.
  func slope(of track: Int, at place: Double) -> Double {
    guard place != self.place, weight(at: place) > 0 else { return 1 }
    let sign = place > self.place ? -1.0 : 1.0
    return 1 + sign * offsets[track] * decline(at: place)
  }

  private func decline(at place: Double) -> Double {
    1 / max(place > self.place ? 1 - self.place : self.place, 0.25)
  }
}
