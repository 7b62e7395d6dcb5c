/// How one picture becomes the other while their box moves.
public enum MatchCrossFade: Hashable, Sendable {
  /// Both at once; the background does not shine through if one of the pictures is opaque.
  case cross
  /// The lower picture fades out until this progress, and only then the upper one fades in.
  ///
  /// Each takes at least a hundredth of the way.
  case through(Double)
  /// The upper picture fades in over the lower one in the first half; then the lower one fades out.
  case `in`
  /// The upper picture fades in under the lower one in the first half; then the lower one fades out.
  case out
  /// Only the upper picture is shown, from the first frame; this suits views that look alike.
  case upperOnly
}

/// How two particular pictures share a box: a ``MatchCrossFade`` applied to what is known about them.
enum CrossFade: Hashable, Sendable {
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

  /// Pictures that are not opaque everywhere are faded as if every pixel had this opacity.
  ///
  /// With the upper picture at `p` over the lower one at `a`, a pixel that is opaque in both has
  /// 1 − (1 − p)(1 − a) instead of 1, and one that is opaque only in the lower has `a` instead of
  /// 1 − p. With one half both are off by at most 3 − 2√2, about 0.172; any other number makes one
  /// of them worse.
  static let assumedOpacity = 0.5

  /// The cross-fade that comes closest to `wish` for these pictures.
  init(_ wish: MatchCrossFade, lower: Picture, upper: Picture) {
    if !upper.isLoaded {
      self = .lowerOnly
    } else if !lower.isLoaded || lower.looksLike(upper) {
      self = .upperOnly
    } else {
      switch wish {
      case .upperOnly: self = .upperOnly
      case .through(let middle):
        self = .through(middle.isNaN ? 0.5 : min(max(middle, 0.01), 0.99))
      case .in: self = .in
      case .out: self = .out
      case .cross: self = upper.isOpaque ? .over : lower.isOpaque ? .reveal : .translucent
      }
    }
  }

  /// Whether the lower picture lies in front of the upper one.
  var isLowerInFront: Bool { self == .reveal || self == .out }

  /// The opacity of both pictures at `progress`.
  @inline(__always)
  func alphas(at progress: Double) -> (lower: Double, upper: Double) {
    let p = progress.clampedToUnit
    switch self {
    case .upperOnly: return (0, 1)
    case .lowerOnly: return (1, 0)
    case .over: return (1, p)
    case .reveal: return (1 - p, 1)
    case .translucent: return ((1 - p) / (1 - p * CrossFade.assumedOpacity), p)
    case .in, .out: return (min(2 - 2 * p, 1), min(2 * p, 1))
    case .through(let middle):
      return (max(1 - p / middle, 0), max((p - middle) / (1 - middle), 0))
    }
  }
}
