import Foundation

/// What was seen of a screen, frame by frame, with everything kept once that is seen more than once.
///
///     drawings   photos, texts: definitions that frames refer to
///     patterns   lines of SVG without their numbers
///     scenes     lists of patterns: what a frame is made of
///     shots      a scene and its numbers, or the numbers that changed, and for how many frames
struct Film {
  var title: String
  /// The screen's size in the first frame.
  var size: CGSize
  var framesPerSecond: Int
  /// The definitions that frames refer to, by name.
  var drawings: [String] = []
  var flights: [FlightRecord] = []
  /// The patterns, the scenes, and the shots.
  var reel = Reel()
  /// The sizes that the screen has from later frames on, as it is turned.
  var turns: [Turn] = []

  struct Turn: Equatable {
    var start: Int
    var size: CGSize
  }

  func size(in frame: Int) -> CGSize { turns.last { $0.start <= frame }?.size ?? size }

  /// What is seen for one frame or, where nothing changes, for several.
  struct Shot: Equatable {
    var count = 1
    /// Another scene with all its numbers; nil: the one before, and the numbers that changed.
    var scene: Int?
    var numbers: [Change] = []
  }

  struct Change: Equatable {
    var slot: Int
    var number: String
  }

  var frameCount: Int { reel.frameCount }

  /// The lines of one frame: what is on the screen, and the marks that lie above it.
  func frame(_ number: Int) -> (screen: [String], marks: [String])? {
    var scene: Int?
    var numbers: [String] = []
    var end = 0
    for shot in reel.shots {
      if let next = shot.scene {
        scene = next
        numbers = shot.numbers.map(\.number)
      } else {
        for change in shot.numbers { numbers[change.slot] = change.number }
      }
      end += shot.count
      guard number < end else { continue }
      return scene.map { split(lines($0, numbers)) }
    }
    return nil
  }

  private func lines(_ scene: Int, _ numbers: [String]) -> [String] {
    var rest = numbers[...]
    return reel.scenes[scene].map { place in
      let pattern = reel.patterns[place]
      defer { rest = rest.dropFirst(pattern.slotCount) }
      return pattern.line(rest.prefix(pattern.slotCount))
    }
  }

  private func split(_ lines: [String]) -> (screen: [String], marks: [String]) {
    guard let place = lines.firstIndex(of: Marks.opening) else { return (lines, []) }
    return (Array(lines[..<place]), Array(lines[place...]))
  }
}
