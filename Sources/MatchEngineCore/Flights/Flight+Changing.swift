extension Flight {
  /// Goes on to another plan, from what is on the screen.
  mutating func redirect(to next: Plan, _ relation: FlightEvent.Relation) -> Actions {
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
    var next = next
    if relation == .sameScreens { next.keepLostPairs(of: plan, at: positions) }
    let origins = next.origins(in: plan, relation)
    next.keepDecorations(of: plan, origins)
    next.keepPictureBoxes(of: plan, origins)
    changeWithoutJump(origins) { flight in
      if let departure = relation.departure {
        flight.restart(on: next, departure.direction)
      } else {
        let tracks = next.tracks(from: flight.plan, origins)
        flight.plan = next
        flight.playhead.adopt(tracks, of: next, isHeld: flight.lifecycle.phase == .held)
      }
    }
    waitForTracks()
    return actions.union(.restage)
  }

  /// Replaces the plan while nothing of it can be seen yet.
  private mutating func replacePlan(by next: Plan, _ relation: FlightEvent.Relation) -> Actions {
    plan = next
    planVersion += 1
    direction = relation.departure?.direction ?? direction
    playhead.restart(next.tracks, at: direction.start)
    return lifecycle.handle(.redirect)
  }

  /// Starts over on another plan.
  private mutating func restart(on next: Plan, _ direction: MatchDirection) {
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
      let seen = flight.snapshot(of: performer).ungripped
      flight.plan.freeze(performer, as: seen.state, seen.clip)
    }
    return lifecycle.handle(.change).union(restage)
  }

  mutating func reduceMotion(_ reduces: Bool) -> Actions {
    guard lifecycle.isOnStage else {
      playhead.reduceMotion(reduces, plan.tracks)
      return []
    }
    let restage = changeWithoutJump { flight in
      flight.playhead.reduceMotion(reduces, flight.plan.tracks)
    }
    waitForTracks()
    return lifecycle.handle(.change).union(restage)
  }
}

extension Flight {
  /// Changes something while every performer and both screens stay; asks to restage if a performer
  /// got a clip of its own.
  private mutating func changeWithoutJump(_ change: (inout Flight) -> Void) -> Actions {
    let clips = plan.clips.count
    relation = .sameScreens
    changeWithoutJump(plan.performers.indices.map { $0 }, change)
    return plan.clips.count > clips ? .restage : []
  }

  /// Changes anything, then displaces every performer by the distance that it would have jumped.
  ///
  /// `origins` has the earlier index of each performer of the plan as it is after the change.
  private mutating func changeWithoutJump(_ origins: [Int?], _ change: (inout Flight) -> Void) {
    planVersion += 1
    extendDeadline()
    refresh()
    let before = plan.performers.indices.map { snapshot(of: $0) }
    let oldPlan = plan
    change(&self)
    displacements = []
    refresh()
    self.origins = origins
    addStrays(of: oldPlan, before)
    let left = leftScreen(before.map { $0.state })
    var (held, released): ([Displacement], [Displacement]) = ([], [])
    for (performer, origin) in self.origins.enumerated() {
      if let origin {
        let isHeld = keepsHold(of: performer, before[origin])
        guard let displacement = displacement(of: performer, from: before[origin], isHeld)
        else { continue }
        if isHeld { held.append(displacement) } else { released.append(displacement) }
      } else if let displacement = fadeIn(of: performer) ?? join(performer, left) {
        released.append(displacement)
      }
    }
    release(&released)
    displacements = (held + released).sorted { $0.performer < $1.performer }
  }

  /// Keeps the performers that the new plan lacks, as strays that fade out where they are.
  private mutating func addStrays(of oldPlan: Plan, _ before: [Snapshot]) {
    var isKnown = Array(repeating: false, count: before.count)
    for case let origin? in origins { isKnown[origin] = true }
    for (index, performer) in oldPlan.performers.enumerated() where !isKnown[index] {
      let snapshot = before[index].ungripped
      guard snapshot.state.box.alpha > 0 else { continue }
      let crossFade = oldPlan.boxPaths[index].crossFade
      plan.addStray(
        performer,
        crossFade,
        as: snapshot.state,
        snapshot.clip
      )
      origins.append(index)
    }
  }

  /// The displacement that makes a performer look as it did in `snapshot`; nil if it already does.
  private mutating func displacement(
    of performer: Int,
    from snapshot: Snapshot,
    _ isHeld: Bool
  ) -> Displacement? {
    var snapshot = kept(snapshot, of: performer)
    if let departure = relation.departure {
      snapshot.state.pictureBoxes.leave(departure)
      snapshot.velocity.pictureBoxes.leave(departure)
    }
    let now = self.snapshot(of: performer)
    var displacement = Displacement(
      performer: performer,
      offset: snapshot.state - now.state,
      velocity: snapshot.velocity - now.velocity,
      motion: .held
    )
    let position = positions[plan.boxPaths[performer].track]
    // On other screens, the stage makes what is seen the picture of the screen that is left.
    if relation != .sameScreens { displacement.offset.pictureAlphas = .zero }
    // What only fades out does so where it is.
    if plan.boxPaths[performer].isInvisible { displacement.velocity = .zero }
    displacement.offset.box.alpha = opacity(displacement.offset.box.alpha, of: performer)
    if let seen = plan.bridgeClip(of: performer, from: snapshot.clip, at: position) {
      displacement.seenClip = seen.clip
      displacement.seenDistance = seen.distance
    }
    let reach = plan.reach(of: performer)
    let isStill = displacement.offset.size(reach: reach) < 1e-9
    let isSteady = displacement.velocity.size(reach: reach) < 1e-3
    (displacement.grip, displacement.clipGrip) = snapshot.grips
    let isTurned = displacement.grip != nil || displacement.clipGrip != nil
    let isClippedOtherwise = displacement.seenClip != nil
    if isStill, isSteady, !isTurned, !snapshot.isHeld, !isClippedOtherwise { return nil }
    guard isHeld else { return displacement }
    displacement.velocity = .zero
    let time = playhead.time
    (displacement.grip, displacement.clipGrip) =
      displacement.stoppedGrips(at: time, keepingVelocity: false)
    return displacement
  }

  /// Whether a finger keeps what it drags, which it does unless that is gone.
  private func keepsHold(of performer: Int, _ snapshot: Snapshot) -> Bool {
    snapshot.isHeld && lifecycle.phase == .held && !plan.boxPaths[performer].isInvisible
  }

  /// The displacement with which a new performer fades in; nil if the flight is so close to an end
  /// that it can simply be there.
  private func fadeIn(of performer: Int) -> Displacement? {
    let state = self.state(of: performer)
    guard fraction > 1e-3, fraction < 1 - 1e-3, state.box.alpha > 0 else { return nil }
    var offset = PerformerState.zero
    offset.box.alpha = opacity(-state.box.alpha, of: performer)
    return Displacement(performer: performer, offset: offset, velocity: .zero, motion: .held)
  }

  /// The part of a displacement that changes what is seen by an opacity.
  ///
  /// It is multiplied by the visibility later. At a visibility of 0 no opacity can be kept.
  private func opacity(_ seen: Double, of performer: Int) -> Double {
    if plan.performers[performer].isRoot { return seen }
    return seen / max(positions[plan.boxPaths[performer].track].visibility, 1e-6)
  }
}
