extension Flight {
  mutating func drag(_ id: String, by step: Vector, _ pinch: FlightEvent.Pinch) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id), step.isFinite, pinch.isFinite
    else { return [] }
    var actions = hold()
    let nest = plan.nest(of: performer)
    let clips = plan.clips(inside: nest)
    let way = take(nest, clips, by: step, pinch)
    for performer in nest {
      var displacement = stoppedDisplacement(of: performer)
      displacement.offset.box.center = Flight.bounded(displacement.offset.box.center + way)
      if let clip = plan.performers[performer].clip, clips.contains(clip) {
        let carried = displacement.carry?.offset ?? .zero
        displacement.carry = Displacement.Carry(offset: Flight.bounded(carried + way))
      }
      store(displacement)
    }
    actions.formUnion(lifecycle.handle(.change))
    return actions
  }

  /// A way or a velocity of a finger; none goes farther or is faster.
  private static func bounded(_ vector: Vector) -> Vector {
    func bounded(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, -1e5), 1e5) }
    return Vector(bounded(vector.x), bounded(vector.y))
  }

  mutating func drop(_ id: String, velocity: Vector, _ pinch: FlightEvent.Pinch) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id) else { return [] }
    guard let outermost = displacement(of: performer), outermost.motion == .held else { return [] }
    let velocity = Flight.bounded(velocity + pinch.velocity(at: middle(of: outermost)))
    var dropped: [Displacement] = []
    for performer in plan.nest(of: performer) {
      guard var displacement = displacement(of: performer), displacement.motion == .held
      else { continue }
      displacement.velocity.box.center = velocity
      displacement.carry?.velocity = velocity
      displacement.grip?.letGo(pinch)
      displacement.clipGrip?.letGo(pinch)
      dropped.append(displacement)
    }
    release(&dropped)
    for displacement in dropped { store(displacement) }
    return lifecycle.handle(.change)
  }
}

extension Flight {
  /// Pinches a nest about a point and moves it; returns how far its middle goes.
  ///
  /// - Parameters:
  ///   - nest: The performers, of which the first one is around the others.
  ///   - clips: The clips inside the nest, which come along.
  ///   - step: How far everything is moved.
  ///   - pinch: How everything grows and turns.
  private mutating func take(
    _ nest: [Int],
    _ clips: Set<Int>,
    by step: Vector,
    _ pinch: FlightEvent.Pinch
  ) -> Vector {
    let isTurned = nest.contains { displacement(of: $0)?.isTurned == true }
    guard isTurned || !pinch.isNone, let pivot = nest.first else { return step }
    var held = nest.map { stoppedDisplacement(of: $0) }
    let middle = middle(of: held[0])
    let growth = held[0].grip?.growth ?? 0
    for index in held.indices {
      let clip = plan.performers[nest[index]].clip
      take(&held[index], clip.map(clips.contains) ?? false, about: pivot, at: middle, pinch)
    }
    for displacement in held { store(displacement) }
    let factor = Elementary.exp((held[0].grip?.growth ?? 0) - growth)
    let turned = (middle - pinch.center).turned(by: pinch.angle) * factor
    return pinch.center + turned + step - middle
  }

  /// Makes one performer turn about another one from now on, without a jump, and pinches it.
  private func take(
    _ displacement: inout Displacement,
    _ takesClip: Bool,
    about pivot: Int,
    at middle: Vector,
    _ pinch: FlightEvent.Pinch
  ) {
    let turns = turns(of: displacement)
    let fresh = Grip(pivot: pivot, reach: plan.reach(of: pivot))
    var grip = displacement.grip ?? fresh
    let shift = grip.move(to: pivot, reach: fresh.reach, at: middle, turns.performer)
    displacement.offset.box.center = displacement.offset.box.center + shift
    grip.add(pinch)
    displacement.grip = grip
    guard takesClip else { return }
    var clipGrip = displacement.clipGrip ?? fresh
    let clipShift = clipGrip.move(to: pivot, reach: fresh.reach, at: middle, turns.clip)
    let carried = displacement.carry?.offset ?? .zero
    displacement.carry = Displacement.Carry(offset: carried + clipShift)
    clipGrip.add(pinch)
    displacement.clipGrip = clipGrip
  }

  /// Where the middle of a displaced performer is seen now.
  private func middle(of displacement: Displacement) -> Vector {
    let center = state(of: displacement.performer).box.center
    return turns(of: displacement).performer?(center) ?? center
  }
}

extension Displacement {
  fileprivate var isTurned: Bool { grip != nil || clipGrip != nil }
}

extension Grip {
  /// Makes it turn about another performer; returns how far everything has to be moved before it's turned.
  fileprivate mutating func move(
    to pivot: Int,
    reach: Double,
    at middle: Vector,
    _ turn: Turn?
  ) -> Vector {
    guard self.pivot != pivot, let turn else { return .zero }
    (self.pivot, self.reach) = (pivot, reach)
    let way = turn.pivot - middle
    return way.turned(by: -turn.angle) / turn.factor - way
  }
}

extension FlightEvent.Pinch {
  /// How fast a point moves, if this is a velocity.
  fileprivate func velocity(at point: Vector) -> Vector {
    guard !isNone, isFinite else { return .zero }
    let way = point - center
    return way * growth + Vector(-way.y, way.x) * angle
  }
}
