#if canImport(UIKit) && !os(watchOS)
import UIKit

/// How far a flight falls behind the fingers that drive it, and from where on letting go goes through.
struct Leeway {
  /// How much a movement against what the flight resists is shortened.
  var resistance: CGFloat = 0
  /// The fraction from which on letting go goes through.
  var threshold: CGFloat = 0.5

  /// The fraction of the flight that a part of the whole way amounts to.
  func part(_ way: CGFloat) -> CGFloat { way > 0 ? way / (1 + resistance * way) : way }

  /// The fractions per second that a velocity, in whole ways per second, amounts to after a movement.
  func rate(_ velocity: CGFloat, after way: CGFloat) -> CGFloat {
    let slowness = 1 + resistance * max(way, 0)
    return velocity / (slowness * slowness)
  }
}

extension MatchTransition.Pull {
  /// The whole way of the fingers, in heights of the window or in sizes of what is pinched.
  var wholeWay: CGFloat { distance.isFinite ? max(distance, 0.05) : 0.5 }

  /// How a pull or a pinch resists and lets go.
  var leeway: Leeway {
    Leeway(resistance: resistance > 0 ? min(resistance, 10) : 0, threshold: threshold)
  }
}
#endif
