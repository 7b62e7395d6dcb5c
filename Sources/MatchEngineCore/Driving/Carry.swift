/// How far a performer is from where its plan has it, and how it comes home.
///
/// Whatever changes beneath a performer in flight, a new plan, other ends, a picture that arrives, a
/// finger that carries it, it is first displaced by as much as the change would make it jump, and
/// then a spring takes the displacement to nothing. So it never jumps.
struct Carry: Hashable, Sendable {
  var performer: Int
  var displacement: PerformerState
  var velocity: PerformerState
  /// The corners of the clip that was seen, which becomes the plan's own: displaced by a fixed way,
  /// a region that shrinks meanwhile would turn inside out.
  var clip: [Vector] = []
  var rounded: BoxState?
  /// How far those are from the plan's own at first.
  var clipDistance = 0.0
  var state: State

  enum State: Hashable, Sendable {
    /// A finger has it.
    case held
    /// A spring takes it home, from a moment on, and has by the other.
    case homing(MatchSpring, since: Double, until: Double)
  }
}

extension Carry {
  /// How much is left of the displacement, and of the velocity, at `time`.
  func remainder(at time: Double) -> (displacement: Double, velocity: Double) {
    guard case .homing(let spring, let start, _) = state else { return (1, 0) }
    let elapsed = max(time - start, 0)
    return (
      spring.motion(from: 1, velocity: 0, at: elapsed).displacement,
      spring.motion(from: 0, velocity: 1, at: elapsed).displacement
    )
  }

  /// The displacement at `time`.
  func value(at time: Double) -> PerformerState {
    let left = remainder(at: time)
    return displacement * left.displacement + velocity * left.velocity
  }

  /// How fast the displacement changes at `time`.
  func velocity(at time: Double) -> PerformerState {
    guard case .homing(let spring, let start, _) = state else { return .zero }
    let elapsed = max(time - start, 0)
    return displacement * spring.motion(from: 1, velocity: 0, at: elapsed).velocity
      + velocity * spring.motion(from: 0, velocity: 1, at: elapsed).velocity
  }

  /// The displacements' part of the half point that nobody sees.
  static let visible = 0.15

  /// When it is home, as far as anyone can see.
  var end: Double {
    if case .homing(_, _, let end) = state { end } else { .infinity }
  }

  /// Lets it go: a spring takes it home within `limit` seconds.
  ///
  /// However fast it was thrown, it goes no farther than half the distance that it already was away
  /// and a fifth of a thousand points.
  mutating func release(at time: Double, reach: Double, within limit: Double) {
    let distance = displacement.size(reach: reach) + clipDistance
    let speed = velocity.size(reach: reach)
    let calm = TrackMotion.Sprung.calm
    let room = distance + 500
    let frequency = max(calm.frequency, speed / room)
    let spring = MatchSpring(frequency: frequency, dampingRatio: 1).stiffened(
      toSettleWithin: limit,
      from: distance,
      velocity: speed,
      tolerance: Carry.visible
    )
    let settling = spring.settlingTime(
      from: distance,
      velocity: speed,
      tolerance: Carry.visible
    )
    state = .homing(spring, since: time, until: time + settling)
  }
}

extension Plan {
  /// Half the diagonal of a performer where it is largest.
  func reach(of performer: Int) -> Double {
    let boxPath = boxPaths[performer]
    return max(boxPath.lower.extent.length, boxPath.upper.extent.length) / 2
  }

  /// Displaces in `frame` what `carry` carries.
  func displace(
    _ carry: Carry,
    _ position: TrackPosition,
    at time: Double,
    in frame: inout Frame
  ) {
    let place = carry.performer
    let performerState = performerState(of: place, at: position, displacedBy: carry.value(at: time))
    frame.performers[place].set(performerState.boxState, visibility: 1)
    let pictures = (
      lower: performerState.pictures.x.clampedToUnit, upper: performerState.pictures.y.clampedToUnit
    )
    frame.performers[place].set(pictures, isLowerInFront: boxPaths[place].blend.isLowerInFront)
    let performer = performers[place]
    if let boxes = performer.pictureBoxes {
      frame.pictureBoxes[boxes] = performerState.pictureBoxes.own(performerState.boxState)
    }
    if let decoration = performer.decoration {
      frame.decorations[decoration] = performerState.decoration.own(performerState.boxState)
    }
    if let clip = performer.clip { displace(carry, clip, position, at: time, in: &frame) }
  }

  private func displace(
    _ carry: Carry,
    _ clip: Int,
    _ position: TrackPosition,
    at time: Double,
    in frame: inout Frame
  ) {
    let share = carry.remainder(at: time).displacement
    for (vertex, seen) in zip(clips[clip].vertices, carry.clip) {
      frame.vertices[vertex] = frame.vertices[vertex].mixed(with: seen, share)
    }
    guard let seen = carry.rounded, let own = roundedClip(of: carry.performer, at: position)
    else { return }
    frame.clips[clip].rounded = RoundedBoxFrame(own.mixed(with: seen, share))
  }
}
