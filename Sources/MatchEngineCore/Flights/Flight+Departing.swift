extension Flight.SeenPerformer {
  /// Turns this into what is seen of a performer whose flight goes on to another screen, where it has the state `now`.
  ///
  /// Its picture of the screen that is left stays as it is, and becomes the lower or the upper one. The picture of the
  /// arriving screen keeps its place relative to that one, and its own aspect ratio, as it will at rest. Everything
  /// else that was seen is the past. It fades as soon as it isn't needed to cover what is behind it, and at once if two
  /// texts would be readable on one another.
  mutating func leave(
    _ departure: FlightEvent.Departure,
    for now: PerformerState,
    _ velocityNow: PerformerState
  ) {
    let alphas = state.pictureAlphas
    var left = departure.left
    // A single picture for both ends also counts as that of the screen that is left.
    if path.crossFade.isOnePicture, alphas[left] <= 0 { left = left.other }
    let alpha = alphas[left]
    let kept = state.pictureBoxes[left]
    let speed = velocity.pictureBoxes[left]
    let hasPast = max(alphas[left.other], state.past.needed, state.past.unneeded) > 0
    let isNeeded = path.crossFade.covers && alpha < 1
    state.past = .zero
    if hasPast { state.past = isNeeded ? Past(needed: 1) : Past(unneeded: 1) }
    velocity.past = .zero
    let arrival = departure.direction.arrival
    let rest = now.pictureBoxes
    func arriving(beside kept: Box) -> Box { rest[arrival].beside(rest[arrival.other], at: kept) }
    let moment = 1e-3
    let next = arriving(beside: kept)
    let later = arriving(beside: kept + speed * moment)
    state.pictureBoxes[arrival.other] = kept
    state.pictureBoxes[arrival] = next
    velocity.pictureBoxes[arrival.other] = speed
    velocity.pictureBoxes[arrival] = (later - next) * (1 / moment)
    let comesLater = path.separatesWords && hasPast && alpha <= 0
    let seen = comesLater ? PerformerState.laterAlpha : alpha
    state.pictureAlphas = now.pictureAlphas
    state.pictureAlphas[arrival.other] = seen
    // If the two pictures look the same, the upper one takes over at once.
    if arrival == .upper, now.pictureAlphas == BothEnds(lower: 0, upper: 1) {
      state.pictureAlphas = BothEnds(lower: 0, upper: seen)
    }
    velocity.pictureAlphas = velocityNow.pictureAlphas
  }
}

extension Box {
  /// This box after the other one has moved: it keeps its shape, and its place and size relative to the other.
  fileprivate func beside(_ other: Box, at moved: Box) -> Box {
    let old = other.size.x * other.size.y
    let new = moved.size.x * moved.size.y
    let factor = old > 1e-9 && new > 0 ? Elementary.squareRoot(new / old) : 1
    let size = size * factor
    return Box(origin: moved.center + (center - other.center) * factor - size / 2, size: size)
  }
}

extension Flight {
  /// What is around a performer: as it is seen, and as the plan has it.
  typealias OuterBox = (seen: BoxState, rest: BoxState)

  func outerBox(_ outer: Int, at progress: Double? = nil) -> OuterBox {
    let own = playhead.state(of: plan.boxPaths[outer].trackIndex).progress
    return (state(of: outer).box, plan.state(of: outer, at: progress ?? own).box)
  }

  /// What is seen of a performer inside something, with its clip.
  func follow(_ outer: OuterBox, with performer: Int, as state: PerformerState) -> PerformerState {
    let isClipped = plan.performers[performer].isClipped
    return state.grown(by: outer.seen.meanScale / outer.rest.meanScale, isClipped: isClipped) {
      $0.following(outer.rest, to: outer.seen)
    }
  }

  /// The screen that is left; nil if there is none, or if it is where the new plan has it.
  func leftScreen(_ before: [SeenPerformer]) -> OuterBox? {
    guard let departure,
      let screen = plan.screen(departure.direction.isForward ? .lowerRoot : .upperRoot),
      let origin = origins[screen]
    else { return nil }
    let seen = before[origin].state.box
    let rest = state(of: screen).box
    let distance = PerformerState(box: seen - rest, pictureBoxes: .zero)
    return distance.size(radius: plan.radius(of: screen)) < 0.5 ? nil : (seen, rest)
  }

  /// The displacement with which a new performer begins at an end, if what is around it isn't where its plan has it.
  ///
  /// A performer that was a part of that, or of the screen that is left, continues from where it was seen there. A
  /// screen that is uncovered fades in beside it; a screen that covers it comes from out of sight.
  func displacementAtEnd(of performer: Int, in outer: OuterBox?) -> Displacement<PerformerState>? {
    guard let outer, outer.rest.alpha > 0 else { return nil }
    let now = state(of: performer)
    var seen = now
    let isInside = plan.performers[performer].parent != nil
    switch plan.performers[performer].role {
    case .lowerRoot: seen.box.alpha = 0
    case .upperRoot, .leftover: return nil
    case .leaving where !direction.isForward && !isInside: return nil
    case .entering where direction.isForward && !isInside: return nil
    case .pair, .leaving, .entering:
      seen = follow(outer, with: performer, as: now)
      seen.box.alpha *= outer.seen.alpha / outer.rest.alpha
    }
    return Displacement(by: seen - now)
  }
}
