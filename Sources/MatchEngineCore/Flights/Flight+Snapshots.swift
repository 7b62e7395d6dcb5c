extension Flight {
  /// What is seen of a performer now, without what two fingers do to it.
  func state(of performer: Int) -> PerformerState {
    let progress = positions[plan.boxPaths[performer].track]
    let offset = displacements[performer]?.offset(at: playhead.time) ?? .zero
    return plan.state(of: performer, at: progress) + offset
  }

  /// How fast that changes.
  func velocity(of performer: Int) -> PerformerState {
    var velocity = PerformerState.zero
    let track = plan.boxPaths[performer].track
    let speed = playhead.state(of: track).velocity
    if speed != 0 {
      // A step so small that the path is straight, and so large that its ends differ.
      let step = 1e-5
      let difference =
        plan.state(of: performer, at: positions[track] + step)
        - plan.state(of: performer, at: positions[track] - step)
      velocity = difference * (speed / (2 * step))
    }
    guard let displacement = displacements[performer] else { return velocity }
    return velocity + displacement.velocity(at: playhead.time)
  }

  /// Everything that is seen of one performer, and how fast it changes.
  struct Snapshot {
    var state: PerformerState
    var velocity: PerformerState
    var clip: BoxState?
    var crossFade: CrossFade
    var isHeld: Bool
  }

  /// What is seen of a performer now, including what two fingers do to it.
  func snapshot(of performer: Int) -> Snapshot {
    let path = plan.boxPaths[performer]
    var state = state(of: performer)
    var clip = plan.clip(of: performer, at: positions[path.track])
    let displacement = displacements[performer]
    if let displacement {
      let turn = turn(of: displacement)
      if let turn { state = turn(state) }
      clip = clip.map { displacement.displaced($0, turn, at: playhead.time) }
    }
    return Snapshot(
      state: state,
      velocity: velocity(of: performer),
      clip: clip,
      crossFade: path.crossFade,
      isHeld: displacement?.motion == .held
    )
  }
}
