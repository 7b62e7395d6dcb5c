extension Flight {
  mutating func hold() -> Actions {
    let wasHeld = lifecycle.phase == .held
    let actions = lifecycle.handle(.hold)
    guard lifecycle.phase == .held, !wasHeld else { return actions }
    playhead.hold()
    deadline = nil
    latest = nil
    return actions
  }

  mutating func move(to fraction: Double) -> Actions {
    guard !fraction.isNaN else { return [] }
    var actions = hold()
    guard lifecycle.phase == .held else {
      early.fraction = fraction
      return actions
    }
    playhead.move(to: place(at: fraction))
    actions.formUnion(.draw)
    return actions
  }

  /// The place of a fraction of the flight, brought within what a place can be.
  func place(at fraction: Double) -> Double {
    let fraction = min(max(fraction, -10), 10)
    return direction.isForward ? fraction : 1 - fraction
  }

  mutating func drag(_ id: String, by way: Vector) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id), way.isFinite else { return [] }
    var actions = hold()
    var carry = grasp(performer)
    let place = carry.displacement.boxState.center + way
    // Farther away than that is no finger.
    let limit = 1e5
    carry.displacement.boxState.center = Vector(
      min(max(place.x, -limit), limit),
      min(max(place.y, -limit), limit)
    )
    put(carry)
    actions.formUnion(lifecycle.handle(.change))
    return actions
  }

  mutating func drop(_ id: String, velocity: Vector) -> Actions {
    guard lifecycle.isOnStage, let performer = performer(of: id) else { return [] }
    guard var carry = carry(of: performer), carry.state == .held else { return [] }
    // Faster than that is no finger.
    let fastest = 1e5
    func sanitized(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, -fastest), fastest) }
    carry.velocity.boxState.center = Vector(sanitized(velocity.x), sanitized(velocity.y))
    carry.release(at: playhead.time, reach: plan.reach(of: performer), within: patience)
    put(carry)
    return lifecycle.handle(.change)
  }

  /// Goes where the velocity would carry it within a fifth of a second.
  mutating func release(velocity: Double) -> Actions {
    let velocity = velocity.isNaN ? 0 : velocity
    let current = lifecycle.phase == .held ? fraction : early.fraction ?? fraction
    let goal = current.clampedToUnit + 0.2 * velocity
    return settle(.settle(goal >= 0.5 ? .finish : .cancel), velocity: velocity)
  }

  /// Lets go, or turns round.
  mutating func settle(_ signal: Lifecycle.Signal, velocity: Double) -> Actions {
    let before = lifecycle
    let actions = lifecycle.handle(signal)
    // It may already be on its way there; then it goes on as it was.
    guard lifecycle.isOnStage, lifecycle != before else { return actions }
    settleTracks(velocity: direction.isForward ? velocity : -velocity)
    return actions
  }

  /// Sends everything to where the flight is heading.
  mutating func settleTracks(velocity: Double) {
    deadline = playhead.time + max(1.2 * duration, 1e-3)
    latest = playhead.time + 1.2 * duration + 1
    playhead.settle(
      to: place(of: lifecycle.heading),
      velocity: velocity,
      like: plan.settlingSpring,
      tracks: plan.tracks,
      within: duration
    )
    for (place, carry) in carries.enumerated() {
      var carry = carry
      if carry.state != .held, carry.end <= deadline ?? .infinity { continue }
      if carry.state != .held { carry = grasp(carry.performer, keepingVelocity: true) }
      carry.release(at: time, reach: plan.reach(of: carry.performer), within: patience)
      carries[place] = carry
    }
  }

  /// How long a displacement may take to come home.
  var patience: Double {
    guard let deadline else { return 0.5 }
    let left = deadline - playhead.time
    return lifecycle.phase == .settling ? max(left, 1e-3) : max(min(left, 0.5), 1e-3)
  }

  /// Gives what is displaced the time to come home, where there is still some to give: just before the deadline
  /// it would have to jump.
  mutating func putOff() {
    guard let deadline, let latest else { return }
    self.deadline = max(deadline, min(playhead.time + 0.3, latest))
  }

  /// The carry of a performer, stopped where it is.
  private func grasp(_ performer: Int, keepingVelocity: Bool = false) -> Carry {
    guard var carry = carry(of: performer) else {
      return Carry(performer: performer, displacement: .zero, velocity: .zero, state: .held)
    }
    let velocity = keepingVelocity ? carry.velocity(at: playhead.time) : .zero
    if !carry.clip.isEmpty { carry.clip = clipRegion(of: performer) }
    if carry.rounded != nil { carry.rounded = roundedClip(of: performer) }
    carry.clipDistance *= carry.remainder(at: playhead.time).displacement
    carry.displacement = carry.value(at: playhead.time)
    carry.velocity = velocity
    carry.state = .held
    return carry
  }

  private mutating func put(_ carry: Carry) {
    let place = placeOfCarry(of: carry.performer)
    if place < carries.count, carries[place].performer == carry.performer {
      carries[place] = carry
    } else {
      carries.insert(carry, at: place)
    }
  }

  /// How a performer is displaced; nil where it is not.
  func carry(of performer: Int) -> Carry? {
    let place = placeOfCarry(of: performer)
    return place < carries.count && carries[place].performer == performer ? carries[place] : nil
  }

  /// Where the carry of a performer is or belongs; they are sorted by performer.
  private func placeOfCarry(of performer: Int) -> Int {
    var low = 0
    var high = carries.count
    while low < high {
      let middle = (low + high) / 2
      if carries[middle].performer < performer { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func performer(of id: String) -> Int? {
    plan.performers.firstIndex { $0.id == id && !$0.isRoot && $0.role != .stray }
  }
}

extension Plan {
  /// The spring that takes it on from where it is let go: its own, if it has one that bounces.
  var settlingSpring: MatchSpring {
    let calm = TrackMotion.Sprung.calm
    guard case .spring(let spring)? = tracks.first?.curve, spring.dampingRatio < 1 else {
      return calm
    }
    return spring
  }
}
