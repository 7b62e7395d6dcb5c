/// One run of a transition, from start to end, as a value: events in, actions out, and at any time the frame to draw.
///
/// A flight never acts by itself and never reads a clock; ``FlightDriver`` performs its actions on a ``Stage``. Since
/// it is a value, a test can copy it, compare it, and send it every sequence of events there is.
///
/// ```swift
/// var flight = Flight(plan)
/// flight.handle(.start)  // [stage]
/// flight.handle(.staged)  // [startClock, draw]
/// flight.handle(.tick(0))
/// flight.handle(.tick(1 / 60))  // [draw]
/// ```
public struct Flight: Hashable, Sendable {
  /// The plan, with all changes that were made to it in flight.
  public internal(set) var plan: Plan
  /// Where the flight is in its life, and which end it is heading for.
  public internal(set) var lifecycle: Lifecycle
  /// Which way it goes between the two screens.
  public internal(set) var direction: MatchDirection
  /// The index that each performer had before the plan last changed; nil for a new one.
  public internal(set) var origins: [Int?] = []

  /// Counts the changes of the plan, so that a frame can tell whether it still fits.
  var planVersion = 0
  /// How the last change of the plan left one of its screens; nil if both stayed.
  public internal(set) var departure: FlightEvent.Departure?

  var playhead: Playhead
  var displacements: [DisplacedPart: Displacement<PerformerState>] = [:]
  /// How fingers hold a performer, or have let go of it.
  var grip: Grip?
  /// When the flight ends at the latest, even if the screens keep changing and something still moves.
  var deadline: Double?

  /// A flight that has not begun.
  public init(
    _ plan: Plan,
    direction: MatchDirection = .forward,
    after calls: CallsBeforeStart = CallsBeforeStart()
  ) {
    self.plan = plan
    self.direction = direction
    lifecycle = Lifecycle(after: calls)
    playhead = Playhead(plan.tracks, at: direction.start)
  }

  /// How much of the flight is behind it: 0 where it began, 1 where it was heading at first.
  public var fraction: Double { direction.isForward ? progress : 1 - progress }

  /// Where it is between the screens: 0 is the lower one, 1 the upper one.
  public var progress: Double { playhead.progress }

  /// How long it takes from where it begins to its finish, in seconds, if nothing interferes.
  public var duration: Double { plan.duration(direction) }

  /// The seconds of flight so far.
  public var time: Double { playhead.time }

  /// What the clock showed at the last tick; nil before the first one.
  public var clock: Double? { playhead.lastTick }

  /// How it ended; nil while it has not.
  public var outcome: MatchOutcome? { lifecycle.outcome }

  /// What is on the screen now.
  public var frame: Frame {
    var frame = Frame(for: plan, version: planVersion)
    draw(into: &frame)
    return frame
  }

  /// Fills `frame`, without allocating if it has shown this flight since the plan last changed.
  public func draw(into frame: inout Frame) {
    if frame.planVersion != planVersion || !frame.fits(plan) {
      frame = Frame(for: plan, version: planVersion)
    }
    for track in plan.tracks.indices { frame.positions[track] = playhead.state(of: track).progress }
    plan.sample(into: &frame)
    for performer in grip?.performers ?? [] {
      plan.show(state(of: performer), of: performer, in: &frame)
    }
    for part in displacements.keys where grip?.performers.contains(part.performer) != true {
      // The place and the fade of a performer are shown together.
      if case .fade(let performer) = part, displacements[.place(performer)] != nil { continue }
      plan.show(state(of: part.performer), of: part.performer, in: &frame)
    }
  }

  func progress(of heading: Lifecycle.Heading) -> Double {
    heading == .finish ? direction.finish : direction.start
  }

  /// What is seen of a performer, now or at another time, including what fingers do to it.
  func state(of performer: Int, at time: Double? = nil) -> PerformerState {
    let state = ownState(of: performer, at: time)
    guard let grip, grip.performers.contains(performer) else { return state }
    let carriage = grip.displacement.offset(at: time ?? playhead.time)
    let isClipped = plan.performers[performer].isClipped
    return carriage.carrying(state, isClipped: isClipped, about: middle(of: grip, at: time))
  }

  /// What would be seen of a performer without the grip of fingers.
  func ownState(of performer: Int, at time: Double? = nil) -> PerformerState {
    let time = time ?? playhead.time
    let track = plan.boxPaths[performer].trackIndex
    var state = plan.state(of: performer, at: playhead.state(of: track, at: time).progress)
    if let place = displacements[.place(performer)] { state = state + place.offset(at: time) }
    if let fade = displacements[.fade(performer)] { state = state + fade.offset(at: time) }
    return state
  }

  typealias Motion = (state: PerformerState, velocity: PerformerState)

  /// What is seen of a performer now, and how fast that changes.
  func motion(of performer: Int) -> Motion { motion { state(of: performer, at: $0) } }

  /// A state now, and how fast it changes.
  func motion(_ state: (_ time: Double) -> PerformerState) -> Motion {
    // Short enough for the path to be straight, and long enough for its two ends to differ as numbers.
    let moment = 1e-6
    let now = state(playhead.time)
    return (now, (state(playhead.time + moment) - now) * (1 / moment))
  }

  /// Everything that is seen of one performer, and how fast it changes.
  struct SeenPerformer {
    var state: PerformerState
    var velocity: PerformerState
    var path: BoxPath
    var lowerPicture: Picture?
    /// How far its lower picture has turned into the upper one.
    var crossFadeShare: Double
  }

  func seenPerformer(_ performer: Int) -> SeenPerformer {
    var (state, velocity) = motion(of: performer)
    let shift = departure?.shift ?? .zero
    state.box.center = state.box.center + shift
    state.clip.center = state.clip.center + shift
    let path = plan.boxPaths[performer]
    return SeenPerformer(
      state: state,
      velocity: velocity,
      path: path,
      lowerPicture: plan.lower[plan.performers[performer].id]?.picture,
      crossFadeShare: path.crossFadeWindow.share(at: playhead.state(of: path.trackIndex).progress)
    )
  }
}
