#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FlightDrag {
  /// The axis along which the finger's movement drives the flight.
  struct Axis {
    /// The direction, in the window, that moves the flight on.
    var direction: CGPoint
    /// The distance from one end to the other.
    var extent: CGFloat
    var leeway = Leeway()

    /// The fraction of the flight that a movement amounts to.
    func part(_ way: CGPoint) -> CGFloat { leeway.part(plain(way)) }

    /// The fractions per second that a velocity amounts to after a movement.
    func rate(_ velocity: CGPoint, after way: CGPoint) -> CGFloat {
      leeway.rate(plain(velocity), after: plain(way))
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
    self.init(direction: CGPoint(x: 0, y: 1), extent: height * pull.wholeWay)
  }

  /// The same axis, which resists and lets go as a pull does.
  func resisting(as pull: MatchTransition.Pull) -> Self {
    var axis = self
    axis.leeway = pull.leeway
    return axis
  }
}
#endif
