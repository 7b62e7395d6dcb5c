extension Flight {
  /// Takes over another plan, from what is on the screen.
  mutating func takeOver(_ next: Plan, _ relation: FlightEvent.Relation) -> Actions {
    if lifecycle.canReplacePlan { return replacePlan(by: next, relation) }
    switch lifecycle.phase {
    case .idle, .ended: return []
    case .preparing:
      early.plan = next
      early.relation = relation
      return []
    case .running, .held, .settling: break
    }
    let actions = lifecycle.handle(relation == .sameScreens ? .change : .redirect)
    self.relation = relation
    let origins = next.origins(in: plan, relation)
    changeWithoutJump(origins) { flight in
      if let direction = MatchDirection(relation) {
        flight.turn(to: next, direction)
      } else {
        let tracks = next.tracks(from: flight.plan, origins)
        flight.plan = next
        flight.playhead.take(tracks, isHeld: flight.lifecycle.phase == .held)
      }
    }
    return actions.union(.restage)
  }

  /// Takes another plan before there is anything to see of the one that there is.
  private mutating func replacePlan(by next: Plan, _ relation: FlightEvent.Relation) -> Actions {
    plan = next
    edition += 1
    direction = MatchDirection(relation) ?? direction
    playhead.restart(next.tracks, at: direction.start)
    return lifecycle.handle(.redirect)
  }

  /// Starts over on another plan.
  private mutating func turn(to next: Plan, _ direction: MatchDirection) {
    plan = next
    self.direction = direction
    playhead.restart(next.tracks, at: direction.start)
    if lifecycle.phase == .held {
      playhead.hold()
    } else {
      run()
    }
  }

  /// Fades a performer out where it is.
  mutating func remove(_ id: String) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id) else { return [] }
    let restage = changeWithoutJump { flight in
      let performerState = flight.performerState(of: performer)
      let (region, rounded) = (flight.clipRegion(of: performer), flight.roundedClip(of: performer))
      flight.plan.freeze(performer, as: performerState, region, rounded)
    }
    return lifecycle.handle(.change).union(restage)
  }

  mutating func reduceMotion(_ reduces: Bool) -> Actions {
    guard lifecycle.isOnStage else {
      playhead.avoidMotion(reduces)
      return []
    }
    let restage = changeWithoutJump { $0.playhead.avoidMotion(reduces) }
    return lifecycle.handle(.change).union(restage)
  }
}

extension Flight {
  /// What is seen of a performer now.
  func performerState(of performer: Int) -> PerformerState {
    let position = positions[plan.boxPaths[performer].track]
    let displacement = carry(of: performer)?.value(at: playhead.time) ?? .zero
    return plan.performerState(of: performer, at: position, displacedBy: displacement)
  }

  /// How fast that changes.
  private func velocity(of performer: Int) -> PerformerState {
    var velocity = PerformerState.zero
    let track = plan.boxPaths[performer].track
    let pace = playhead.state(of: track < plan.tracks.count ? track : 0).velocity
    if pace != 0, playhead.frozen == nil {
      // A step so small that the way is straight and so large that its ends differ.
      let step = 1e-5
      var ahead = positions[track]
      var behind = ahead
      ahead.place += step
      behind.place -= step
      let difference =
        plan.performerState(of: performer, at: ahead)
        - plan.performerState(of: performer, at: behind)
      velocity = difference * (pace / (2 * step))
    }
    guard let carry = carry(of: performer) else { return velocity }
    return velocity + carry.velocity(at: playhead.time)
  }

  /// The corners of the clip that is seen of a performer now; empty where nothing cuts it.
  func clipRegion(of performer: Int) -> [Vector] {
    let region = plan.clipRegion(of: performer, at: positions[plan.boxPaths[performer].track])
    guard let carry = carry(of: performer), !carry.clip.isEmpty
    else { return region }
    let share = carry.remainder(at: playhead.time).displacement
    return zip(region, carry.clip).map { $0.mixed(with: $1, share) }
  }

  func roundedClip(of performer: Int) -> BoxState? {
    let position = positions[plan.boxPaths[performer].track]
    let own = plan.roundedClip(of: performer, at: position)
    guard let own, let carry = carry(of: performer), let seen = carry.rounded else { return own }
    return own.mixed(with: seen, carry.remainder(at: playhead.time).displacement)
  }

  /// All that is seen of one performer, and how fast it changes.
  private struct Scene {
    var performerState: PerformerState
    var velocity: PerformerState
    var region: [Vector]
    var rounded: BoxState?
    var isHeld: Bool
  }

  private func scene(of performer: Int) -> Scene {
    Scene(
      performerState: performerState(of: performer),
      velocity: velocity(of: performer),
      region: clipRegion(of: performer),
      rounded: roundedClip(of: performer),
      isHeld: carry(of: performer)?.state == .held
    )
  }

  /// The same where every performer and both screens stay; asks to restage where one got a clip of
  /// its own.
  private mutating func changeWithoutJump(_ change: (inout Flight) -> Void) -> Actions {
    let clips = plan.clips.count
    relation = .sameScreens
    changeWithoutJump(plan.performers.indices.map { $0 }, change)
    return plan.clips.count > clips ? .restage : []
  }

  /// Changes anything at all, and then displaces every performer by as much as it would have
  /// jumped.
  ///
  /// `origins` says for each performer afterwards which it was before.
  private mutating func changeWithoutJump(_ origins: [Int?], _ change: (inout Flight) -> Void) {
    edition += 1
    putOff()
    refresh()
    let before = plan.performers.indices.map { scene(of: $0) }
    let cast = plan
    change(&self)
    carries = []
    refresh()
    self.origins = origins
    addStrays(of: cast, before)
    var carries: [Carry] = []
    for (performer, origin) in self.origins.enumerated() {
      if let origin {
        if let carry = carry(of: performer, from: before[origin]) { carries.append(carry) }
      } else if let carry = arrival(of: performer) {
        carries.append(carry)
      }
    }
    self.carries = carries
  }

  /// Keeps what the new plan does not know, fading out where it is.
  private mutating func addStrays(of cast: Plan, _ before: [Scene]) {
    var isKnown = Array(repeating: false, count: before.count)
    for case let origin? in origins { isKnown[origin] = true }
    for (place, old) in cast.performers.enumerated() where !isKnown[place] {
      let scene = before[place]
      guard scene.performerState.boxState.alpha > 0 else { continue }
      let blend = cast.boxPaths[place].blend
      plan.addStray(old, blend, as: scene.performerState, scene.region, scene.rounded)
      origins.append(place)
    }
  }

  private mutating func carry(of performer: Int, from scene: Scene) -> Carry? {
    let now = self.scene(of: performer)
    var carry = Carry(
      performer: performer,
      displacement: scene.performerState - now.performerState,
      velocity: scene.velocity - now.velocity,
      state: .held
    )
    let position = positions[plan.boxPaths[performer].track]
    // On other screens the stage makes what is seen the picture of the screen that was left.
    if relation != .sameScreens { carry.displacement.pictures = .zero }
    // What only fades out does so where it is.
    if plan.boxPaths[performer].isInvisible { carry.velocity = .zero }
    // Behind a veil that hides all, no opacity can be kept.
    if !plan.performers[performer].isRoot {
      carry.displacement.boxState.alpha /= max(position.visibility, 1e-6)
    }
    if let bridge = plan.bridgeClip(of: performer, from: scene.region, scene.rounded, at: position)
    {
      carry.clip = bridge.seen
      carry.rounded = bridge.rounded
      carry.clipDistance = bridge.distance
    }
    let reach = plan.reach(of: performer)
    let isStill = carry.displacement.size(reach: reach) < 1e-9
    let isSteady = carry.velocity.size(reach: reach) < 1e-3
    if isStill, isSteady, !scene.isHeld, carry.clip.isEmpty { return nil }
    // A finger keeps what it carries, unless that is gone.
    if !scene.isHeld || lifecycle.phase != .held || plan.boxPaths[performer].isInvisible {
      carry.release(at: playhead.time, reach: reach, within: patience)
    } else {
      carry.velocity = .zero
    }
    return carry
  }

  /// What is new fades in, unless the flight is only just leaving, or all but at, the screen that it is part of.
  private func arrival(of performer: Int) -> Carry? {
    let performerState = self.performerState(of: performer)
    guard fraction > 1e-3, fraction < 1 - 1e-3, performerState.boxState.alpha > 0 else {
      return nil
    }
    var displacement = PerformerState.zero
    displacement.boxState.alpha = -performerState.boxState.alpha
    var carry = Carry(
      performer: performer,
      displacement: displacement,
      velocity: .zero,
      state: .held
    )
    carry.release(at: playhead.time, reach: 0, within: patience)
    return carry
  }
}
