#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import UIKit
import UIKitTestSupport

/// What the screen shows of one trip, frame by frame.
@MainActor struct ShownFlight {
  let stage: TripStage
  private(set) var flight: MatchFlight?
  private(set) var frames: [ShownFrame] = []
  /// When the flight ended, in seconds after the change was asked for.
  private(set) var duration: TimeInterval?

  init(_ trip: Trip, seed: UInt64, _ change: (inout MatchTransition) -> Void = { _ in }) async {
    startOver()
    var transition = MatchTransition { $0.timing = MatchTiming(.spring(.bouncy)) }
    change(&transition)
    let (lower, upper) = RandomScreen.two(seed: seed)
    stage = await TripStage(trip, lower, upper, transition)
  }

  /// Goes to the other screen, and does something so long after that.
  mutating func go(
    _ isForward: Bool = true,
    for seconds: TimeInterval = 1.5,
    after delay: TimeInterval = 0,
    _ event: (MatchFlight?) -> Void = { _ in }
  ) async {
    let (stage, start) = (stage, Headless.now)
    var flight: MatchFlight?
    var end: TimeInterval?
    frames = await Headless.shownFrames {
      stage.go(isForward)
      await advance(delay)
      flight = stage.flight
      flight?.whenEnded { _ in end = Headless.now - start }
      event(flight)
      await advance(seconds - delay)
    }
    (self.flight, duration) = (flight, end)
  }

  /// What this and another one show at the same times, counted from the first frame of each.
  func pairs(with other: ShownFlight) -> [(time: Double, mine: DisplayList, other: DisplayList)] {
    guard let start = frames.first?.time, let otherStart = other.frames.first?.time else {
      return []
    }
    return frames.compactMap { frame in
      let time = frame.time - start
      let same = other.frames.last { isClose($0.time - otherStart, time) }
      return same.map { (time, frame.displayList, $0.displayList) }
    }
  }

  /// Whether a blur or glass was seen.
  var hasEffects: Bool {
    frames.contains { $0.displayList.items.contains { $0.kind == .backdrop } }
  }
}

extension DisplayList {
  /// What is seen here otherwise than in another list, to the bounds of what is played.
  ///
  /// A place adds up what a performer, its picture and what clips it are off by.
  @MainActor func misses(_ other: DisplayList) -> [String] {
    if items.count == other.items.count, zip(items, other.items).allSatisfy({ $0.isNear($1) }) {
      return []
    }
    let (mine, others) = (seen, other.seen)
    let extra = mine.filter { item in !other.items.contains { $0.isNear(item) } }
    let lacking = others.filter { item in !items.contains { $0.isNear(item) } }
    return extra.map { "there is \($0)" } + lacking.map { "there is no \($0)" }
      + (mine.isStacked(like: others) ? [] : ["it is stacked otherwise"])
  }

  /// What can be seen.
  @MainActor private var seen: [DisplayItem] {
    items.filter {
      $0.opacity * ($0.color?.alpha ?? 1) > 0.02 && ($0.kind != .border || $0.width > 0.2)
        && $0.box.insetBy(dx: 0.5, dy: 0.5).intersects(UIScreen.main.bounds)
    }
  }
}

extension [DisplayItem] {
  /// Whether what is here once and there once comes in the same order in both.
  fileprivate func isStacked(like other: [DisplayItem]) -> Bool {
    let places = compactMap { item -> Int? in
      let same = other.indices.filter { other[$0].isNear(item) }
      return same.count == 1 && count(where: { $0.isNear(item) }) == 1 ? same[0] : nil
    }
    return zip(places, places.dropFirst()).allSatisfy(<)
  }
}

extension DisplayItem {
  fileprivate func isNear(_ other: DisplayItem) -> Bool {
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
    let isNearby = corners.allSatisfy { x, y in
      let (mine, others) = (place(x, y), other.place(x, y))
      return hypot(mine.x - others.x, mine.y - others.y) < 1
    }
    let parts = zip(color?.components ?? [], other.color?.components ?? [])
    return kind == other.kind && isNearby && abs(opacity - other.opacity) < 0.03
      && abs(width - other.width) < 0.4 && parts.allSatisfy { abs($0 - $1) < 0.03 }
      && abs(radii.largest - other.radii.largest) < 0.7
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height).applying(transform)
  }
}

extension CornerRadii {
  fileprivate var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
}
#endif
