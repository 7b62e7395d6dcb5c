import UIKit

/// Follows things from frame to frame, and notices what leaves its way.
///
/// Whatever moves along a curve or a spring, is let go, held, or turned round changes its speed once. What jumps, or is
/// elsewhere for a frame, changes it and changes it back at once.
@MainActor struct JumpWatch {
  /// What of a thing changes, with what nobody notices of it in a single frame.
  fileprivate enum Aspect: String {
    case place, clip, opacity, color

    var bound: CGFloat {
      switch self {
      case .place: 2
      // A clip may open within a few frames.
      case .clip: 8
      case .opacity: 0.15
      case .color: 0.1
      }
    }
  }

  private var traces: [Trace] = []
  private var isFirst = true

  /// Looks at the next frame, and says what has jumped.
  mutating func look(at frame: FootageFrame) -> [String] {
    var found: [String] = []
    let pairs = pairs(with: frame.things)
    var next = frame.things.enumerated().map { index, thing in
      let comes = !isFirst && !traces.contains { $0.thing.isSame(as: thing) }
      var trace = pairs[index].map { traces[$0] } ?? Trace(thing, comes: comes)
      if pairs[index] != nil { found += trace.follow(thing) }
      return trace
    }
    let kept = Set(pairs.values)
    for (index, trace) in traces.enumerated() where !kept.contains(index) {
      var trace = trace
      found += trace.fade(behind: frame.things.contains { $0.isSame(as: trace.thing) })
      if !trace.isGone { next.append(trace) }
    }
    traces = next
    isFirst = false
    return found
  }

  /// Which trace goes on as which thing: of all that are the same, those in one layer, or the nearest.
  private func pairs(with things: [SeenThing]) -> [Int: Int] {
    var candidates: [(thing: Int, trace: Int, cost: CGFloat)] = []
    for (trace, old) in traces.enumerated() where !old.isFading {
      for (index, thing) in things.enumerated() where thing.matter == old.thing.matter {
        let change = thing.contrast(to: old.thing) + abs(thing.opacity - old.thing.opacity)
        let hides = old.thing.isSeen && !thing.isSeen ? 50.0 : 0
        let cost = thing.distance(to: old.thing) + 100 * change
        let isSameLayer = thing.layer == old.thing.layer
        if isSameLayer || cost < 60 {
          candidates.append((index, trace, hides + (isSameLayer ? cost / 10 : cost)))
        }
      }
    }
    var pairs: [Int: Int] = [:]
    var taken: Set<Int> = []
    for one in candidates.sorted(by: { $0.cost < $1.cost })
    where pairs[one.thing] == nil && !taken.contains(one.trace) {
      pairs[one.thing] = one.trace
      taken.insert(one.trace)
    }
    return pairs
  }
}

/// One thing, from frame to frame.
private struct Trace {
  private(set) var thing: SeenThing
  /// What it was in the last frames, as far as it was seen.
  private var history: [[JumpWatch.Aspect: [CGFloat]]] = []
  /// For how many frames it has been gone.
  private var absence = 0

  /// A thing that is there from the start or comes, unless it comes from behind something or from beyond an edge.
  init(_ thing: SeenThing, comes: Bool) {
    self.thing = thing
    guard thing.isSeen else { return }
    history = [thing.aspects]
    guard comes, thing.share > 0.2, !thing.isCut else { return }
    history = [thing.absence, thing.absence, thing.aspects]
  }

  var isFading: Bool { absence > 0 }
  var isGone: Bool { absence > 2 }

  /// Goes on as a thing of the next frame; says what has jumped.
  mutating func follow(_ next: SeenThing) -> [String] {
    thing = next
    // What isn't seen may be anywhere.
    history = next.isSeen ? history + [next.aspects] : []
    return judge()
  }

  /// Stays away for a frame, perhaps behind another one that looks the same; says what has jumped.
  mutating func fade(behind other: Bool) -> [String] {
    if other { history = [] }
    absence += 1
    guard !history.isEmpty, thing.share > 0.2, !thing.isCut else { return [] }
    history.append(thing.absence)
    return judge()
  }

  private mutating func judge() -> [String] {
    history = history.suffix(4)
    guard history.count == 4 else { return [] }
    let isFaint = history.contains { $0[.opacity, default: []].allSatisfy { $0 < 0.3 } }
    return thing.aspects.keys.compactMap { aspect in
      // Of what fades out and in, nobody sees where it is meanwhile.
      if isFaint, aspect != .opacity { return nil }
      let rows = history.map { $0[aspect] ?? [] }
      let count = rows.map(\.count).min() ?? 0
      let jump = (0..<count).map { place in Trace.jump(rows.map { $0[place] }) }.max() ?? 0
      return jump > aspect.bound ? "\(thing) leaves its way: \(aspect) by \(jump)" : nil
    }
  }

  /// How far a number has left its way: it goes somewhere else and back, or its speed changes one way and then the other.
  private static func jump(_ numbers: [CGFloat]) -> CGFloat {
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    let turns = zip(steps, steps.dropFirst()).map { $1 - $0 }
    guard turns[0] * turns[1] < 0 else { return 0 }
    if steps[1] * steps[2] < 0 { return min(abs(steps[1]), abs(steps[2])) - abs(steps[0]) }
    return min(abs(turns[0]), abs(turns[1])) - max(abs(steps[0]), abs(steps[2])) / 2
  }
}

extension SeenThing {
  /// Whether both look the same in the same place.
  fileprivate func isSame(as other: SeenThing) -> Bool {
    matter == other.matter && distance(to: other) < 1 && contrast(to: other) < 0.02
      && abs(opacity - other.opacity) < 0.02
  }

  /// The same, but not there.
  fileprivate var absence: [JumpWatch.Aspect: [CGFloat]] {
    aspects.merging([.opacity: [0]]) { $1 }
  }

  fileprivate var aspects: [JumpWatch.Aspect: [CGFloat]] {
    [
      .place: corners.flatMap { [$0.x, $0.y] }, .clip: cuts, .opacity: [opacity], .color: color,
    ]
  }
}
