/// The second seam: where performers are placed and drawn.
///
/// A stage does what it is told, in the order of its members, and decides nothing. It is set once,
/// and if that succeeded it is struck once; between the two come any number of the others.
///
/// ```swift
/// final class LayerStage: Stage {
///   var standIns: [Layer] = []
///   let link = DisplayLink()
///
///   func set(_ plan: Plan) -> StagingResult {
///     standIns = plan.performers.map { makeLayer(for: $0) }
///     return .ready()
///   }
///   func draw(_ frame: Frame, of plan: Plan) -> Bool {
///     for (layer, performer) in zip(standIns, frame.performers) { place(layer, performer) }
///     return true
///   }
///   func runClock(_ runs: Bool) { link.isPaused = !runs }
///   func strike(_ outcome: MatchOutcome) { for layer in standIns { layer.removeFromStage() } }
/// }
/// ```
public protocol Stage: AnyObject {
  /// Takes a stand-in of every performer and hides the originals; the first frame follows at once.
  ///
  /// A stage that fails leaves nothing behind; it is then not struck.
  func set(_ plan: Plan) -> StagingResult

  /// Takes over a plan that has changed in flight: `origins` says for each performer which one it
  /// was before, and nil for those that need a stand-in now. Whatever nobody came from is removed.
  ///
  /// On other screens, where the relation is not `sameScreens`, what a performer shows at this
  /// moment becomes its picture of the screen that the flight leaves: the lower one onward, the upper
  /// one backward.
  func change(to plan: Plan, from origins: [Int?], _ relation: FlightEvent.Relation)

  /// Shows one frame; false where it cannot go on.
  func draw(_ frame: Frame, of plan: Plan) -> Bool

  /// Reads both screens once more, just before the end, and before a postponed start; nil where they
  /// are as they were.
  func readEnds() -> Plan?

  /// Begins to tell the driver the time on every frame, or stops.
  func runClock(_ runs: Bool)

  /// Removes everything and puts every original back.
  func strike(_ outcome: MatchOutcome)
}

extension Stage {
  /// Nothing to do where every performer keeps its number.
  public func change(to plan: Plan, from origins: [Int?], _ relation: FlightEvent.Relation) {}
  /// The screens stay as they were read at first.
  public func readEnds() -> Plan? { nil }
}

/// What became of setting a stage.
public enum StagingResult: Hashable, Sendable {
  /// It is set, but for what is listed.
  case ready([MatchReport.Fault] = [])
  /// It is not, and nothing is left of the attempt.
  case failed
}
