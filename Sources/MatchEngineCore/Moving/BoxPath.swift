/// The way of one performer from its lower end to its upper one: a column of numbers and nothing
/// else, so that a frame of a thousand performers is one sweep through memory.
struct BoxPath: Hashable, Sendable {
  /// How it stands at progress 0.
  var lower: BoxState
  /// What is added to that at progress 1.
  var way: BoxState
  /// How far the control point of its way lies off the middle of the straight line.
  var bend = Vector.zero
  /// How its two pictures share it.
  var blend = Blend.Mode.upperOnly
  /// Which of the plan's timings it follows.
  var track = 0

  init(from lower: BoxState, to upper: BoxState) {
    self.lower = lower
    way = upper - lower
  }

  /// Stays at one place, without opacity.
  mutating func rest(at boxState: BoxState) {
    lower = boxState
    lower.alpha = 0
    way = boxState * 0
    bend = .zero
  }

  /// How it stands at progress 1.
  var upper: BoxState { lower + way }

  /// Whether it shows nothing at either end.
  var isInvisible: Bool { lower.alpha == 0 && way.alpha == 0 }

  /// A bound of how many points anything of it moves, per unit of progress.
  var travel: Double { lower.travel(to: upper) + 2 * bend.length }
}

extension BoxPath {
  /// How it stands at `progress`, which a spring may carry beyond 0 and 1.
  ///
  /// Places and turns go beyond their ends with it; sizes not below nothing; opacities and scales,
  /// which would make no sense there, stay within.
  @inline(__always)
  func boxState(at progress: Double) -> BoxState {
    let within = progress.clampedToUnit
    let bow = 2 * progress * (1 - progress)
    return BoxState(
      center: lower.center + way.center * progress + bend * bow,
      extent: lower.extent + way.extent * progress,
      scale: lower.scale + way.scale * within,
      mirror: lower.mirror + way.mirror * within,
      rotation: lower.rotation + way.rotation * progress,
      skew: lower.skew + way.skew * progress,
      alpha: lower.alpha + way.alpha * within,
      corners: lower.corners + way.corners * progress
    )
  }
}
