/// How one picture becomes the other while the box that holds both is on its way.
public enum MatchCrossFade: Hashable, Sendable {
  /// Both at once, without a dip wherever one of the two is opaque.
  case cross
  /// The lower picture is gone at this progress, and only then does the upper one come; each takes
  /// a hundredth of the way at least.
  case through(Double)
  /// The upper picture comes over the lower one in the first half; then the lower one goes.
  case `in`
  /// The upper picture is there, beneath, after the first half; then the lower one goes.
  case out
  /// Only the upper picture is shown, from the first frame: for views that look alike.
  case upperOnly
}

/// How opaque the two pictures are, and which is in front.
enum Blend {
  /// The ways to share a box between two pictures, worked out once for a pair.
  enum Mode: Hashable, Sendable {
    case upperOnly
    case lowerOnly
    /// The upper picture fades in over the lower one, which stays.
    case over
    /// The lower picture fades out over the upper one, which is there throughout.
    case reveal
    case translucent
    case through(Double)
    case `in`
    case out

    /// Whether the lower picture lies in front of the upper one.
    var isLowerInFront: Bool { self == .reveal || self == .out }
  }

  /// Pictures that are translucent or uneven are faded as if this were the opacity of every pixel.
  ///
  /// With the upper picture at `p` over the lower one at `a`, a pixel that is opaque in both has
  /// 1 − (1 − p)(1 − a) instead of 1, and one that is opaque only in the lower has `a` instead of
  /// 1 − p. With one half both are off by at most 3 − 2√2, about 0.172; any other number makes one
  /// of them worse.
  static let assumedOpacity = 0.5

  static func mode(_ fade: MatchCrossFade, lower: Picture, upper: Picture) -> Mode {
    if !upper.isLoaded { return .lowerOnly }
    if !lower.isLoaded || lower.looksLike(upper) { return .upperOnly }
    switch fade {
    case .upperOnly: return .upperOnly
    case .through(let middle): return .through(middle.isNaN ? 0.5 : min(max(middle, 0.01), 0.99))
    case .in: return .in
    case .out: return .out
    case .cross: return upper.isOpaque ? .over : lower.isOpaque ? .reveal : .translucent
    }
  }

  /// The opacity of both pictures at `progress`.
  @inline(__always)
  static func alphas(_ mode: Mode, _ progress: Double) -> (lower: Double, upper: Double) {
    let p = progress.clampedToUnit
    switch mode {
    case .upperOnly: return (0, 1)
    case .lowerOnly: return (1, 0)
    case .over: return (1, p)
    case .reveal: return (1 - p, 1)
    case .translucent: return ((1 - p) / (1 - p * assumedOpacity), p)
    case .in, .out: return (min(2 - 2 * p, 1), min(2 * p, 1))
    case .through(let middle):
      return (max(1 - p / middle, 0), max((p - middle) / (1 - middle), 0))
    }
  }
}
