/// Delays from one performer to the next.
public enum MatchStagger: Hashable, Sendable {
  /// All together.
  case together
  /// That many seconds from one to the next in paint order; negative starts with the frontmost.
  case step(Double)
  /// As a wave that runs from a place of the container, so many points a second.
  case wave(from: Vector, speed: Double)

  /// The delay of the performer that is `rank`th of `count` and rests at `center`.
  func delay(rank: Int, of count: Int, at center: Vector) -> Double {
    let delay: Double
    switch self {
    case .together: return 0
    case .step(let step): delay = step < 0 ? -step * Double(count - 1 - rank) : step * Double(rank)
    case .wave(let origin, let speed): delay = (center - origin).length / speed
    }
    return delay > 0 ? min(delay, MatchTiming.limit) : 0
  }
}
