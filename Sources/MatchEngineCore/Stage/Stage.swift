/// The second seam: where performers are placed and drawn.
///
/// A stage does what it is told and decides nothing. It is set once and, if that succeeds, struck
/// once. Between the two, the other calls come any number of times.
public protocol Stage: AnyObject {
  /// Makes a stand-in for every performer and hides the originals; the first frame follows at once.
  ///
  /// Returns what went wrong, in words that the report shows. If it fails, it returns nil and must leave nothing
  /// behind; it is not struck.
  func set(_ plan: Plan) -> [String]?

  /// Adopts a plan that has changed in flight.
  ///
  /// `origins` has the earlier index of each performer, and nil for a performer that needs a new
  /// stand-in. A stand-in that has no performer any more is removed.
  ///
  /// With a departure, what a performer shows at this moment becomes its picture of the screen that the
  /// flight leaves: the lower picture onward, the upper one backward.
  func adopt(_ plan: Plan, from origins: [Int?], _ departure: FlightEvent.Departure?)

  /// Shows one frame; returns false if it cannot go on.
  func draw(_ frame: Frame, of plan: Plan) -> Bool

  /// Reads both screens again, since everything looks at rest; returns a new plan, or nil if they have not changed.
  func readEnds() -> Plan?

  /// Whether it can play what the flight does from now on, by itself, instead of being drawn on.
  ///
  /// It is asked on each frame at which it could start to play.
  var canPlay: Bool { get }

  /// Plays a course that begins at a time on the ticking clock, until it is told to stop.
  ///
  /// No frame is drawn meanwhile, not even the one at which the course begins. At its end, what is seen stays.
  func play(_ course: Course, from clock: Double)

  /// Stops playing; what is drawn next, in the same turn, replaces everything that was played.
  func stopPlaying()

  /// The time on the ticking clock at which a flight begins whose stage has just been set; nil if only the first tick
  /// tells.
  ///
  /// Nothing of the flight is skipped then, however long it took to set the stage.
  var startTime: Double? { get }

  /// The time on the ticking clock at which what is drawn now will be seen; asked only while it plays.
  var now: Double { get }

  /// Starts or stops telling the driver the time on every frame.
  func runClock(_ runs: Bool)

  /// Removes everything and puts every original back.
  func strike(_ outcome: MatchOutcome)
}

extension Stage {
  /// Nothing to do if every performer keeps its index.
  public func adopt(_ plan: Plan, from origins: [Int?], _ departure: FlightEvent.Departure?) {}
  /// The screens never change.
  public func readEnds() -> Plan? { nil }
  /// It cannot play, so it is drawn on, frame by frame.
  public var canPlay: Bool { false }
  /// Nothing to do, since it cannot play.
  public func play(_ course: Course, from clock: Double) {}
  /// Nothing to do, since it never plays.
  public func stopPlaying() {}
  /// Nobody knows before the first tick.
  public var startTime: Double? { nil }
  /// The time of the last tick.
  public var now: Double { -.infinity }
}
