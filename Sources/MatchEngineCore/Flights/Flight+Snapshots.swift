extension Flight {
  /// What is seen of a performer, now or at another time, including what two fingers do to it.
  func state(of performer: Int, at time: Double? = nil) -> PerformerState {
    let time = time ?? playhead.time
    func progress(_ track: Int) -> Double { playhead.state(of: track, at: time).progress }
    let state = plan.state(of: performer, at: progress(plan.boxPaths[performer].track))
    guard let displacement = displacements[performer] else { return state }
    let moved = state + displacement.offset(at: time)
    guard var turned = turn(of: displacement, at: time, progress)?(moved) else { return moved }
    if plan.performers[performer].clip == nil { turned.clip = moved.clip }
    return turned
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

  /// What is seen of a performer now, including what two fingers do to it.
  func snapshot(of performer: Int) -> Snapshot {
    let path = plan.boxPaths[performer]
    let (state, velocity) = motion(of: performer)
    return Snapshot(
      state: state,
      velocity: velocity,
      crossFade: path.crossFade,
      isHeld: displacements[performer]?.motion == .held
    )
  }
}
