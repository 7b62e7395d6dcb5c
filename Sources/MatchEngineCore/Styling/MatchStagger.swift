/// Delays from one performer to the next.
public enum MatchStagger: Hashable, Sendable {
  /// No delay.
  case together
  /// That many seconds from one to the next in paint order; a negative number starts with the frontmost.
  case step(Double)
  /// A wave that spreads from a point of the container, at a speed in points per second.
  case wave(x: Double, y: Double, speed: Double)

  /// The delay of a performer that rests at `center`; it is number `rank` of `count`.
  func delay(rank: Int, of count: Int, at center: Vector) -> Double {
    let delay: Double
    switch self {
    case .together: return 0
    case .step(let step): delay = step < 0 ? -step * Double(count - 1 - rank) : step * Double(rank)
    case .wave(let x, let y, let speed): delay = (center - Vector(x, y)).length / speed
    }
    return MatchTiming.clamped(delay)
  }
}
