/// How one picture changes into the other while their box moves.
///
/// The default is `cross`, except for two opaque cards, where it is `in`, and two texts, where it is `through(0.5)`.
/// Two pictures with words in them change at once, half-way.
public struct MatchCrossFade: Hashable, Sendable {
  package enum Kind: Hashable { case cross, through(Double), `in`, out, upperOnly }
  package let kind: Kind

  /// Cross-fades the pictures; if one of them is opaque, the background doesn't show through.
  public static var cross: MatchCrossFade { MatchCrossFade(kind: .cross) }
  /// Fades the lower picture out until this progress, and then fades the upper one in.
  ///
  /// Each fade takes at least a hundredth of the flight.
  public static func through(_ progress: Double) -> MatchCrossFade {
    MatchCrossFade(kind: .through(progress))
  }
  /// Fades the upper picture in over the lower one in the first half, and then fades the lower one out.
  public static var `in`: MatchCrossFade { MatchCrossFade(kind: .in) }
  /// Fades the upper picture in under the lower one in the first half, and then fades the lower one out.
  public static var out: MatchCrossFade { MatchCrossFade(kind: .out) }
  /// Shows only the upper picture, from the first frame, for views that look alike.
  public static var upperOnly: MatchCrossFade { MatchCrossFade(kind: .upperOnly) }
}

/// How two particular pictures share a box: the result of a ``MatchCrossFade`` and of what is known about them.
enum CrossFade: Hashable, Sendable {
  case upperOnly
  case lowerOnly
  /// The upper picture fades in over the lower one, which stays.
  case over
  /// The lower picture fades out over the upper one, which is there throughout.
  case reveal
  case translucent
  /// Like `translucent`, for pictures that lie on one another and whose pixels mostly have this opacity.
  case alike(Double)
  case through(Double)
  case `in`
  case out

  /// Pictures that are not opaque everywhere are faded as if every pixel had this opacity.
  ///
  /// Let the upper picture have the opacity `p`, and the lower one `a`. A pixel that is opaque in both has
  /// 1 − (1 − p)(1 − a) instead of 1, and one that is opaque only in the lower has `a` instead of 1 − p. With one half
  /// both are off by at most 3 − 2√2, about 0.172; any other number makes one of them worse.
  static let assumedOpacity = 0.5

  /// How two pictures in one box are related.
  enum Relation: Hashable {
    /// They are two pictures.
    case none
    /// They are cards, the upper one opaque; their contents lie side by side for only half of the way.
    case cards
    /// They show the same image, which lies on itself all the way.
    case sameImage
    /// They show the same text, which lies on itself all the way; exactly, if its letters have the same shapes.
    case sameText(inLikeLetters: Bool)
    /// They show the same text, and one picture can be that of both.
    case likeText
    /// They show two texts, which must not be readable on top of one another.
    case otherText
  }

  init(_ wish: MatchCrossFade?, lower: Picture, upper: Picture, _ relation: Relation = .none) {
    let isLike = lower.looksLike(upper)
    let hasOverlay = lower.hasOverlay || upper.hasOverlay
    // What lies on an image is no reason to fade the image itself.
    let isImage = relation == .sameImage && wish != .upperOnly
    if !upper.isLoaded {
      self = .lowerOnly
    } else if !lower.isLoaded || relation == .likeText || isLike && !hasOverlay {
      self = .upperOnly
    } else {
      let usual: MatchCrossFade.Kind = relation == .cards ? .in : .cross
      switch isImage ? .cross : wish?.kind ?? (relation == .otherText ? .through(0.5) : usual) {
      case .upperOnly: self = .upperOnly
      case .through(let middle):
        self = .through(middle.isNaN ? 0.5 : min(max(middle, 0.01), 0.99))
      case .in: self = .in
      case .out: self = .out
      case .cross: self = CrossFade.crossing(lower, upper, relation)
      }
    }
  }

  private static func crossing(
    _ lower: Picture,
    _ upper: Picture,
    _ relation: Relation
  ) -> CrossFade {
    switch relation {
    case .sameImage:
      // Where the image is opaque, `in` mixes what lies on it exactly, and shows nothing behind it.
      return lower.isOpaque && upper.isOpaque ? .over : .in
    case .sameText, .likeText:
      let opacity = min(lower.text?.opacity ?? 1, upper.text?.opacity ?? 1)
      return .alike(min(opacity, largestOpacity))
    case .none, .cards, .otherText:
      if upper.isOpaque { return .over }
      return lower.isOpaque ? .reveal : .translucent
    }
  }

  /// The largest opacity for `alike`: above it, the lower picture would disappear visibly late and fast.
  ///
  /// Opaque letters that lie on one another then have at least 0.966 of their opacity.
  private static let largestOpacity = 0.95

  /// Whether what lies behind the two pictures is covered until one of them is opaque.
  ///
  /// Translucent letters cover nothing; two of them on one another would look darker.
  var covers: Bool { if case .alike(let opacity) = self { opacity >= 0.9 } else { !isThrough } }

  /// Whether the two pictures must never be seen on one another.
  var isThrough: Bool { if case .through = self { true } else { false } }

  /// Whether one of the two pictures serves for both ends.
  var isOnePicture: Bool { self == .lowerOnly || self == .upperOnly }

  var isLowerInFront: Bool { self == .reveal || self == .out }

  @inline(__always) func alphas(at progress: Double) -> (lower: Double, upper: Double) {
    let p = progress.clampedToUnit
    switch self {
    case .upperOnly: return (0, 1)
    case .lowerOnly: return (1, 0)
    case .over: return (1, p)
    case .reveal: return (1 - p, 1)
    case .translucent: return ((1 - p) / (1 - p * CrossFade.assumedOpacity), p)
    case .alike(let opacity): return ((1 - p) / (1 - p * opacity), p)
    case .in, .out: return (min(2 - 2 * p, 1), min(2 * p, 1))
    case .through(let middle):
      return (max(1 - p / middle, 0), max((p - middle) / (1 - middle), 0))
    }
  }
}
