/// A film in the making: takes the lines of one frame after another.
struct Reel {
  private(set) var patterns: [Pattern] = []
  private(set) var scenes: [[Int]] = []
  private(set) var shots: [Film.Shot] = []
  private(set) var frameCount = 0

  private var knownPatterns: [Pattern: Int] = [:]
  private var knownScenes: [[Int]: Int] = [:]
  private var knownLines: [String: (pattern: Int, numbers: [Substring])] = [:]
  private var scene: Int?
  private var numbers: [Substring] = []

  /// Adds a frame.
  mutating func add(_ lines: [String]) {
    frameCount += 1
    let taken = lines.map { take($0) }
    let scene = place(of: taken.map(\.pattern))
    let numbers = taken.flatMap(\.numbers)
    if scene != self.scene {
      shots.append(Film.Shot(scene: scene, numbers: changes(from: [], to: numbers)))
    } else if numbers == self.numbers {
      shots[shots.count - 1].count += 1
    } else {
      shots.append(Film.Shot(numbers: changes(from: self.numbers, to: numbers)))
    }
    self.scene = scene
    self.numbers = numbers
  }

  private mutating func take(_ line: String) -> (pattern: Int, numbers: [Substring]) {
    if let known = knownLines[line] { return known }
    let taken = Pattern.taken(from: line)
    let place = knownPatterns[taken.pattern] ?? patterns.count
    if place == patterns.count {
      patterns.append(taken.pattern)
      knownPatterns[taken.pattern] = place
    }
    knownLines[line] = (place, taken.numbers)
    return (place, taken.numbers)
  }

  private mutating func place(of scene: [Int]) -> Int {
    if let known = knownScenes[scene] { return known }
    knownScenes[scene] = scenes.count
    scenes.append(scene)
    return scenes.count - 1
  }

  private func changes(from old: [Substring], to new: [Substring]) -> [Film.Change] {
    new.enumerated().compactMap { slot, number in
      slot < old.count && old[slot] == number ? nil : Film.Change(slot: slot, number: number)
    }
  }
}
