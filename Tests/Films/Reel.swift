/// A film in the making: takes the lines of one frame after another.
struct Reel {
  private(set) var patterns: [Pattern] = []
  private(set) var scenes: [[Int]] = []
  private(set) var shots: [Film.Shot] = []
  private(set) var frameCount = 0

  /// How many lines were taken apart; those that stay as they are from frame to frame are not.
  private(set) var linesTaken = 0

  private var knownPatterns: [Pattern: Int] = [:]
  private var knownScenes: [[Int]: Int] = [:]
  /// The lines of the frame before, taken apart.
  private var taken: [Taken] = []
  private var scene: Int?

  private struct Taken {
    var line: String
    var pattern: Int
    var numbers: [String]
  }

  /// Adds a frame.
  mutating func add(_ lines: [String]) {
    var changes: [Film.Change] = []
    var isSameScene = scene != nil && lines.count == taken.count
    var slot = 0
    for (place, line) in lines.enumerated() {
      if place == taken.count {
        taken.append(take(line))
      } else if taken[place].line != line {
        let (before, now) = (taken[place], take(line))
        taken[place] = now
        if before.pattern == now.pattern {
          changes += Reel.changes(from: before.numbers, to: now.numbers, at: slot)
        } else {
          isSameScene = false
        }
      }
      slot += taken[place].numbers.count
    }
    taken.removeLast(taken.count - lines.count)
    if isSameScene, changes.isEmpty { return rest(upTo: .max) }
    frameCount += 1
    if !isSameScene {
      let scene = place(of: taken.map { $0.pattern })
      self.scene = scene
      let numbers = taken.flatMap { $0.numbers }
      shots.append(Film.Shot(scene: scene, numbers: Reel.changes(from: [], to: numbers, at: 0)))
    } else {
      shots.append(Film.Shot(numbers: changes))
    }
  }

  /// Adds another frame like the last one, unless there are so many of them.
  mutating func rest(upTo limit: Int) {
    guard let last = shots.last, last.count < limit else { return }
    frameCount += 1
    shots[shots.count - 1].count += 1
  }

  /// The last frame by itself: its scene with all numbers.
  var lastFrame: Film.Shot {
    Film.Shot(
      scene: scene,
      numbers: Reel.changes(from: [], to: taken.flatMap { $0.numbers }, at: 0)
    )
  }

  private mutating func take(_ line: String) -> Taken {
    linesTaken += 1
    let (pattern, numbers) = Pattern.taken(from: line)
    let place = knownPatterns[pattern] ?? patterns.count
    if place == patterns.count {
      patterns.append(pattern)
      knownPatterns[pattern] = place
    }
    return Taken(line: line, pattern: place, numbers: numbers)
  }

  private mutating func place(of scene: [Int]) -> Int {
    if let known = knownScenes[scene] { return known }
    knownScenes[scene] = scenes.count
    scenes.append(scene)
    return scenes.count - 1
  }

  private static func changes(
    from old: [String],
    to new: [String],
    at first: Int
  ) -> [Film.Change] {
    var changes: [Film.Change] = []
    for (slot, number) in new.enumerated() where slot >= old.count || old[slot] != number {
      changes.append(Film.Change(slot: first + slot, number: number))
    }
    return changes
  }
}
