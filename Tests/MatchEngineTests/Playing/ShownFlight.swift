#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
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
    var transition = MatchTransition { $0.timing = .bouncy }
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
  func pairs(with other: ShownFlight) -> [(time: Double, mine: FootageFrame, other: FootageFrame)] {
    guard let start = frames.first?.time, let otherStart = other.frames.first?.time else {
      return []
    }
    return frames.compactMap { frame in
      let time = frame.time - start
      let same = other.frames.last { isClose($0.time - otherStart, time) }
      return same.map { (time, frame.footage, $0.footage) }
    }
  }

  /// Whether a blur or glass was seen.
  var hasEffects: Bool {
    frames.contains { $0.displayList.items.contains { $0.kind == .backdrop } }
  }
}

extension ShownFrame {
  @MainActor var footage: FootageFrame { FootageFrame(displayList) }
}

extension FootageFrame {
  /// Where this looks otherwise than another frame, to the bounds of what is played.
  ///
  /// A place adds up what a performer, its picture and what clips it are off by. What is played has circular corners.
  func playedMisses(of other: FootageFrame) -> [String] {
    let misses = misses(of: other, every: 13, within: 1.5)
    return misses.count > 1 ? misses : []
  }
}
#endif
