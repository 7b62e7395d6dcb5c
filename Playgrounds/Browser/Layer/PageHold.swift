import MatchEngineCore

/// What a finger holds of a flight; places are those of the container.
struct PageHold {
  /// The outermost pair under the finger, and the spot of it that stays there, as a fraction of its size.
  var carried: (performer: Int, spot: Vector)?
  /// The way of the finger that moves the whole flight; nil if what is carried hardly moves.
  let way: Vector?
  /// Where the finger and the flight were when it took hold.
  let start: (finger: Vector, fraction: Double)
  /// Where the flight was heading; nil if the finger began it.
  let heading: Lifecycle.Heading?

  /// The fraction of the flight that a movement of the finger amounts to.
  func share(of movement: Vector) -> Double {
    way.map { movement.dot($0) / $0.dot($0) } ?? 0
  }
}

extension PageFlight {
  /// Takes hold of the outermost pair around a performer, on its way or to pull it down out of its place.
  func grab(_ performer: Int, at finger: Vector, isPull: Bool) {
    guard let driver, let pair = driver.flight.plan.outermostPair(around: performer) else { return }
    let heading = isPull ? nil : driver.flight.lifecycle.heading
    driver.send(.hold)
    let flight = driver.flight
    let shown = flight.frame.performers[pair]
    // As in the UIKit layer, a pull of half the height is the whole way.
    let pull = Vector(0, stage.options.container.size.y / 2)
    hold = PageHold(
      carried: shown.spot(at: finger).map { (pair, $0) },
      way: isPull ? pull : flight.way(of: pair),
      start: (finger, flight.fraction),
      heading: heading
    )
  }

  /// Moves the flight by as much as the finger has moved along its way, and carries the pair to the finger.
  func drag(to finger: Vector) {
    guard let driver, let hold else { return }
    let share = hold.share(of: finger - hold.start.finger)
    driver.send(.move(to: hold.start.fraction + share))
    guard let (performer, spot) = hold.carried else { return }
    let flight = driver.flight
    let place = flight.frame.performers[performer].place(of: spot)
    driver.send(.drag(flight.plan.performers[performer].id, by: finger - place))
  }

  /// Lets go, at a velocity in points per second that decides where the flight goes; caught and hardly moved, it goes
  /// on as before.
  func drop(velocity: Vector) {
    guard let driver, let hold else { return }
    self.hold = nil
    let rate = hold.share(of: velocity)
    let flight = driver.flight
    if let (performer, spot) = hold.carried {
      // The flight itself goes on moving it.
      let own = flight.velocity(of: performer, at: spot) * rate
      driver.send(.drop(flight.plan.performers[performer].id, velocity: velocity - own))
    }
    let isStill = (flight.fraction - hold.start.fraction).magnitude < 0.02 && rate.magnitude < 0.2
    switch hold.heading {
    case .finish where isStill: driver.send(.finish(velocity: rate))
    case .cancel where isStill: driver.send(.cancel(velocity: rate))
    default: driver.send(.release(velocity: rate))
    }
  }
}

extension Plan {
  fileprivate func outermostPair(around performer: Int) -> Int? {
    var pair: Int?
    var candidate: Int? = performers.indices.contains(performer) ? performer : nil
    while let index = candidate {
      if case .pair = performers[index].role { pair = index }
      candidate = performers[index].parent
    }
    return pair
  }
}

extension Flight {
  /// The way of a pair, toward the finish; nil if it is too short to move a flight by it.
  fileprivate func way(of pair: Int) -> Vector? {
    let elements = plan.performers[pair].elements
    guard let lower = elements.lower, let upper = elements.upper else { return nil }
    let (start, end) = (plan.lower.elements[lower].placement, plan.upper.elements[upper].placement)
    let way = end.center - start.center
    guard way.length > 40 else { return nil }
    return direction.isForward ? way : way * -1
  }

  /// How far a spot of a performer goes in a whole flight, if it went on as it does now.
  fileprivate func velocity(of performer: Int, at spot: Vector) -> Vector {
    let nudge = 1e-3
    var (before, after) = (self, self)
    before.handle(.move(to: fraction - nudge))
    after.handle(.move(to: fraction + nudge))
    let span = after.fraction - before.fraction
    guard span > 0 else { return .zero }
    let places = [before, after].map { $0.frame.performers[performer].place(of: spot) }
    return (places[1] - places[0]) / span
  }
}

extension PerformerFrame {
  fileprivate func place(of spot: Vector) -> Vector { affine(spot.scaled(by: size)) }

  /// The spot at a place, or else the nearest one; nil if it has no extent.
  fileprivate func spot(at place: Vector) -> Vector? {
    let area = affine.determinant
    guard area != 0, size.x > 0, size.y > 0 else { return nil }
    let step = place - affine.translation
    let across = step.cross(Vector(affine.c, affine.d)) / area / size.x
    let down = Vector(affine.a, affine.b).cross(step) / area / size.y
    return Vector(min(max(across, 0), 1), min(max(down, 0), 1))
  }
}
