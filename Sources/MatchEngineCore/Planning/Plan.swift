/// All that is decided before the first frame: who flies, whence and whither, in which order, and
/// why the others do not.
///
/// A plan is a pure value; the same two captures give the same plan, bit for bit.
///
/// ```swift
/// let options = PlanOptions(container: container)
/// let plan = Plan(lower: list.capture, upper: detail.capture, options: options)
/// print(plan)  // the report, as a table
/// let frame = plan.frame(at: 0.5)  // half-way, as numbers
/// ```
public struct Plan: Hashable, Sendable {
  /// The covered screen as it was captured.
  public let lower: Capture
  /// The covering screen as it was captured.
  public let upper: Capture
  /// What was asked for.
  public let options: PlanOptions
  /// Everything that moves: the two screens first where they do, then what was tagged.
  public internal(set) var performers: [Performer] = []
  /// The performers in the lower screen's order, which is that of the stack at progress 0; the
  /// rearmost first.
  public internal(set) var lowerOrder: [Int] = []
  /// The performers in the upper screen's order, which is that of the stack at progress 1; the
  /// rearmost first.
  public internal(set) var upperOrder: [Int] = []

  /// How each performer moves, in the performers' order.
  var boxPaths: [BoxPath] = []
  /// The distinct timings; the first is the flight's own.
  var tracks: [Track] = []
  /// What only some performers have, each where its performer says.
  var pictureBoxes: [Interpolation<PictureBoxes>] = []
  var decorations: [Interpolation<MixableDecoration>] = []
  var clips: [ClipInterpolation] = []
  /// The corners of the clips' regions at either end.
  var lowerVertices: [Vector] = []
  var upperVertices: [Vector] = []

  init(of lower: Capture, and upper: Capture, options: PlanOptions) {
    self.lower = lower
    self.upper = upper
    self.options = options
  }
}

extension Plan {
  /// How long the flight takes forward, until the last of it looks at rest.
  public var duration: Double { duration(.forward) }

  /// How long the flight takes from one end to the other, until the last of it looks at rest.
  ///
  /// Backward the order of the delays is turned round, so where durations differ it can take a little
  /// more or less.
  public func duration(_ direction: MatchDirection) -> Double {
    tracks.reduce(0) { max($0, start(of: $1, direction) + $1.duration) }
  }

  /// How long a track waits: backward, who came last leaves first.
  func start(of track: Track, _ direction: MatchDirection) -> Double {
    direction.isForward ? track.delay : tracks.reduce(0) { max($0, $1.delay) } - track.delay
  }

  /// A plan of nothing, for a flight whose screens are still to be read.
  public static var empty: Plan {
    Plan(lower: Capture(), upper: Capture(), options: PlanOptions(container: .zero, screens: nil))
  }

  /// How many tags fly from one screen to the other.
  public var pairCount: Int {
    performers.reduce(0) { if case .pair = $1.role { $0 + 1 } else { $0 } }
  }
}
