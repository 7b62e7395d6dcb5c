/// One run of a transition, from first to last, as a value: events in, actions out, and at any time
/// the frame to draw.
///
/// A flight never acts by itself and never reads a clock; ``FlightDriver`` performs its actions on a
/// ``Stage``. As a value it can be copied, compared, and driven by a test through every sequence of
/// events there is.
///
/// ```swift
/// var flight = Flight(plan)
/// flight.handle(.start)  // [stage]
/// flight.handle(.staged)  // [startClock, draw]
/// flight.handle(.tick(0))
/// flight.handle(.tick(1 / 60))  // [draw]
/// ```
public struct Flight: Hashable, Sendable {
  /// What flies, as it stands now.
  public internal(set) var plan: Plan
  /// Where the flight is in its life, and which end it is heading for.
  public internal(set) var lifecycle = Lifecycle()
  /// Which way it goes between the two screens.
  public internal(set) var direction: MatchDirection
  /// After a plan was taken over in flight: which performer each had been before; nil for a new one.
  public internal(set) var origins: [Int?] = []

  /// Counts the changes of the plan, so that a frame can tell whether it still fits.
  var edition = 0
  /// How the screens of the plan are those of the one before it.
  public internal(set) var relation = FlightEvent.Relation.sameScreens

  var playhead: Playhead
  var carries: [Carry] = []
  /// Where every track is, and after them the two screens.
  var positions: [TrackPosition] = []
  /// By when everything has to be where it belongs.
  var deadline: Double?
  /// How far that may be put off by what changes on the way.
  var latest: Double?
  /// What was asked for before there was anything to see.
  var early = Early()

  struct Early: Hashable, Sendable {
    /// When waiting began, on the clock that ticks.
    var clock: Double?
    var fraction: Double?
    var plan: Plan?
    var relation = FlightEvent.Relation.sameScreens
  }

  /// A flight that has not begun.
  public init(_ plan: Plan, direction: MatchDirection = .forward) {
    self.plan = plan
    self.direction = direction
    playhead = Playhead(plan.tracks, at: direction.start)
    refresh()
  }
}

extension Flight {
  /// How much of the flight is behind it: 0 where it began, 1 where it was heading at first.
  public var fraction: Double { direction.isForward ? playhead.place : 1 - playhead.place }

  /// Where it is between the screens: 0 is the lower one, 1 the upper one.
  public var progress: Double { playhead.place }

  /// How long it takes from where it begins to its finish, in seconds, if nothing interferes.
  public var duration: Double { plan.duration(direction) }

  /// Seconds of flight so far.
  public var time: Double { playhead.time }

  /// How it ended; nil while it has not.
  public var outcome: MatchOutcome? { lifecycle.outcome }

  /// What is on the screen now.
  public var frame: Frame {
    var frame = Frame(for: plan)
    frame.edition = edition
    draw(into: &frame)
    return frame
  }

  /// Fills `frame`; without allocating, if it has shown this flight since its plan last changed.
  public func draw(into frame: inout Frame) {
    if frame.edition != edition || !frame.fits(plan) {
      frame = Frame(for: plan)
      frame.edition = edition
    }
    plan.sample(positions, into: &frame)
    for carry in carries {
      let track = plan.boxPaths[carry.performer].track
      plan.displace(carry, positions[track], at: playhead.time, in: &frame)
    }
  }

  /// The place of an end of the flight.
  func place(of heading: Lifecycle.Heading) -> Double {
    heading == .finish ? direction.finish : direction.start
  }

  /// Works out where every track is.
  mutating func refresh() {
    let count = plan.positionCount
    if positions.count != count {
      positions = Array(repeating: TrackPosition(place: 0), count: count)
    }
    playhead.positions(into: &positions)
  }
}
