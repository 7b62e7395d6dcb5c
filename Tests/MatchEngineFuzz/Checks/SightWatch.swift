import MatchEngine
import UIKit

/// Looks at what flies, and at two frames before and after it: nothing jumps.
@MainActor struct SightWatch {
  private var jumps = JumpWatch()
  /// The last frames, until something flies.
  private var before: [FootageFrame] = []
  /// For how many more frames it looks.
  private var rest = 0
  private(set) var failures: [String] = []
  /// In how many frames it has looked for jumps.
  private(set) var frames = 0

  /// Forgets what was seen: things may be elsewhere in the next frame.
  mutating func forget() {
    jumps.forget()
    before = []
  }

  /// Notes that something was let go with a velocity, which it has at once.
  mutating func kick() { jumps.kick = 8 }

  /// Looks at a frame in which something flies, or nothing.
  mutating func look(at frame: FootageFrame, flies: Bool, number: Int) {
    jumps.isLenient = true
    // What is far larger than any screen covers all of it at once.
    if frame.things.contains(where: { $0.isSeen && $0.letters.width + $0.letters.height > 1e5 }) {
      return forget()
    }
    if flies { rest = 3 }
    guard rest > 0 else {
      jumps.forget()
      before = before.suffix(1) + [frame]
      return
    }
    rest -= 1
    frames += 1
    for frame in before + [frame] where failures.isEmpty {
      failures = jumps.look(at: frame).map { "\($0), frame \(number)" }
    }
    before = []
  }
}
