extension Flight {
  /// What is seen of a performer now, but for what two fingers do to it.
  func state(of performer: Int) -> PerformerState {
    let position = positions[plan.boxPaths[performer].track]
    let offset = displacement(of: performer)?.offset(at: playhead.time) ?? .zero
    return plan.state(of: performer, at: position, displacedBy: offset)
  }

  /// How fast that changes.
  func velocity(of performer: Int) -> PerformerState {
    var velocity = PerformerState.zero
    let track = plan.boxPaths[performer].track
    let pace = playhead.state(of: track < plan.tracks.count ? track : 0).velocity
    if pace != 0, playhead.frozen == nil {
      // A step so small that the path is straight, and so large that its ends differ.
      let step = 1e-5
      var ahead = positions[track]
      var behind = ahead
      ahead.progress += step
      behind.progress -= step
      let difference =
        plan.state(of: performer, at: ahead) - plan.state(of: performer, at: behind)
      velocity = difference * (pace / (2 * step))
    }
    guard let displacement = displacement(of: performer) else { return velocity }
    return velocity + displacement.velocity(at: playhead.time)
  }

  /// The clip that is seen of a performer now; nil if nothing clips it.
  func clip(of performer: Int) -> BoxState? {
    let own = plan.clip(of: performer, at: positions[plan.boxPaths[performer].track])
    guard let displacement = displacement(of: performer) else { return own }
    return own.map { displacement.displaced($0, at: playhead.time) }
  }

  /// Everything that is seen of one performer, and how fast it changes.
  struct Snapshot {
    var state: PerformerState
    var velocity: PerformerState
    var clip: BoxState?
    var isHeld: Bool
    /// How two fingers hold it, which changes none of the above, and what that does at the moment.
    var grips: (grip: Grip?, clipGrip: Grip?)
    var turns = Displacement.Turns.none

    /// The same, with what the fingers do to it as if it were its own.
    var ungripped: Snapshot {
      var result = self
      result.grips = (nil, nil)
      result.turns = .none
      if let turn = turns.performer {
        result.state.box = turn(state.box)
        result.state.pictureBoxes = state.pictureBoxes * turn.factor
        result.state.decoration = state.decoration.grown(by: turn.factor)
      }
      if let turn = turns.clip { result.clip = clip.map { turn($0) } }
      return result
    }
  }

  func snapshot(of performer: Int) -> Snapshot {
    let state = state(of: performer)
    let displacement = displacement(of: performer)
    let time = playhead.time
    return Snapshot(
      state: state,
      velocity: velocity(of: performer),
      clip: clip(of: performer),
      isHeld: displacement?.motion == .held,
      grips: displacement?.stoppedGrips(at: time, keepingVelocity: true) ?? (nil, nil),
      turns: displacement.map { turns(of: $0) } ?? .none
    )
  }

  /// What is kept of a snapshot: the fingers' hold only of what goes on, if what it turns about does.
  func kept(_ snapshot: Snapshot, of performer: Int) -> Snapshot {
    guard snapshot.turns != .none else { return snapshot }
    func moved(_ grip: Grip?) -> Grip? {
      guard var grip, let pivot = origins.firstIndex(of: grip.pivot) else { return nil }
      (grip.pivot, grip.reach) = (pivot, plan.reach(of: pivot))
      return grip
    }
    var result = snapshot
    result.grips = (moved(snapshot.grips.grip), moved(snapshot.grips.clipGrip))
    let isLost =
      (result.grips.grip == nil) != (snapshot.grips.grip == nil)
      || (result.grips.clipGrip == nil) != (snapshot.grips.clipGrip == nil)
    return isLost || plan.boxPaths[performer].isInvisible ? snapshot.ungripped : result
  }
}
