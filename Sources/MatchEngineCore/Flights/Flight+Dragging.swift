extension Flight {
  mutating func drag(_ id: String, by step: Vector, _ pinch: FlightEvent.Pinch) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id), step.isFinite, pinch.isFinite
    else { return [] }
    var actions = hold()
    let nest = plan.nest(of: performer)
    if plan.separateClips(of: nest) { planVersion += 1 }
    let shift = take(nest, by: step, pinch)
    for inner in nest {
      displacements[inner] = carry(stoppedDisplacement(of: inner), by: shift, in: performer)
    }
    actions.formUnion(lifecycle.handle(.replan))
    return actions
  }

  /// The movement or the velocity of a finger, limited to what is plausible.
  private static func bounded(_ vector: Vector) -> Vector {
    Vector(vector.x.bounded(by: 1e5), vector.y.bounded(by: 1e5))
  }

  mutating func drop(_ id: String, velocity: Vector, _ pinch: FlightEvent.Pinch) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id) else { return [] }
    guard displacements[performer]?.motion == .held else { return [] }
    let velocity = Flight.bounded(velocity + pinch.velocity(at: state(of: performer).box.center))
    var dropped: [Displacement] = []
    let moment = 1e-3
    for inner in plan.nest(of: performer) {
      guard var displacement = displacements[inner], displacement.motion == .held
      else { continue }
      let next = carry(displacement, by: velocity * moment, in: performer)
      displacement.velocity.box.center = velocity
      displacement.velocity.clip = (next.offset.clip - displacement.offset.clip) * (1 / moment)
      displacement.grip?.letGo(pinch)
      dropped.append(displacement)
    }
    release(dropped)
    return lifecycle.handle(.replan)
  }

  /// Carries a performer of a nest, with its clip.
  ///
  /// What clips inside the nest comes along. What clips the whole nest, like a list, reaches there instead, and so cuts
  /// no shadow in its middle.
  private func carry(_ held: Displacement, by shift: Vector, in outermost: Int) -> Displacement {
    var displacement = held
    displacement.offset.box.center = Flight.bounded(held.offset.box.center + shift)
    guard let clip = plan.performers[held.performer].clip else { return displacement }
    let own = plan.clips[clip]
    let outer = plan.performers[outermost].clip.map { plan.clips[$0] }
    let reaches = outer?.lower == own.lower && outer?.difference == own.difference
    let way = Flight.bounded(held.carried + shift)
    let step = way - held.carried
    displacement.carried = way
    displacement.offset.clip.center = held.offset.clip.center + (reaches ? step / 2 : step)
    guard reaches else { return displacement }
    displacement.offset.clip.extent.x += way.x.magnitude - held.carried.x.magnitude
    displacement.offset.clip.extent.y += way.y.magnitude - held.carried.y.magnitude
    return displacement
  }

  /// Moves a nest by a step and pinches it, with its clips; returns how far its middle moves.
  ///
  /// The first of its performers is around the others.
  private mutating func take(
    _ nest: [Int],
    by step: Vector,
    _ pinch: FlightEvent.Pinch
  ) -> Vector {
    let isTurned = nest.contains { displacements[$0]?.grip != nil }
    guard isTurned || !pinch.isNone, let pivot = nest.first else { return step }
    var held = nest.map { stoppedDisplacement(of: $0) }
    let middle = state(of: pivot).box.center
    let growth = held[0].grip?.growth ?? 0
    for index in held.indices { take(&held[index], about: pivot, at: middle, pinch) }
    for displacement in held { displacements[displacement.performer] = displacement }
    let factor = Elementary.exp((held[0].grip?.growth ?? 0) - growth)
    let turned = (middle - pinch.center).turned(by: pinch.angle) * factor
    return pinch.center + turned + step - middle
  }

  /// Pinches a performer, and makes it turn about another one from now on, without a jump.
  private func take(
    _ displacement: inout Displacement,
    about pivot: Int,
    at middle: Vector,
    _ pinch: FlightEvent.Pinch
  ) {
    let turn = turn(of: displacement)
    let reach = plan.reach(of: pivot)
    var grip = displacement.grip ?? Grip(pivot: pivot, reach: reach)
    var shift = Vector.zero
    if grip.pivot != pivot, let turn {
      let way = turn.pivot - middle
      shift = way.turned(by: -turn.angle) / turn.factor - way
      grip.pivot = pivot
      grip.reach = reach
    }
    displacement = carry(displacement, by: shift, in: pivot)
    grip.add(pinch)
    displacement.grip = grip
  }
}

extension FlightEvent.Pinch {
  /// How fast this pinch, taken as a velocity, moves a point.
  fileprivate func velocity(at point: Vector) -> Vector {
    guard !isNone, isFinite else { return .zero }
    let shift = point - center
    return shift * growth + Vector(-shift.y, shift.x) * angle
  }
}
