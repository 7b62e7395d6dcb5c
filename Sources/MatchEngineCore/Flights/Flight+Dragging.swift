extension Flight {
  mutating func drag(_ id: String, by step: Vector, _ pinch: FlightEvent.Pinch) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id), step.isFinite, pinch.isFinite
    else { return [] }
    var actions = hold()
    var grip = grip(on: performer)
    let before = grip.displacement.offset
    let middle = middle(of: grip) + before.step
    let growth = (before.growth + pinch.growth).bounded(by: 4)
    let arm = (middle - pinch.center).turned(by: pinch.angle)
    let moved = pinch.center + arm * Elementary.exp(growth - before.growth)
    grip.displacement.offset = Carriage(
      step: (before.step + moved - middle + step).bounded(by: 1e5),
      growth: growth,
      angle: (before.angle + pinch.angle).withoutWholeTurns
    )
    self.grip = grip
    actions.formUnion(lifecycle.handle(.replan))
    return actions
  }

  mutating func drop(_ id: String, velocity: Vector, _ pinch: FlightEvent.Pinch) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id) else { return [] }
    let isGripped = grip?.root == performer && grip?.displacement.isHeld == true
    guard isGripped || displacements[.place(performer)]?.isHeld == true else { return [] }
    var grip = grip(on: performer)
    let pinch = pinch.isFinite ? pinch : .none
    let arm = middle(of: grip) + grip.displacement.offset.step - pinch.center
    let turn = Vector(-arm.y, arm.x) * pinch.angle
    grip.displacement.velocity = Carriage(
      step: (velocity + arm * pinch.growth + turn).bounded(by: 1e4),
      growth: pinch.growth.bounded(by: 6),
      angle: pinch.angle.bounded(by: 12)
    )
    self.grip = grip
    release(displacements.filter { grip.performers.contains($0.key.performer) && $0.value.isHeld })
    releaseGrip(within: timeToReturn)
    return lifecycle.handle(.replan)
  }

  /// Stops a performer and all that flies inside it where they are, and returns a grip on them.
  private mutating func grip(on performer: Int) -> Grip {
    if grip?.root != performer { dissolveGrip() }
    let nest = plan.nest(of: performer)
    let time = playhead.time
    for inner in nest.map({ DisplacedPart.place($0) }) {
      displacements[inner] = displacements[inner].map { Displacement(by: $0.offset(at: time)) }
    }
    var grip = grip ?? Grip(root: performer, performers: Set(nest))
    grip.displacement = Displacement(by: grip.displacement.offset(at: time))
    return grip
  }

  /// Replaces the grip by a displacement of each performer that it holds.
  mutating func dissolveGrip() {
    guard let grip else { return }
    var displaced: [DisplacedPart: Displacement<PerformerState>] = [:]
    for performer in grip.performers {
      let now = motion { state(of: performer, at: $0) - ownState(of: performer, at: $0) }
      let part = DisplacedPart.place(performer)
      let earlier = displacements[part]?.stopped(at: playhead.time) ?? Displacement(by: .zero)
      let velocity = earlier.velocity + now.velocity
      displaced[part] = Displacement(by: earlier.offset + now.state, velocity: velocity)
    }
    for (part, displacement) in displaced { displacements[part] = displacement }
    self.grip = nil
    if !grip.displacement.isHeld { release(displaced) }
  }

  mutating func releaseGrip(within limit: Double) {
    guard let grip else { return }
    let farthest = grip.performers.map { plan.radius(of: $0) }.max() ?? 0
    let time = playhead.time
    let size = Elementary.exp(max(grip.displacement.offset(at: time).growth, 0))
    let radius = (farthest + plan.radius(of: grip.root)) * size
    let held = [grip.displacement]
    self.grip?.displacement = Displacement.released(held, [radius], at: time, within: limit)[0]
  }

  /// The middle of what a grip holds, where it would be without the grip.
  func middle(of grip: Grip, at time: Double? = nil) -> Vector {
    ownState(of: grip.root, at: time).box.center
  }
}
