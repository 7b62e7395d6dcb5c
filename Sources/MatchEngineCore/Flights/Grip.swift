/// How two fingers hold a performer: enlarged and turned about the middle of the outermost one that they hold.
///
/// Whatever flies inside that one has the same grip, so it keeps its place there until everything is back.
struct Grip: Hashable, Sendable {
  var pivot: Int
  /// Half the diagonal of that performer where it is largest.
  var reach: Double
  /// The natural logarithm of how much larger it is, until it's released.
  var growth = 0.0
  /// How far it's turned, until it's released.
  var angle = 0.0
  /// How fast both change when it's released.
  var growthVelocity = 0.0
  var angleVelocity = 0.0

  /// The farthest that anybody can pinch, as a logarithm.
  static let mostGrowth = 4.0
  /// The fastest that anybody can let go, per second.
  static let fastest = (growth: 6.0, angle: 12.0)
}

extension Grip {
  /// The factors with which the values of a grip and their velocities count at a moment.
  typealias Remainder = (offset: Double, velocity: Double)

  /// The growth and the angle at a moment.
  func amount(_ remainder: Remainder) -> (growth: Double, angle: Double) {
    (
      growth * remainder.offset + growthVelocity * remainder.velocity,
      angle * remainder.offset + angleVelocity * remainder.velocity
    )
  }

  /// The same grip, stopped where it is.
  func stopped(at remainder: Remainder, rate: Remainder, keepingVelocity: Bool) -> Grip {
    var grip = self
    let amount = amount(remainder)
    let velocity = keepingVelocity ? self.amount(rate) : (growth: 0, angle: 0)
    grip.growth = amount.growth
    grip.angle = amount.angle
    grip.growthVelocity = velocity.growth
    grip.angleVelocity = velocity.angle
    return grip
  }

  mutating func add(_ pinch: FlightEvent.Pinch) {
    growth = min(max(growth + pinch.growth, -Grip.mostGrowth), Grip.mostGrowth)
    angle += pinch.angle
  }

  /// Lets go, at a velocity per second.
  mutating func letGo(_ pinch: FlightEvent.Pinch) {
    growthVelocity = pinch.growth.bounded(by: Grip.fastest.growth)
    angleVelocity = pinch.angle.bounded(by: Grip.fastest.angle)
  }

  /// An upper bound for how far it carries any point of a performer, and how fast.
  func size(reach: Double) -> (distance: Double, speed: Double) {
    let reach = reach + self.reach
    let factor = Elementary.exp(growth.magnitude)
    return (
      reach * (factor - 1 + angle.magnitude),
      reach * (growthVelocity.magnitude * factor + angleVelocity.magnitude)
    )
  }
}

/// What a grip does at one moment: it enlarges and turns everything about a point.
struct PinchTransform: Hashable, Sendable {
  var factor: Double
  var angle: Double
  var pivot: Vector

  func callAsFunction(_ point: Vector) -> Vector {
    pivot + (point - pivot).turned(by: angle) * factor
  }

  func callAsFunction(_ state: PerformerState) -> PerformerState {
    var result = state
    result.box = self(state.box)
    result.clip = self(state.clip)
    result.pictureBoxes = state.pictureBoxes * factor
    result.decoration = state.decoration.grown(by: factor)
    return result
  }

  func callAsFunction(_ box: BoxState) -> BoxState {
    var result = box.grown(by: factor)
    result.center = self(box.center)
    result.rotation += angle
    return result
  }
}

extension Flight {
  /// What two fingers do to a displaced performer at a time; nil if nothing.
  func turn(
    of displacement: Displacement,
    at time: Double,
    _ progress: (Int) -> Double
  ) -> PinchTransform? {
    guard let grip = displacement.grip else { return nil }
    let path = plan.boxPaths[grip.pivot]
    var pivot = path.state(at: progress(path.track)).center
    if let displacement = displacements[grip.pivot] {
      pivot = pivot + displacement.offset(at: time).box.center
    }
    let amount = grip.amount(displacement.factors(at: time).remainder)
    return PinchTransform(factor: Elementary.exp(amount.growth), angle: amount.angle, pivot: pivot)
  }

  /// What two fingers do to a displaced performer now.
  func turn(of displacement: Displacement) -> PinchTransform? {
    turn(of: displacement, at: playhead.time) { positions[$0] }
  }
}
