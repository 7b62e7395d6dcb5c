/// Everything that is decided before the first frame: what flies, from where to where, in which order,
/// and why other views do not.
///
/// A plan is a pure value: the same two captures give the same plan, bit for bit.
///
/// ```swift
/// let options = PlanOptions(container: container)
/// let plan = Plan(lower: list.capture, upper: detail.capture, options: options)
/// print(plan)  // the report, as a table
/// let frame = plan.frame(at: 0.5)  // halfway, as numbers
/// ```
public struct Plan: Hashable, Sendable {
  /// The covered screen as it was captured.
  public let lower: Capture
  /// The covering screen as it was captured.
  public let upper: Capture
  /// The options that the app chose.
  public let options: PlanOptions
  /// Everything that moves: first the two screens, if they do, then the tagged views.
  public internal(set) var performers: [Performer] = []
  /// The order of the stack at progress 0, which is the lower screen's, starting with the rearmost.
  public internal(set) var lowerOrder: [Int] = []
  /// The order of the stack at progress 1, which is the upper screen's, starting with the rearmost.
  public internal(set) var upperOrder: [Int] = []

  /// The IDs of views that were taken out of the flight and are seen elsewhere, so they leave no leftovers.
  package var movedAwayIDs: [String] = []
  /// The IDs of views that move by themselves at an end, with whatever flies there.
  package var selfMovingIDs: [String] = []
  /// The ends that pairs have lost in flight, by their IDs.
  let lost: [IDKey: LostEnd]
  /// How each performer moves, in the performers' order.
  var boxPaths: [BoxPath] = []
  /// The distinct timings; the first is the flight's own.
  var tracks: [Track] = []
  /// Details that only some performers have; each performer has its indices in these arrays.
  var pictureBoxes: [Interpolation<PictureBoxes>] = []
  var decorations: [Interpolation<MixableDecoration>] = []
  var clips: [BoxPath] = []

  /// The capture of one of the screens.
  package subscript(end: FlightEnd) -> Capture { end == .lower ? lower : upper }

  /// How long the flight takes forward, until everything looks at rest.
  public var duration: Double { duration(.forward) }

  /// How long the flight takes in a direction, until everything looks at rest.
  ///
  /// Backward, the order of the delays is reversed. If durations differ, it can therefore take a little
  /// more or less time.
  public func duration(_ direction: MatchDirection) -> Double {
    tracks.reduce(0) { max($0, start(of: $1, direction) + $1.duration) }
  }

  /// How long a track waits; backward, the one that arrived last leaves first.
  func start(of track: Track, _ direction: MatchDirection) -> Double {
    direction.isForward ? track.delay : tracks.reduce(0) { max($0, $1.delay) } - track.delay
  }

  /// How many tags fly from one screen to the other.
  public var pairCount: Int { performers.reduce(0) { $0 + ($1.isPair ? 1 : 0) } }

  /// The largest pair that is meant and can be carried; nil if any pair is more than four times as large.
  ///
  /// A text counts as a hundredth of its area.
  package func largestPair(_ isMeant: (Int) -> Bool) -> Int? {
    func weight(_ index: Int) -> Double {
      let low = boxPaths[index].lower.extent
      let high = boxPaths[index].upper.extent
      let isText =
        performers[index].elements.upper.map { upper.elements[$0].picture.isText } == true
      return max(low.x * low.y, high.x * high.y) * (isText ? 0.01 : 1)
    }
    let pairs = performers.indices.filter { performers[$0].isPair }
    let most = pairs.reduce(0) { max($0, weight($1)) }
    return pairs.filter { isMeant($0) && weight($0) >= most / 4 && performers[$0].isCarried }
      .max { weight($0) < weight($1) }
  }

  /// Whether a performer ever shows its lower picture, which it doesn't if the upper one serves for both ends.
  public func showsLowerPicture(of performer: Int) -> Bool {
    boxPaths[performer].crossFade != .upperOnly
  }

  /// Whether a performer has one picture for both ends.
  package func hasOnePicture(_ performer: Int) -> Bool {
    boxPaths[performer].crossFade.isOnePicture
  }

  /// Whether a performer has one picture for both ends, which looks like the lower one that was seen until now.
  func showsOnly(_ picture: Picture?, in performer: Int) -> Bool {
    guard !showsLowerPicture(of: performer), let other = upper[performers[performer].id]
    else { return false }
    return picture?.looksLike(other.picture) == true
  }

  /// The largest scale of each picture of a performer in flight, relative to its view's own points.
  ///
  /// A picture that is drawn at this scale is sharp all the way.
  public func largestScale(of performer: Int) -> (lower: Double, upper: Double) {
    let start = state(of: performer, at: 0)
    let end = state(of: performer, at: 1)
    let lower = end.pictureBoxes.lower.size.growth(from: start.pictureBoxes.lower.size)
    let upper = start.pictureBoxes.upper.size.growth(from: end.pictureBoxes.upper.size)
    return (
      start.box.scale.larger * max(1, lower.larger), end.box.scale.larger * max(1, upper.larger)
    )
  }
}

extension Array {
  /// Adds a detail of a performer, and returns its index.
  mutating func add<Value>(_ lower: Value, _ upper: Value, to performerIndex: Int) -> Int
  where Element == Interpolation<Value> {
    append(Interpolation(performerIndex: performerIndex, lower: lower, upper: upper))
    return count - 1
  }
}

extension Vector {
  fileprivate var larger: Double { max(x, y) }
}

/// What an app can choose for a flight as a whole.
public struct PlanOptions: Hashable, Sendable {
  /// The timing of everything that has no timing of its own.
  public var timing: MatchTiming
  /// Delays from one performer to the next.
  public var stagger: MatchStagger
  /// How the two screens themselves appear and disappear; nil if there is only one screen, which stays.
  public var screens: MatchEffect?
  /// The style of views that have none of their own.
  public var style: MatchStyle
  /// The visible part of container space.
  public var container: Box
  /// Whether motion is reduced, so that nothing flies and the screens cross-fade.
  public var reducesMotion: Bool
  /// Whether text runs from right to left, so that the trailing edge is the left one.
  public var readsRightToLeft = false

  /// Options; by default the screens cross-fade and the duration is automatic.
  public init(
    container: Box,
    timing: MatchTiming = .easeInOut(),
    stagger: MatchStagger = .together,
    screens: MatchEffect? = .fade,
    style: MatchStyle = MatchStyle(),
    reducesMotion: Bool = false
  ) {
    self.container = container
    self.timing = timing
    self.stagger = stagger
    self.screens = screens
    self.style = style
    self.reducesMotion = reducesMotion
  }

  /// Whether the contents of the upper screen appear only when those of the lower one are gone.
  package var takesTurns: Bool { !reducesMotion && screens?.upper.comesLast == true }

  /// Whether a view that is on only one of the screens, and has no effect of its own, may fly.
  package var letsUnpairedFly: Bool {
    reducesMotion || style.entering != nil || style.leaving != nil
  }
}

/// Which way a flight goes between its two screens.
public enum MatchDirection: Hashable, Sendable, CaseIterable {
  /// From the lower screen to the upper one, like a push.
  case forward
  /// From the upper screen to the lower one, like a pop.
  case backward

  /// Whether it leads to the upper screen.
  package var isForward: Bool { self == .forward }

  /// The end at which a flight in this direction arrives.
  package var arrival: FlightEnd { self == .forward ? .upper : .lower }

  /// The progress where a flight in this direction begins: 0 is the lower screen, 1 the upper one.
  var start: Double { isForward ? 0 : 1 }

  /// The progress where it ends if it finishes.
  var finish: Double { isForward ? 1 : 0 }
}
