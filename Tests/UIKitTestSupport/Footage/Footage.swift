#if canImport(UIKit) && !canImport(ObjectiveC)
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
    add(Headless.nextDisplayList)
    try await record(during: body)
  }

  /// Goes on with what the screen shows until something is over.
  public mutating func record(during body: () async throws -> Void) async rethrows {
    for frame in try await Headless.shownFrames(during: body) { add(frame.displayList) }
  }

  /// Adds a frame.
  public mutating func add(_ list: DisplayList) { frames.append(FootageFrame(list)) }

  /// All that is wrong in any frame.
  public var faults: [String] { jumps + holes + doubles }

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

/// One frame, as a person sees it.
@MainActor public struct FootageFrame {
  /// What is there, rearmost first.
  public let things: [SeenThing]

  /// What a display list shows.
  public init(_ list: DisplayList) {
    let items = list.items
    let screen = UIScreen.main.bounds
    things = items.indices.compactMap {
      SeenThing(items[$0], behind: items[($0 + 1)...], on: screen)
    }
  }

  /// Whether an image is plainly seen, in whatever place and size: once, or twice while one takes the other's place.
  public func shows(_ image: UIImage) -> Bool {
    let picture = image.cgImage.map { SeenThing.Matter.picture($0.picture) }
    let same = things.filter { $0.matter == picture && $0.isSeen }
    return 1 - same.reduce(1) { $0 * (1 - $1.opacity) } > 0.8
  }

  /// What is plainly seen here and in another frame: words, pictures, and shapes of one color.
  fileprivate func lasting(to other: FootageFrame) -> [SeenThing] {
    things.filter { thing in
      thing.share > 0.5 && !thing.isCut
        && other.things.contains { $0.isLike(thing) && $0.share > 0.5 && !$0.isCut }
    }
  }

  /// Whether something is here, in whatever place, behind whatever lies in front.
  fileprivate func shows(_ thing: SeenThing) -> Bool {
    let same = things.filter { $0.isLike(thing) }
    // What is cut off may fly beyond the edge of the screen.
    return same.contains(where: \.isCut)
      || 1 - same.reduce(1) { $0 * (1 - $1.opacity) } > 0.7 * min(thing.opacity, 1)
  }

  /// How often each of the words and pictures is plainly seen, in places of its own.
  fileprivate var counts: [SeenThing.Matter: Int] {
    var places: [SeenThing.Matter: [SeenThing]] = [:]
    for thing in things where thing.share > 0.3 && thing.color.isEmpty {
      if case .shape = thing.matter { continue }
      let others = places[thing.matter] ?? []
      if !others.contains(where: { $0.distance(to: thing) < 1 }) {
        places[thing.matter] = others + [thing]
      }
    }
    return places.mapValues(\.count)
  }

  /// Texts that are read on one another.
  fileprivate var overlaps: [String] {
    let texts = things.filter { if case .words = $0.matter { $0.isSeen } else { false } }
    return texts.indices.flatMap { index in
      texts[..<index].compactMap { other in
        let text = texts[index]
        let shared = text.letters.intersection(other.letters)
        guard text.matter != other.matter, !shared.isNull, shared.width > 4, shared.height > 4,
          text.share * other.share > 0.06
        else { return nil }
        return "\(text.matter) is read on \(other.matter)"
      }
    }
  }
}

extension SeenThing {
  /// Whether both are the same thing; shapes are if they have the same color.
  fileprivate func isLike(_ other: SeenThing) -> Bool {
    matter == other.matter && contrast(to: other) < 0.02
  }
}
#endif
