import UIKit

/// Follows things from frame to frame, and notices what leaves its way.
///
/// Whatever moves along a curve or a spring, is let go, held, or turned round changes its speed once. What jumps, or is
/// elsewhere for a frame, changes it and changes it back at once.
@MainActor struct JumpWatch {
  private var traces: [Trace] = []
  /// Whether it looks only at what stays, and not at what clips it: what comes and goes may do so at once.
  var isLenient = false
  /// For how many more frames things may be faster than before at once.
  var kick = 0
  private var isFirst = true

  /// Forgets what it has seen: things may be elsewhere in the next frame.
  mutating func forget() { (traces, isFirst) = ([], true) }

  /// Looks at the next frame, and says what has jumped.
  mutating func look(at frame: FootageFrame) -> [String] {
    var found: [String] = []
    let things = frame.things
    let pairs = pairs(with: things)
    var kept = [Bool](repeating: false, count: traces.count)
    var next: [Trace] = []
    let before = Trace.counts(traces.filter { !$0.isFading }.map(\.thing), inAnyLayer: isLenient)
    let now = Trace.counts(things, inAnyLayer: isLenient)
    let layers = Set(things.map(\.layer))
    for (thing, pair) in zip(things, pairs) {
      if let pair {
        kept[pair] = true
        // Of two that are the same, nobody can tell which is which.
        let key = Trace.Key(thing, inAnyLayer: isLenient)
        let last = traces[pair].thing.layer
        let isAnother = thing.isShape && thing.layer != last && layers.contains(last)
        if isAnother || max(before[key] ?? 0, now[key] ?? 0) > 1 { traces[pair].forget() }
        found += traces[pair].follow(thing, isKicked: kick > 0, isLenient)
        next.append(traces[pair])
      } else {
        let comes =
          !isFirst && !isLenient && !traces.contains { $0.thing.isSame(as: thing, within: 0.1) }
          && !things.contains { $0.layer != thing.layer && $0.isTwin(of: thing) }
        next.append(Trace(thing, comes: comes))
      }
    }
    for index in traces.indices where !kept[index] {
      if isLenient { continue }
      let gone = traces[index].thing
      found += traces[index].fade(behind: things.contains { $0.isTwin(of: gone) })
      if !traces[index].isGone { next.append(traces[index]) }
    }
    traces = next
    isFirst = false
    kick -= 1
    return found
  }

  /// Which trace goes on as each thing: of all that are the same, those in one layer, or the nearest.
  private func pairs(with things: [SeenThing]) -> [Int?] {
    var pairs = [Int?](repeating: nil, count: things.count)
    var taken = [Bool](repeating: false, count: traces.count)
    // Most things rest, or come in the same order as before.
    for (index, thing) in things.enumerated() where index < traces.count {
      guard !traces[index].isFading, traces[index].thing.layer == thing.layer,
        traces[index].thing.isSame(as: thing)
      else { continue }
      (pairs[index], taken[index]) = (index, true)
    }
    let counts = things.reduce(into: [:]) { $0[$1.matter, default: 0] += 1 }
    var candidates: [(thing: Int, trace: Int, cost: CGFloat)] = []
    for (trace, old) in traces.enumerated() where !old.isFading && !taken[trace] {
      for (index, thing) in things.enumerated()
      where pairs[index] == nil && thing.matter == old.thing.matter
        && !(isLenient && thing.isElsewhere(inOtherPictureThan: old.thing))
      {
        // What lands as large and opaque as what was behind it is told from that by its color.
        let change = 3 * thing.contrast(to: old.thing) + abs(thing.opacity - old.thing.opacity)
        let hides = old.thing.isSeen && !thing.isSeen ? 50.0 : 0
        let cut = thing.cuts.isEmpty || old.thing.cuts.isEmpty ? 0 : thing.cut(from: old.thing) / 10
        let cost = thing.distance(to: old.thing) + 100 * change + cut
        let isSameLayer = thing.layer == old.thing.layer
        // What is there once is the same wherever it is, unless another one comes by an edge, or fades in as one goes.
        let isNew = thing.isAtEdge || old.thing.isAtEdge && thing.opacity < old.thing.opacity - 0.2
        let isUnique = counts[thing.matter] == 1 && !thing.isShape && !isNew
        if isSameLayer || isUnique || cost < (thing.isShape ? 60 : 150) {
          candidates.append((index, trace, hides + (isSameLayer ? cost / 10 : cost)))
        }
      }
    }
    for one in candidates.sorted(by: { $0.cost < $1.cost })
    where pairs[one.thing] == nil && !taken[one.trace] {
      (pairs[one.thing], taken[one.trace]) = (one.trace, true)
    }
    return pairs
  }
}

/// One thing, from frame to frame.
@MainActor private struct Trace {
  private(set) var thing: SeenThing
  /// What it was in the last four frames, as far as it was seen, and how opaque.
  private var history: [Moment] = []
  /// What it was before those.
  private var earlier: Moment?
  /// For how many frames it has been gone.
  private var absence = 0

  typealias Moment = (thing: SeenThing, opacity: CGFloat)

  /// A thing that is there from the start or comes, unless it comes from behind something or from beyond an edge.
  init(_ thing: SeenThing, comes: Bool) {
    self.thing = thing
    guard thing.isSeen else { return }
    history = [(thing, thing.opacity)]
    guard comes, thing.share > 0.2, !thing.isCut else { return }
    history = [(thing, 0), (thing, 0), (thing, thing.opacity)]
  }

  /// What can't be told apart.
  struct Key: Hashable {
    let matter: SeenThing.Matter
    let layer: ObjectIdentifier?
    init(_ thing: SeenThing, inAnyLayer: Bool) {
      (matter, layer) = (thing.matter, inAnyLayer && !thing.isShape ? nil : thing.layer)
    }
  }

  static func counts(_ things: [SeenThing], inAnyLayer: Bool) -> [Key: Int] {
    things.reduce(into: [:]) { $0[Key($1, inAnyLayer: inAnyLayer), default: 0] += 1 }
  }

  mutating func forget() { (history, earlier) = ([], nil) }

  private mutating func note(_ thing: SeenThing, opacity: CGFloat) {
    history.append((thing, opacity))
    if history.count > 4 { earlier = history.removeFirst() }
  }

  var isFading: Bool { absence > 0 }
  var isGone: Bool { absence > 2 }

  /// Goes on as a thing of the next frame; says what has jumped.
  mutating func follow(_ next: SeenThing, isKicked: Bool, _ isLenient: Bool)
    -> [String]
  {
    thing = next
    // What isn't seen may be anywhere.
    if next.isSeen { note(next, opacity: next.opacity) } else { forget() }
    return judge(isKicked: isKicked, isLenient)
  }

  /// Stays away for a frame, perhaps behind another one that looks the same; says what has jumped.
  mutating func fade(behind other: Bool) -> [String] {
    if other { forget() }
    absence += 1
    guard !history.isEmpty, thing.share > 0.2, !thing.isCut else { return [] }
    note(thing, opacity: 0)
    return judge()
  }

  private mutating func judge(isKicked: Bool = false, _ isLenient: Bool = false)
    -> [String]
  {
    guard history.count == 4, !passes else { return [] }
    var jumps: [String] = []
    func look(_ name: String, within bound: CGFloat, _ jump: CGFloat) {
      if jump > bound { jumps.append("\(name) leaves its way by \(jump): \(thing)") }
    }
    let contrast = history.reduce(0) { max($0, $1.thing.contrast) }
    let step = zip(history, history.dropFirst()).reduce(0) {
      max($0, $1.0.thing.distance(to: $1.1.thing))
    }
    // Nor is it seen how opaque what rushes by is; and a blur is none where something around it is translucent (PX-2).
    if step < 60, thing.matter != .shape(.backdrop) {
      let free = history[1...2].reduce(0) { max($0, $1.thing.share / $1.thing.opacity) }
      // A fade that takes two frames may stop in the frame after it was turned round.
      look("opacity", within: isKicked ? 0.3 : 0.15, jump(\.opacity) * contrast * free)
    }
    // Of what fades out and in, nobody sees where it is meanwhile.
    if history.contains(where: { $0.opacity < 0.3 || $0.thing.share < 0.2 }) { return jumps }
    // Nor how far away what is beyond the screen is, nor a little to the side of a long step.
    if !history.contains(where: { $0.thing.isFar }) {
      let next = isKicked ? history[2].thing.distance(to: history[3].thing) + step / 4 : 0
      let slack = isLenient ? step / 4 + next : 0
      look("place", within: 2 + slack, most { $0.thing.corners.flatMap { [$0.x, $0.y] } })
    }
    // A clip may open within a few frames.
    if !isLenient { look("clip", within: 8, most { $0.thing.cuts }) }
    look("color", within: 0.1, most { $0.thing.color })
    return jumps
  }

  /// Whether it comes from or leaves for a single point, or a place beyond the screen, within a frame.
  private var passes: Bool {
    if history[1].opacity == 0 { return history[2].thing.isGone(before: history[3].thing) }
    return history[2].opacity == 0 && history[1].thing.isGone(before: history[0].thing)
  }

  private func most(_ numbers: (Moment) -> [CGFloat]) -> CGFloat {
    let rows = history.map(numbers)
    if rows[0] == rows[1], rows[1] == rows[2] { return 0 }
    let first = earlier.map(numbers)
    let count = (rows + [first].compactMap(\.self)).reduce(.max) { min($0, $1.count) }
    return (0..<count).reduce(0) { most, place in
      max(most, Trace.jump(rows.map { $0[place] }, after: first?[place]))
    }
  }

  private func jump(_ number: (Moment) -> CGFloat) -> CGFloat {
    Trace.jump(history.map(number), after: earlier.map(number))
  }

  /// How far a number has left its way: it goes somewhere else and back, or its speed changes one way and then the other.
  ///
  /// What was getting faster may go on with that before it stops, as along a curve that ends at its fastest.
  private static func jump(_ numbers: [CGFloat], after earlier: CGFloat?) -> CGFloat {
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    let turns = zip(steps, steps.dropFirst()).map { $1 - $0 }
    guard turns[0] * turns[1] < 0 else { return 0 }
    if steps[1] * steps[2] < 0 { return min(abs(steps[1]), abs(steps[2])) - abs(steps[0]) }
    let last = earlier.map { steps[0] - (numbers[0] - $0) } ?? 0
    let usual = last * turns[0] > 0 ? abs(last) : 0
    return min(abs(turns[0]) - usual, abs(turns[1])) - max(abs(steps[0]), abs(steps[2])) / 2
  }
}

extension SeenThing {
  /// Whether both look the same in the same place.
  fileprivate func isSame(as other: SeenThing, within bound: CGFloat = 0.02) -> Bool {
    matter == other.matter && distance(to: other) < 1 && contrast(to: other) < 0.02
      && abs(opacity - other.opacity) < bound
  }

  /// Whether it is in another picture than the other one, and differs: what is in two pictures that take turns may be in
  /// another place in each, or have another color.
  fileprivate func isElsewhere(inOtherPictureThan other: SeenThing) -> Bool {
    guard let holder, let last = other.holder else { return false }
    return holder != last && (distance(to: other) > 2 || contrast(to: other) > 0.1)
  }

  /// Whether much of it is cut off, or some of it is beyond the edge of the screen.
  @MainActor fileprivate var isAtEdge: Bool {
    isCut || !UIScreen.main.bounds.insetBy(dx: -0.5, dy: -0.5).contains(letters)
  }

  /// Whether both are the same in nearly the same place, this one no fainter than the other one.
  fileprivate func isTwin(of other: SeenThing) -> Bool {
    matter == other.matter && distance(to: other) < 60 && contrast(to: other) < 0.02
      && opacity > other.opacity - 0.1
  }

  /// How much more or less of it is cut off.
  fileprivate func cut(from other: SeenThing) -> CGFloat {
    zip(cuts, other.cuts).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  fileprivate var isShape: Bool { if case .shape = matter { true } else { false } }

  /// Whether some of it is so far beyond the screen that its place says little.
  fileprivate var isFar: Bool {
    corners.contains { !(-300...1_400).contains($0.x) || !(-300...1_700).contains($0.y) }
  }

  /// Whether it is nowhere to be seen a frame further on its way, if it was elsewhere, or will be.
  @MainActor fileprivate func isGone(before other: SeenThing) -> Bool {
    let next = zip(corners, other.corners).map { here, there in
      CGPoint(x: here.x + 1.5 * (here.x - there.x), y: here.y + 1.5 * (here.y - there.y))
    }
    let across = (corners[2].x - corners[0].x) * (next[2].x - next[0].x)
    let down = (corners[2].y - corners[0].y) * (next[2].y - next[0].y)
    let screen = UIScreen.main.bounds
    return across <= 0 || down <= 0 || !next.box.intersects(screen)
  }
}
