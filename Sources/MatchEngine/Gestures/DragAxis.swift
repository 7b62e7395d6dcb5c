#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FlightDrag {
  /// The axis along which the finger's movement drives the flight.
  struct Axis {
    /// The direction, in the window, that moves the flight on.
    var direction: CGPoint
    /// The distance from one end to the other.
    var extent: CGFloat

    /// How much a movement against what the flight resists is shortened.
    var resistance: CGFloat = 0
    /// The fraction from which on letting go goes through.
    var threshold: CGFloat = 0.5

    /// The fraction of the flight that a movement amounts to.
    func part(_ way: CGPoint) -> CGFloat {
      let part = plain(way)
      return part > 0 ? part / (1 + resistance * part) : part
    }

    /// The fractions per second that a velocity amounts to after a movement.
    func rate(_ velocity: CGPoint, after way: CGPoint) -> CGFloat {
      let slowness = 1 + resistance * max(plain(way), 0)
      return plain(velocity) / (slowness * slowness)
    }

    private func plain(_ way: CGPoint) -> CGFloat {
      (way.x * direction.x + way.y * direction.y) / max(extent, 1)
    }

    /// The same axis in the opposite direction.
    var reversed: Axis {
      var reversed = self
      reversed.direction = CGPoint(x: -direction.x, y: -direction.y)
      return reversed
    }
  }
}

extension FlightDrag.Axis {
  /// The axis of a pull in something of that height, which doesn't resist.
  init(pulling pull: MatchTransition.Pull, in height: CGFloat) {
    let distance = pull.distance.isFinite ? max(pull.distance, 0.05) : 0.5
    self.init(direction: CGPoint(x: 0, y: 1), extent: height * distance)
  }

  /// The same axis, which resists and lets go as a pull does.
  func resisting(as pull: MatchTransition.Pull) -> Self {
    var axis = self
    axis.resistance = pull.resistance > 0 ? min(pull.resistance, 10) : 0
    axis.threshold = pull.threshold
    return axis
  }
}
#endif
