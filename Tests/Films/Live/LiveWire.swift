import UIKit

/// What each browser has seen, so that it is told what is new to it and nothing else.
@MainActor struct LiveWire {
  /// How much of a take a browser has.
  private struct Known {
    var take = -1
    var drawings = 0
    var patterns = 0
    var scenes = 0
    /// Whether it has the frame before this one.
    var isCurrent = false
    /// The words that it has been told, by what they are about.
    var words: [String: String] = [:]
    /// How many lines it has said.
    var heard = 0
  }

  private var known: [Int: Known] = [:]

  mutating func forget(_ browser: Int) { known[browser] = nil }

  /// A browser has said a line: it will be told so with the frame that shows what came of it.
  mutating func hear(_ browser: Int) { known[browser, default: Known()].heard += 1 }

  /// A frame was left out for a browser, or it missed one.
  mutating func miss(_ browser: Int) { known[browser]?.isCurrent = false }

  /// What to tell a browser: of the frame, and whatever else is not as it was told before; nil if there is nothing.
  mutating func message(
    for browser: Int,
    _ camera: Camera,
    take: Int,
    isNewFrame: Bool,
    words: [(String, String)]
  ) -> String? {
    var state = known[browser] ?? Known()
    defer { known[browser] = state }
    var members: [(String, String)] = []
    if state.take != take {
      members.append(("take", "\(take)"))
      state = Known(take: take, words: state.words, heard: state.heard)
    }
    members += tables(&state, camera)
    if !state.isCurrent {
      if camera.reel.frameCount > 0 { members.append(("shot", camera.reel.lastFrame.json)) }
      state.isCurrent = true
    } else if isNewFrame, let shot = camera.reel.shots.last, shot.count == 1 {
      members.append(("shot", shot.json))
    }
    for (name, text) in words + [("heard", "\(state.heard)")] where state.words[name] != text {
      state.words[name] = text
      members.append((name, text))
    }
    return members.isEmpty ? nil : JSON.object(members)
  }

  /// What the frame refers to that the browser lacks.
  private func tables(_ state: inout Known, _ camera: Camera) -> [(String, String)] {
    var members: [(String, String)] = []
    let drawings = camera.series.drawings
    let (patterns, scenes) = (camera.reel.patterns, camera.reel.scenes)
    if state.drawings < drawings.count {
      members.append(("drawings", JSON.list(drawings[state.drawings...].map(JSON.string))))
    }
    if state.patterns < patterns.count {
      let new = patterns[state.patterns...].map { JSON.list($0.parts.map(JSON.string)) }
      members.append(("patterns", JSON.list(new)))
    }
    if state.scenes < scenes.count {
      let new = scenes[state.scenes...].map { JSON.list($0.map(String.init)) }
      members.append(("scenes", JSON.list(new)))
    }
    (state.drawings, state.patterns) = (drawings.count, patterns.count)
    state.scenes = scenes.count
    return members
  }
}
