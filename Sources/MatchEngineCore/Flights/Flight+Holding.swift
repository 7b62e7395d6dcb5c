extension Flight {
  mutating func hold() -> Actions {
    let wasHeld = lifecycle.phase == .held
    let actions = lifecycle.handle(.hold)
    guard lifecycle.phase == .held, !wasHeld else { return actions }
    playhead.hold()
    deadline = nil
    return actions
  }

  mutating func move(to fraction: Double) -> Actions {
    guard !fraction.isNaN else { return [] }
    let actions = hold()
    guard lifecycle.phase == .held else { return actions }
    playhead.move(to: progress(at: fraction))
    return actions
  }

  /// The progress at a fraction of the flight, kept within reasonable bounds.
  func progress(at fraction: Double) -> Double {
    let fraction = min(max(fraction, -10), 10)
    return direction.isForward ? fraction : 1 - fraction
  }

  mutating func release(
    _ held: [DisplacedPart: Displacement<PerformerState>],
    within limit: Double? = nil
  ) {
    let time = playhead.time
    let limit = limit ?? timeToReturn
    let radii = held.keys.map { plan.radius(of: $0.performer) }
    let released = Displacement.released(Array(held.values), radii, at: time, within: limit)
    for (part, displacement) in zip(held.keys, released) { displacements[part] = displacement }
  }

  /// The end that it would go to if it were let go now.
  ///
  /// - Parameters:
  ///   - velocity: Its velocity, in fractions per second.
  ///   - threshold: The fraction that it has to reach within a fifth of a second to finish.
  public func heading(releasedAt velocity: Double, from threshold: Double = 0.5)
    -> Lifecycle.Heading
  {
    Lifecycle.Heading(of: fraction, releasedAt: velocity, from: threshold)
  }

  /// Releases the flight, or changes its heading.
  mutating func settle(_ signal: Lifecycle.Signal, velocity: Double) -> Actions {
    let before = lifecycle
    let actions = lifecycle.handle(signal)
    // If it is already on its way there, it continues unchanged.
    guard lifecycle.isOnStage, lifecycle != before else { return actions }
    settleTracks(velocity: direction.isForward ? velocity : -velocity)
    // What has lost the end to which it now goes gets time to fade.
    return plan.lost.isEmpty ? actions : actions.union(redirect(to: plan, nil))
  }

  mutating func settleTracks(velocity: Double) {
    limitTime()
    playhead.settle(plan, to: progress(of: lifecycle.heading), velocity: velocity, within: duration)
    // Lets go of what is held, and makes what would return too late return faster.
    let time = playhead.time
    let limit = max(1.2 * duration, 1e-3)
    release(displacements.filter { $0.value.end > time + limit }, within: limit)
    if let grip, grip.displacement.end > time + limit { releaseGrip(within: limit) }
  }

  /// Sets the latest time at which the flight ends, whatever changes until then.
  mutating func limitTime() { deadline = playhead.time + 1.2 * duration + 1 }

  var timeToReturn: Double { max(min((deadline ?? .infinity) - playhead.time, 0.5), 1e-3) }

  /// The index of the performer with an ID, except for leftovers.
  package func performer(of id: String) -> Int? {
    let key = IDKey(id)
    return plan.performers.firstIndex { !$0.isRoot && $0.role != .leftover && IDKey($0.id) == key }
  }
}

extension Plan {
  /// The indices of a performer and of everything that flies inside it.
  func nest(of performer: Int) -> [Int] {
    var isInside = Array(repeating: false, count: performers.count)
    isInside[performer] = true
    // A performer comes after its parent.
    for index in performers.indices {
      if let parent = performers[index].parent, isInside[parent] { isInside[index] = true }
    }
    return performers.indices.filter { isInside[$0] }
  }
}
