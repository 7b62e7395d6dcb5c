/// How one performer moves from its lower end to its upper one.
///
/// It consists of numbers only, so a frame of a thousand performers is one sweep through memory.
struct BoxPath: Hashable, Sendable {
  var lower: BoxState
  /// What is added to `lower` at progress 1.
  var difference: BoxState
  /// How far the control point of the curve lies from the middle of the straight line.
  var bend = Vector.zero
  /// The range of progress in which the opacity changes.
  var fadeWindow = FadeWindow.whole
  /// How the two pictures share the box.
  var crossFade = CrossFade.upperOnly
  /// The range of progress in which one picture changes into the other.
  var crossFadeWindow = FadeWindow.whole
  /// Whether it stays within its ends; beyond them, a screen that covers an edge would leave a strip bare.
  var isBounded = false
  /// The index of its timing among the plan's tracks.
  var trackIndex = 0

  init(from lower: BoxState, to upper: BoxState) {
    self.lower = lower
    difference = upper - lower
  }

  var upper: BoxState { lower + difference }

  subscript(end: FlightEnd) -> BoxState { end == .lower ? lower : upper }

  /// Whether the words of one picture must not be read on those of the other, because they say something else.
  var separatesWords: Bool {
    if case .alike = crossFade { false } else { crossFade.isThrough || crossFadeWindow != .whole }
  }

  /// Whether the box has nearly the same size at both ends.
  var keepsSize: Bool { difference.extent.length <= 0.1 * upper.extent.length }

  var isInvisible: Bool { lower.alpha == 0 && difference.alpha == 0 }

  /// An upper bound for how far any part of it moves, in points per unit of progress.
  var travel: Double { lower.travel(to: upper) + 2 * bend.length }

  @inline(__always)
  func pictureAlphas(at progress: Double) -> BothEnds<Double> {
    let (lower, upper) = crossFade.alphas(at: crossFadeWindow.share(at: progress))
    return BothEnds(lower: lower, upper: upper)
  }

  /// The state at `progress`, which a spring may carry beyond 0 and 1.
  ///
  /// Positions, sizes and rotations follow it there. Opacities and scales make no sense beyond their
  /// ends and stay within them.
  @inline(__always)
  func state(at progress: Double) -> BoxState {
    let clamped = progress.clampedToUnit
    let progress = isBounded ? clamped : progress
    let bow = 2 * progress * (1 - progress)
    return BoxState(
      center: lower.center + difference.center * progress + bend * bow,
      extent: lower.extent + difference.extent * progress,
      scale: lower.scale + difference.scale * clamped,
      mirror: lower.mirror + difference.mirror * clamped,
      rotation: lower.rotation + difference.rotation * progress,
      skew: lower.skew + difference.skew * progress,
      alpha: lower.alpha + difference.alpha * fadeWindow.share(at: clamped),
      corners: lower.corners + difference.corners * progress
    )
  }
}

/// The range of progress in which an opacity changes; before and after that, it stays as it is.
struct FadeWindow: Hashable, Sendable {
  private var start: Double
  private var rate: Double

  static let whole = FadeWindow(from: 0, to: 1)
  /// The fades of what leaves and of what comes, if the two take turns.
  static let leaving = FadeWindow(from: 0, to: 0.4)
  static let coming = FadeWindow(from: 0.6, to: 1)
  /// The change of pictures with words, so fast that nobody reads both.
  static let quick = FadeWindow(from: 0.465, to: 0.535)

  /// The window between two values of progress, of which the second one is larger.
  init(from start: Double, to end: Double) {
    self.start = start
    rate = 1 / (end - start)
  }

  /// The window in which the change stays as it is, whatever the progress.
  init(stayingAt share: Double) { self.init(from: -1e9 * share, to: 1e9 * (1 - share)) }

  /// How much of the change is done at `progress`.
  @inline(__always)
  func share(at progress: Double) -> Double { ((progress - start) * rate).clampedToUnit }
}
