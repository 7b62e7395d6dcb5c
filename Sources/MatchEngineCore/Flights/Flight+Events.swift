extension Flight {
  /// Takes one event and returns what has to be done about it.
  @discardableResult public mutating func handle(_ event: FlightEvent) -> Actions {
    if outcome != nil { return [] }
    if !lifecycle.isOnStage { lifecycle.earlyCalls.record(event) }
    return switch event {
    case .start: lifecycle.handle(.start)
    case .staged: begin()
    case .stageFailed: end(.halt(.stageFailed, at: nil))
    case .tick(let clock): tick(clock)

    case .hold: hold()
    case .move(let fraction): move(to: fraction)
    case .drag(let id, let step, let pinch): drag(id, by: step, pinch)
    case .drop(let id, let velocity, let pinch): drop(id, velocity: velocity, pinch)
    case .release(let velocity):
      settle(.settle(heading(releasedAt: velocity)), velocity: velocity)
    case .finish(let velocity): settle(.settle(.finish), velocity: velocity)
    case .cancel(let velocity): settle(.settle(.cancel), velocity: velocity)
    case .reverse: settle(.reverse, velocity: 0)

    case .endsUnchanged: land()
    case .redirect(let plan, let departure): redirect(to: plan, departure)
    case .pictured(let ids): fadePast(of: ids)

    case .resized: end(.halt(.resized, at: nil))
    case .background: end(.halt(.background, at: nil))
    case .gone: end(.halt(.gone, at: nearest))
    case .overtaken: end(.halt(.overtaken, at: lifecycle.phase == .held ? nearest : nil))
    }
  }

  private mutating func begin() -> Actions {
    guard lifecycle.phase == .preparing else { return [] }
    let actions = lifecycle.handle(.staged)
    switch lifecycle.phase.kind {
    case .held:
      playhead.hold()
      if let fraction = lifecycle.earlyCalls.fraction { playhead.move(to: progress(at: fraction)) }
    case .settling: settleTracks(velocity: 0)
    case .idle, .preparing, .running, .ended: run()
    }
    return actions
  }

  mutating func run() {
    playhead.run(plan, direction)
    limitTime()
  }

  private mutating func tick(_ clock: Double) -> Actions {
    guard lifecycle.isOnStage else { return [] }
    pass(to: clock)
    guard lifecycle.phase != .held, playhead.time >= end else { return lifecycle.handle(.tick) }
    // At the deadline, the flight lands even if something hasn't returned.
    if let deadline, playhead.time >= deadline { return land() }
    return lifecycle.handle(.arrived)
  }

  /// Lets time pass; a long gap moves the deadline, too, so that a change has as much time left as after a short one.
  private mutating func pass(to clock: Double) {
    let before = playhead.time
    playhead.advance(to: clock, countsAll: lifecycle.isPlaying)
    let excess = max(playhead.time - before - Playhead.longestStep, 0)
    deadline = deadline.map { $0 + excess }
  }

  /// The flight as it is seen at a time on the ticking clock, if it is played.
  public func seen(at clock: Double) -> Flight {
    guard lifecycle.isPlaying, clock > self.clock ?? clock else { return self }
    var flight = self
    flight.pass(to: clock)
    return flight
  }

  /// Whether nobody holds it, every performer is within `distance` of its goal, and no fade is visible.
  public func isAtRest(within distance: Double) -> Bool {
    let target = progress(of: lifecycle.heading)
    return lifecycle.isFree
      && plan.performers.indices.allSatisfy { performer in
        let remaining = plan.state(of: performer, at: target) - state(of: performer)
        // A twentieth of an opacity is invisible; a whole one counts as 128 points.
        return remaining.fades.size(radius: 0) < 6
          && remaining.box.distance(radius: plan.radius(of: performer)) <= distance
      }
  }

  /// When everything looks at rest, or no time is left.
  var end: Double {
    let carried = max(playhead.end, grip?.displacement.end ?? 0)
    let rest = displacements.values.reduce(carried) { max($0, $1.end) }
    return min(rest, deadline ?? .infinity)
  }

  /// Ends the flight if everything is at rest, after the ends were read and had not moved.
  private mutating func land() -> Actions {
    guard lifecycle.isFree, playhead.time >= end else { return [] }
    return end(.endsUnchanged)
  }

  private mutating func end(_ signal: Lifecycle.Signal) -> Actions {
    let wasOnStage = lifecycle.isOnStage
    let actions = lifecycle.handle(signal)
    guard wasOnStage, let outcome else { return actions }
    // The last frame is exactly that of the screen that stays.
    playhead.rest(plan.tracks, at: progress(of: outcome == .finished ? .finish : .cancel))
    displacements = [:]
    grip = nil
    return actions
  }

  private var nearest: Lifecycle.Heading { fraction >= 0.5 ? .finish : .cancel }
}
