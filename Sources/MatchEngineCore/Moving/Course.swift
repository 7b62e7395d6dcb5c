/// The way of one performer from its lower end to its upper one: a column of numbers and nothing
/// else, so that a frame of a thousand performers is one sweep through memory.
struct Course: Hashable, Sendable {
  /// How it stands at progress 0.
  var lower: Stance
  /// What is added to that at progress 1.
  var way: Stance
  /// How far the control point of its way lies off the middle of the straight line.
  var bend = Vector.zero
  /// How its two pictures share it.
  var blend = Blend.Mode.upperOnly
  /// Which of the plan's timings it follows.
  var track = 0

  init(from lower: Stance, to upper: Stance) {
    self.lower = lower
    way = upper - lower
  }

  /// Stays at one place, without opacity.
  mutating func rest(at stance: Stance) {
    lower = stance
    lower.alpha = 0
    way = stance * 0
    bend = .zero
  }

  /// How it stands at progress 1.
  var upper: Stance { lower + way }

  /// Whether it shows nothing at either end.
  var isInvisible: Bool { lower.alpha == 0 && way.alpha == 0 }

  /// A bound of how many points anything of it moves, per unit of progress.
  var travel: Double { lower.travel(to: upper) + 2 * bend.length }
}

extension Course {
  /// How it stands at `progress`, which a spring may carry beyond 0 and 1.
  ///
  /// Places and turns go beyond their ends with it; sizes not below nothing; opacities and scales,
  /// which would make no sense there, stay within.
  @inline(__always)
  func stance(at progress: Double) -> Stance {
    let within = progress.withinWay
    let bow = 2 * progress * (1 - progress)
    return Stance(
      centre: lower.centre + way.centre * progress + bend * bow,
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
