/// What a tagged view wishes for its flight; what is nil is left to its partner or the defaults.
///
/// Where the two ends of a pair differ, the upper screen's wish counts, in both directions.
///
/// ```swift
/// let style = MatchStyle(path: .arc(1), timing: MatchTiming(.spring(.bouncy)))
/// ```
public struct MatchStyle: Hashable, Sendable {
  /// How one picture becomes the other.
  public var content: MatchCrossFade?
  /// How a picture lies in a box of another shape.
  public var fit: MatchFit?
  /// The way that its middle takes; otherwise that of the tagged view around it.
  public var path: MatchPath?
  /// When and how it moves; otherwise as the tagged view around it.
  public var timing: MatchTiming?
  /// Its place in the stack: the higher is in front, and 0 is where the screens have it.
  public var zOrder: Int?
  /// Whether what cuts it at its ends cuts it in flight.
  public var clip: MatchClipRule?
  /// How it comes where it has no partner; nil: with its screen.
  public var entering: MatchEffect?
  /// How it goes where it has no partner; nil: with its screen.
  public var leaving: MatchEffect?

  /// A style; what is left out is nil.
  public init(
    content: MatchCrossFade? = nil,
    fit: MatchFit? = nil,
    path: MatchPath? = nil,
    timing: MatchTiming? = nil,
    zOrder: Int? = nil,
    clip: MatchClipRule? = nil,
    entering: MatchEffect? = nil,
    leaving: MatchEffect? = nil
  ) {
    self.content = content
    self.fit = fit
    self.path = path
    self.timing = timing
    self.zOrder = zOrder
    self.clip = clip
    self.entering = entering
    self.leaving = leaving
  }
}

/// Whether what cuts a view at its ends cuts it in flight, too.
public enum MatchClipRule: String, Hashable, Sendable, CaseIterable {
  /// An end's clip counts if it cuts the view there; in flight it opens into the partner's.
  case automatic
  /// Each end's clip counts, even where it cuts nothing off at rest.
  case always
  /// It flies uncut.
  case never
}

extension MatchStyle {
  /// This style where it says something, otherwise the other.
  func over(_ other: MatchStyle) -> MatchStyle {
    MatchStyle(
      content: content ?? other.content,
      fit: fit ?? other.fit,
      path: path ?? other.path,
      timing: timing ?? other.timing,
      zOrder: zOrder ?? other.zOrder,
      clip: clip ?? other.clip,
      entering: entering ?? other.entering,
      leaving: leaving ?? other.leaving
    )
  }
}
