extension Flight {
  mutating func redirect(to next: Plan, _ departure: FlightEvent.Departure?) -> Actions {
    guard lifecycle.isOnStage else { return [] }
    let actions = lifecycle.handle(departure == nil ? .replan : .redirect)
    self.departure = departure
    let target = progress(of: lifecycle.heading)
    var next = next.continuing(plan, departure == nil ? playhead.positions : nil, toward: target)
    let origins = next.origins(in: plan, departure)
    next.keepDetails(of: plan, origins)
    changeWithoutJump(origins) { flight in
      let tracks = next.tracks(from: flight.plan, origins)
      let isHeld = flight.lifecycle.phase == .held
      flight.plan = next
      guard let departure else { return flight.playhead.adopt(tracks, of: next, isHeld: isHeld) }
      flight.direction = departure.direction
      flight.playhead.rest(next.tracks, at: flight.direction.start)
      if isHeld { flight.playhead.hold() } else { flight.run() }
    }
    return actions.union(.restage)
  }

  /// Fades out the pictures that some performers have shown so far.
  mutating func fadePast(of ids: [String]) -> Actions {
    guard lifecycle.isOnStage else { return [] }
    let keys = Set(ids.map { IDKey($0) })
    for (performer, one) in plan.performers.enumerated()
    where !one.isRoot && one.role != .leftover && keys.contains(IDKey(one.id)) {
      let part = DisplacedPart.fade(performer)
      var displacement = displacements[part]?.stopped(at: playhead.time) ?? Displacement(by: .zero)
      displacement.offset.past = Past(unneeded: 1)
      displacement.velocity.past = .zero
      let path = plan.boxPaths[performer]
      if path.crossFade.isThrough {
        let alphas = path.pictureAlphas(at: playhead.state(of: path.trackIndex).progress)
        displacement.offset.pictureAlphas = alphas * PerformerState.laterAlpha
        displacement.velocity.pictureAlphas = .zero
      }
      release([part: displacement], within: timeToFade)
    }
    return lifecycle.handle(.replan)
  }

  /// How long a change that affects only looks takes: hardly longer than the flight itself.
  private var timeToFade: Double {
    lifecycle.phase == .held ? 0.3 : max(min(playhead.end - playhead.time, 0.3), 0.1)
  }

  /// Makes a change, then displaces every performer by the distance that it would have jumped.
  ///
  /// `origins` has the earlier index of each performer of the new plan.
  private mutating func changeWithoutJump(_ origins: [Int?], _ change: (inout Flight) -> Void) {
    planVersion += 1
    dissolveGrip()
    let before = self
    let seen = plan.performers.indices.map { seenPerformer($0) }
    change(&self)
    displacements = [:]
    self.origins = origins
    addLeftovers(of: before, seen)
    let left = leftScreen(seen)
    let selfMoving = Set((departure == nil ? plan.selfMovingIDs : []).map { IDKey($0) })
    var held: Set<Int> = []
    for (performer, origin) in self.origins.enumerated() {
      // A performer moves along with an end that moves by itself, so it has nothing to catch up with.
      let movesAlong = selfMoving.contains(IDKey(plan.performers[performer].id))
      let place = origin.flatMap { before.displacements[.place($0)] }
      if let origin, movesAlong, place?.isHeld != true, place?.movesClip != true {
        let fade = before.displacements[.fade(origin)]
        displacements[.place(performer)] = place?.stopped(at: playhead.time)
        displacements[.fade(performer)] = fade?.stopped(at: playhead.time)
        continue
      }
      let jump =
        origin.map { displacement(of: performer, from: seen[$0]) }
        ?? firstDisplacement(of: performer, in: left)
      displacements[.place(performer)] = jump?.part { $0.places }
      displacements[.fade(performer)] = jump?.part { $0.fades }
      // What a finger holds stays under the finger, with what is new in it, unless it has become invisible.
      let isInHeld = plan.performers[performer].parent.map { held.contains($0) } ?? false
      if origin == nil ? isInHeld : place?.isHeld == true, !plan.boxPaths[performer].isInvisible {
        held.insert(performer)
      }
    }
    release(allBut: held)
  }

  /// Keeps some performers where fingers hold them, and lets everything else return.
  private mutating func release(allBut held: Set<Int>) {
    for place in held.map({ DisplacedPart.place($0) }) {
      displacements[place] = Displacement(by: displacements[place]?.offset ?? .zero)
    }
    let released = displacements.filter { part, _ in
      part != .place(part.performer) || !held.contains(part.performer)
    }
    let inFront = released.filter { plan.performers[$0.key.performer].staysInFront }
    release(inFront, within: timeToFade)
    release(released.filter { inFront[$0.key] == nil })
  }

  /// Keeps performers that the new plan lacks in their place in the stack, as leftovers that come to rest and fade.
  private mutating func addLeftovers(of before: Flight, _ seen: [SeenPerformer]) {
    var indices: [Int?] = Array(repeating: nil, count: seen.count)
    for case (let index, let origin?) in origins.enumerated() { indices[origin] = index }
    let movedAway = Set(plan.movedAwayIDs.map { IDKey($0) })
    var below: Int?
    var isRear = true
    for origin in before.progress >= 0.5 ? before.plan.upperOrder : before.plan.lowerOrder {
      let performer = before.plan.performers[origin]
      if performer.isRoot, indices[origin] != nil { isRear = false }
      if indices[origin] == nil, seen[origin].state.box.alpha > 0,
        !movedAway.contains(IDKey(performer.id))
      {
        // A screen at the rear stays until it is covered, because there is nothing behind it.
        let isBehind = performer.role == .leftover && !seen[origin].path.isInvisible
        let isLast = performer.role == .lowerRoot || isBehind
        indices[origin] = plan.performers.count
        plan.addLeftover(
          performer,
          as: seen[origin],
          stays: isLast && departure?.isCovered == true,
          inside: performer.parent.flatMap { indices[$0] },
          inFrontOf: below,
          isRear: isRear
        )
        origins.append(origin)
      }
      below = indices[origin] ?? below
    }
  }

  /// The displacement that makes a performer look as it did in `seen`.
  private mutating func displacement(
    of performer: Int,
    from seen: SeenPerformer
  ) -> Displacement<PerformerState> {
    let (now, velocity) = motion(of: performer)
    var seen = seen
    if let departure, plan.performers[performer].role != .leftover {
      seen.leave(departure, for: now, velocity)
    }
    // A picture of the same image takes over at once.
    if seen.state.pictureAlphas.lower >= 1, plan.showsOnly(seen.lowerPicture, in: performer) {
      seen.state.pictureBoxes.upper = seen.state.pictureBoxes.lower
      seen.state.pictureAlphas = now.pictureAlphas
    }
    var displacement = Displacement(by: seen.state - now, velocity: seen.velocity - velocity)
    // Whole turns aren't turned back.
    displacement.offset.box.rotation = displacement.offset.box.rotation.withoutWholeTurns
    displacement.offset.clip.rotation = displacement.offset.clip.rotation.withoutWholeTurns
    // A picture that the other one covers is there at once.
    let crossFade = plan.boxPaths[performer].crossFade
    let front: FlightEnd = crossFade == .reveal ? .lower : .upper
    if [.over, .reveal].contains(crossFade), seen.state.pictureAlphas[front] >= 1 {
      displacement.offset.pictureAlphas[front.other] = 0
    }
    let radius = plan.radius(of: performer)
    if displacement.offset.clip.distance(radius: radius) < 1e-9,
      displacement.velocity.clip.distance(radius: radius) < 1e-3
    {
      displacement.offset.clip = .zero
      displacement.velocity.clip = .zero
    } else if plan.performers[performer].clipIndex == nil {
      plan.setClip(of: performer, BoxPath(from: plan.openClip, to: plan.openClip))
    }
    return displacement
  }

  /// The displacement with which a new performer begins.
  ///
  /// What is inside another performer is where it belongs in that, and any other pair comes from the screen that is
  /// seen most, to which it belonged until now. All but pairs fade in. What is close to an end can appear at once.
  private func firstDisplacement(of performer: Int, in left: OuterBox?)
    -> Displacement<PerformerState>?
  {
    let progress = playhead.state(of: plan.boxPaths[performer].trackIndex).progress
    let parent = plan.performers[performer].parent
    let isPair = plan.performers[performer].isPair
    guard min(progress.magnitude, (1 - progress).magnitude) > 1e-3
    else { return displacementAtEnd(of: performer, in: parent.map { outerBox($0) } ?? left) }
    let now = state(of: performer)
    var seen = now
    var outer = parent.map { outerBox($0) }
    if isPair, parent == nil {
      let end = self.progress < 0.5 ? 0.0 : 1
      seen = plan.state(of: performer, at: end)
      outer = plan.screen(end == 0 ? .lowerRoot : .upperRoot).map { outerBox($0, at: end) }
    }
    if let outer { seen = follow(outer, with: performer, as: seen) }
    if !isPair { seen.box.alpha = 0 }
    return Displacement(by: seen - now)
  }
}
