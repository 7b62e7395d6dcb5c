import MatchEngine
import UIKit

/// Looks at what flies, and at two frames before and after it: nothing jumps.
@MainActor struct SightWatch {
  private var jumps = JumpWatch()
  /// The last frames, until something flies.
  private var before: [FootageFrame] = []
  /// For how many more frames it looks.
  private var rest = 0
  /// How many flights were running in the last frame.
  var running = 0
  /// Whether a change came while another one was under way: things may be elsewhere until all is at rest.
  var isChain = false
  /// Whether the app wrote something while a flight showed pictures of it: it is elsewhere at the end.
  var isWritten = false
  /// Whether a flight that hasn't begun yet was told where to begin.
  var isToldEarly = false
  private(set) var failures: [String] = []
  /// In how many frames it has looked for jumps.
  private(set) var frames = 0

  /// Forgets what was seen: things may be elsewhere in the next frame.
  mutating func forget() {
    jumps.forget()
    before = []
  }

  /// Notes that something was let go with a velocity, which it has at once; soon again, it has been here and there.
  mutating func kick() {
    if jumps.kick > 4 { forget() }
    jumps.kick = 8
  }

  /// Looks at a frame in which something flies, or nothing.
  mutating func look(at frame: FootageFrame, flies: Bool, number: Int) {
    jumps.isLenient = true
    if flies { rest = 3 }
    guard rest > 0 else {
      jumps.forget()
      before = before.suffix(1) + [frame]
      return
    }
    rest -= 1
    frames += 1
    for frame in before + [frame] where failures.isEmpty {
      // What is far larger than any screen covers all of it at once.
      if frame.things.contains(where: { $0.isSeen && $0.letters.width + $0.letters.height > 1e5 }) {
        return forget()
      }
      failures = jumps.look(at: frame).map { "\($0), frame \(number)" }
    }
    before = []
  }
}

extension DisplayList {
  /// The items with a number that is not finite, or with a bad opacity.
  var unsound: [String] {
    items.filter { item in
      let transform = item.transform
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        item.size.width, item.size.height, item.opacity, item.width,
        item.radii.topLeft, item.radii.topRight, item.radii.bottomLeft, item.radii.bottomRight,
      ]
      return !numbers.allSatisfy(\.isFinite) || !(0...1.0001).contains(item.opacity)
    }.map { "not finite, or a bad opacity: \($0)" }
  }
}
