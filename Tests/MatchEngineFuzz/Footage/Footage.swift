import UIKit

/// What the screen shows while something goes on, frame by frame, with questions that are asked of all frames.
///
///     let footage = await Footage { await stage.go(true, for: 1) }
///     #expect(footage.faults == [])
///
/// The first frame and the last one are at rest. Whatever shows a thing, a view or a picture of it, is the same.
@MainActor public struct Footage {
  /// The frames so far.
  public private(set) var frames: [FootageFrame] = []

  /// No frames yet.
  public init() {}

  /// Records what the screen shows from now on until something is over.
  public init(during body: () async throws -> Void) async rethrows {
    frames = [.now]
    try await record(during: body)
  }

  /// Goes on with what the screen shows until something is over.
  public mutating func record(during body: () async throws -> Void) async rethrows {
    for frame in try await Headless.shownFrames(during: body) { add(frame.displayList) }
    left = UIApplication.shared.windows.flatMap(\.leftovers)
  }

  /// Adds a frame.
  public mutating func add(_ list: DisplayList) { frames.append(FootageFrame(list)) }

  /// All that is wrong in any frame.
  public var faults: [String] { jumps + holes + doubles + left }

  /// What there was of the engine's behind the last frame.
  public private(set) var left: [String] = []

  /// What moves, changes its size, corners, color or clip, comes or goes out of proportion with the frames before and
  /// after.
  public var jumps: [String] {
    var watch = JumpWatch()
    var found: [String] = []
    // At the end, everything rests for as long as it takes to tell.
    for (number, frame) in (frames + frames.suffix(1) + frames.suffix(1)).enumerated() {
      found += watch.look(at: frame).map { "frame \(number - 2): \($0)" }
    }
    return found
  }

  /// What is seen in the first frame and in the last one, but not between.
  public var holes: [String] {
    guard let first = frames.first, let last = frames.last else { return [] }
    let lasting = first.lasting(to: last)
    return frames.indices.flatMap { number in
      lasting.filter { !frames[number].shows($0) }.map { "frame \(number) lacks \($0)" }
    }
  }

  /// What is seen twice, or read on another text for more than two frames, but not so in the first frame or the last one.
  public var doubles: [String] {
    guard let first = frames.first, let last = frames.last else { return [] }
    let ends = [first.counts, last.counts]
    let known = Set(first.overlaps + last.overlaps)
    var times: [String: Int] = [:]
    for frame in frames {
      for (matter, count) in frame.counts
      where count > max(1, ends.compactMap { $0[matter] }.max() ?? 0) {
        times["\(matter) is seen twice", default: 0] += 1
      }
      for overlap in frame.overlaps where !known.contains(overlap) {
        times[overlap, default: 0] += 1
      }
    }
    return times.filter { $0.value > 2 }.map { "\($0.key) in \($0.value) frames" }.sorted()
  }
}
