extension Flight {
  /// What is seen of a performer, now or at another time, including what fingers do to it.
  func state(of performer: Int, at time: Double? = nil) -> PerformerState {
    let state = ownState(of: performer, at: time)
    guard let grip, grip.performers.contains(performer) else { return state }
    let isReaching = isClippedFromOutside(performer, grip)
    var seen = transform(of: grip, at: time)(state, reaching: isReaching)
    if plan.performers[performer].clip == nil { seen.clip = state.clip }
    return seen
  }

  /// What would be seen of a performer without the grip of fingers.
  func ownState(of performer: Int, at time: Double? = nil) -> PerformerState {
    let time = time ?? playhead.time
    let track = plan.boxPaths[performer].track
    var state = plan.state(of: performer, at: playhead.state(of: track, at: time).progress)
    if let place = displacements[.place(performer)] { state = state + place.offset(at: time) }
    if let fade = displacements[.fade(performer)] { state = state + fade.offset(at: time) }
    return state
  }

  /// What is seen of a performer now, and how fast that changes.
  func motion(of performer: Int) -> (state: PerformerState, velocity: PerformerState) {
    // A moment so short that the path is straight, and so long that its ends differ.
    let moment = 1e-6
    let state = state(of: performer)
    let next = self.state(of: performer, at: playhead.time + moment)
    return (state, (next - state) * (1 / moment))
  }

  /// Everything that is seen of one performer, and how fast it changes.
  struct Snapshot {
    var state: PerformerState
    var velocity: PerformerState
    var crossFade: CrossFade
    var isHeld: Bool
  }

  func snapshot(of performer: Int) -> Snapshot {
    let (state, velocity) = motion(of: performer)
    return Snapshot(
      state: state,
      velocity: velocity,
      crossFade: plan.boxPaths[performer].crossFade,
      isHeld: displacements[.place(performer)]?.isHeld == true
    )
  }
}
