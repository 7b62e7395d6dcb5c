/// How far a performer is from where its plan has it, and how it returns there.
///
/// A performer may be about to jump: because of a new plan, other ends, a picture that arrives or a
/// finger that drags it. It is then displaced by the distance that it would jump, and a spring
/// reduces the displacement to zero. So it never jumps.
struct Displacement: Hashable, Sendable {
  var performer: Int
  /// The difference between what is seen and the plan's own state, until the displacement is released.
  var offset: PerformerState
  /// How fast the offset changes when it is released.
  var velocity: PerformerState
  /// How far a finger has carried it since screens were read again.
  var carried = Vector.zero
  /// How two fingers hold it, together with its clip; nil if nobody pinches it.
  var grip: Grip?
  var motion: Motion

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

  /// The factors with which the offset and the velocity at the release contribute to the offset at `time`, and how fast
  /// these change.
  func factors(at time: Double) -> (remainder: Grip.Remainder, rate: Grip.Remainder) {
    guard case .returning(let spring, let start, _) = motion else { return ((1, 0), (0, 0)) }
    let elapsed = max(time - start, 0)
    let offset = spring.motion(from: 1, velocity: 0, at: elapsed)
    let velocity = spring.motion(from: 0, velocity: 1, at: elapsed)
    return ((offset.displacement, velocity.displacement), (offset.velocity, velocity.velocity))
  }

  /// The offset at `time`.
  func offset(at time: Double) -> PerformerState {
    let remainder = factors(at: time).remainder
    return offset * remainder.offset + velocity * remainder.velocity
  }

  /// Whether the clip is seen in another place than the plan's own.
  var movesClip: Bool { offset.clip != .zero || velocity.clip != .zero }

  /// Stops it where it is at `time`.
  mutating func stop(at time: Double, keepingVelocity: Bool) {
    let offset = offset(at: time)
    let (remainder, rate) = factors(at: time)
    let velocity = self.offset * rate.offset + velocity * rate.velocity
    grip = grip?.stopped(at: remainder, rate: rate, keepingVelocity: keepingVelocity)
    carried = carried * remainder.offset
    self.offset = offset
    self.velocity = keepingVelocity ? velocity : .zero
    motion = .held
  }

  /// The time from which on nobody can see it; infinite while a finger holds it.
  var end: Double {
    if case .returning(_, _, let end) = motion { end } else { .infinity }
  }

  /// The share of its velocity with which it moves away by at most half of its distance plus 200 points.
  func velocityShare(reach: Double) -> Double {
    let (distance, speed) = size(reach: reach)
    return min(TrackMotion.Sprung.calm.frequency * (distance + 500) / speed, 1)
  }

  /// The same displacement without whole turns.
  var unwound: Displacement {
    func unwound(_ angle: Double) -> Double {
      let (sine, cosine) = Elementary.sincos(angle)
      return angle.magnitude > .pi ? Elementary.atan2(sine, cosine) : angle
    }
    var result = self
    result.offset.box.rotation = unwound(offset.box.rotation)
    if let grip { result.grip?.angle = unwound(grip.angle) }
    result.offset.clip.rotation = unwound(offset.clip.rotation)
    return result
  }

  /// The same displacement with a share of its velocity.
  func slowed(to share: Double) -> Displacement {
    var slowed = self
    slowed.velocity = velocity * share
    slowed.grip?.growthVelocity *= share
    slowed.grip?.angleVelocity *= share
    return slowed
  }

  /// The spring that takes it back within `limit` seconds.
  func spring(reach: Double, within limit: Double) -> MatchSpring {
    let (distance, speed) = size(reach: reach)
    return TrackMotion.Sprung.calm.stiffened(
      toSettleWithin: limit,
      from: distance,
      velocity: speed,
      tolerance: Displacement.tolerance
    )
  }

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
    var distance = offset.size(reach: reach)
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

  /// Shows a performer in a frame as it is seen, which is not where this plan has it.
  func show(_ state: PerformerState, of index: Int, in frame: inout Frame) {
    frame.performers[index].set(state.box)
    let alphas = (
      lower: state.pictureAlphas.x.clampedToUnit, upper: state.pictureAlphas.y.clampedToUnit
    )
    frame.performers[index].set(alphas, isLowerInFront: boxPaths[index].crossFade.isLowerInFront)
    frame.performers[index].pastAlpha = state.pastOpacity
    let performer = performers[index]
    let scale = state.box.positiveScale
    if let boxes = performer.pictureBoxes {
      frame.pictureBoxes[boxes] = state.pictureBoxes.inOwnPoints(scale)
    }
    if let decoration = performer.decoration {
      frame.decorations[decoration] = state.decoration.inOwnPoints(scale)
    }
    if let clip = performer.clip { frame.clips[clip] = RoundedBox(state.clip) }
  }
}
