/// How far a performer is from where its plan has it, and how it returns there.
///
/// A performer may be about to jump: because of a new plan, other ends, a picture that arrives or a
/// finger that drags it. It is then displaced by the distance that it would jump, and a spring
/// reduces the displacement to zero. So it never jumps.
struct Displacement: Hashable, Sendable {
  /// The index of the performer.
  var performer: Int
  /// The difference between what is seen and the state that the plan gives, until it is released.
  var offset: PerformerState
  /// How fast the offset changes when it is released.
  var velocity: PerformerState
  /// The clip that was seen, which becomes the plan's own; nil if that is what was seen.
  ///
  /// It is mixed with that one: displaced by a fixed distance, a clip that shrinks meanwhile would turn
  /// inside out.
  var seenClip: BoxState?
  /// How far the clip that was seen is from the plan's own at first.
  var seenDistance = 0.0
  /// How much of it is still seen when the displacement is released.
  var seenShare = 1.0
  /// How far a finger has carried the clip along, and how fast it was let go; nil if the clip stays.
  var carry: Carry?
  /// How two fingers hold it, and its clip if that is carried along; nil if nobody pinches it.
  var grip: Grip?
  var motion: Motion

  struct Carry: Hashable, Sendable {
    var offset = Vector.zero
    var velocity = Vector.zero
  }

  enum Motion: Hashable, Sendable {
    /// A finger holds it.
    case held
    /// A spring takes it back, and looks at rest from the second moment on.
    case returning(MatchSpring, since: Double, until: Double)
  }
}

extension Displacement {
  /// How far off a performer may be because of its displacement, in points, without anyone seeing it.
  static let tolerance = 0.15

  /// How much of the offset and of the velocity the offset at `time` consists of.
  func remainder(at time: Double) -> (offset: Double, velocity: Double) {
    guard case .returning(let spring, let start, _) = motion else { return (1, 0) }
    let elapsed = max(time - start, 0)
    return (
      spring.motion(from: 1, velocity: 0, at: elapsed).displacement,
      spring.motion(from: 0, velocity: 1, at: elapsed).displacement
    )
  }

  /// How fast these two shares change.
  private func rate(at time: Double) -> (offset: Double, velocity: Double) {
    guard case .returning(let spring, let start, _) = motion else { return (0, 0) }
    let elapsed = max(time - start, 0)
    return (
      spring.motion(from: 1, velocity: 0, at: elapsed).velocity,
      spring.motion(from: 0, velocity: 1, at: elapsed).velocity
    )
  }

  /// The offset at `time`.
  func offset(at time: Double) -> PerformerState {
    let remainder = remainder(at: time)
    return offset * remainder.offset + velocity * remainder.velocity
  }

  /// How fast the offset changes at `time`.
  func velocity(at time: Double) -> PerformerState {
    let rate = rate(at: time)
    return offset * rate.offset + velocity * rate.velocity
  }

  /// How far the clip is carried along at `time`.
  func carry(at time: Double) -> Vector {
    guard let carry else { return .zero }
    let remainder = remainder(at: time)
    return carry.offset * remainder.offset + carry.velocity * remainder.velocity
  }

  /// Whether the clip is seen elsewhere than the plan has it.
  var changesClip: Bool { seenClip != nil || carry != nil }

  /// What is seen of a clip that the plan has at `own`, with what two fingers do to it if it is carried along.
  func displaced(_ own: BoxState, _ turn: Turn?, at time: Double) -> BoxState {
    var state = own
    if let seenClip { state = state.mixed(with: seenClip, seenShare * remainder(at: time).offset) }
    guard carry != nil else { return state }
    state.center = state.center + carry(at: time)
    return turn?(state) ?? state
  }

  /// Stops it where it is at `time`.
  mutating func stop(at time: Double, keepingVelocity: Bool) {
    let (offset, velocity, carried) = (offset(at: time), velocity(at: time), carry(at: time))
    let (remainder, rate) = (remainder(at: time), rate(at: time))
    if let carry, motion != .held {
      let speed = carry.offset * rate.offset + carry.velocity * rate.velocity
      self.carry = Carry(offset: carried, velocity: keepingVelocity ? speed : .zero)
    }
    seenShare *= remainder.offset
    grip = grip?.stopped(at: remainder, rate: rate, keepingVelocity: keepingVelocity)
    self.offset = offset
    self.velocity = keepingVelocity ? velocity : .zero
    motion = .held
  }

  /// From when on nobody can see it any more.
  var end: Double {
    if case .returning(_, _, let end) = motion { end } else { .infinity }
  }

  /// The spring that takes it back within `limit` seconds.
  ///
  /// However fast it was thrown, it moves away by at most half of its distance and 200 points more.
  func spring(reach: Double, within limit: Double) -> MatchSpring {
    let (distance, speed) = size(reach: reach)
    let frequency = max(TrackMotion.Sprung.calm.frequency, speed / (distance + 500))
    return MatchSpring(frequency: frequency, dampingRatio: 1).stiffened(
      toSettleWithin: limit,
      from: distance,
      velocity: speed,
      tolerance: Displacement.tolerance
    )
  }

  /// Lets a spring take it back.
  mutating func release(by spring: MatchSpring, at time: Double, reach: Double) {
    let (distance, speed) = size(reach: reach)
    let settling = spring.settlingTime(
      from: distance,
      velocity: speed,
      tolerance: Displacement.tolerance
    )
    motion = .returning(spring, since: time, until: time + settling)
  }

  private func size(reach: Double) -> (distance: Double, speed: Double) {
    var distance = offset.size(reach: reach) + seenDistance * seenShare
    var speed = velocity.size(reach: reach)
    if let size = grip?.size(reach: reach) {
      distance += size.distance
      speed += size.speed
    }
    return (distance, speed)
  }
}

extension Plan {
  /// Half the diagonal of a performer where it is largest.
  func reach(of performer: Int) -> Double {
    let boxPath = boxPaths[performer]
    return max(boxPath.lower.extent.length, boxPath.upper.extent.length) / 2
  }

  /// Applies `displacement` to its performer in `frame`, with what two fingers do to it.
  func displace(
    _ displacement: Displacement,
    _ turn: Turn?,
    _ progress: Double,
    at time: Double,
    in frame: inout Frame
  ) {
    let index = displacement.performer
    let state = state(of: index, at: progress) + displacement.offset(at: time)
    frame.performers[index].set(turn?(state.box) ?? state.box)
    let alphas = (
      lower: state.pictureAlphas.x.clampedToUnit, upper: state.pictureAlphas.y.clampedToUnit
    )
    frame.performers[index].set(alphas, isLowerInFront: boxPaths[index].crossFade.isLowerInFront)
    frame.performers[index].pastAlpha = state.pastOpacity
    let performer = performers[index]
    if let boxes = performer.pictureBoxes {
      frame.pictureBoxes[boxes] = state.pictureBoxes.inOwnPoints(state.box.positiveScale)
    }
    if let decoration = performer.decoration {
      frame.decorations[decoration] = state.decoration.inOwnPoints(state.box.positiveScale)
    }
    guard let clip = performer.clip, displacement.changesClip else { return }
    // Others with the same clip are carried as far, so it does not matter how many write it.
    let own = clips[clip].state(at: progress.clampedToUnit)
    frame.clips[clip] = RoundedBox(displacement.displaced(own, turn, at: time))
  }
}
