/// How a tagged view wants to fly; where a wish is nil, its partner or the defaults decide.
///
/// If the two ends of a pair differ, the upper screen's wish counts, in both directions.
///
/// ```swift
/// let style = MatchStyle(path: .arc(1), timing: .bouncy)
/// ```
public struct MatchStyle: Hashable, Sendable {
  /// How one picture becomes the other.
  public var content: MatchCrossFade?
  /// How a picture lies in a box of another shape.
  public var fit: MatchFit?
  /// The path of its center; if nil, that of the tagged view around it.
  public var path: MatchPath?
  /// When and how it moves; if nil, like the tagged view around it.
  public var timing: MatchTiming?
  /// Its place in the stack: a higher number is in front, and 0 keeps the order of the screens; if nil, that of the
  /// tagged view around it.
  public var zOrder: Int?
  /// Whether the views that clip it at its ends also clip it in flight; if nil, those around a tagged view around it do
  /// as they do for that one.
  public var clip: MatchClipRule?
  /// How it appears if no view of the lower screen has its ID; if nil, with its screen.
  public var entering: MatchEffect?
  /// How it disappears if no view of the upper screen has its ID; if nil, with its screen.
  public var leaving: MatchEffect?
  /// Whether a finger that grabs or pulls the flight may carry it; if nil, as with the tagged view around it.
  ///
  /// ```swift
  /// let fixed = MatchStyle(isCarried: false)  // keeps to its path
  /// ```
  public var isCarried: Bool?

  /// A style; by default every wish is nil.
  public init(
    content: MatchCrossFade? = nil,
    fit: MatchFit? = nil,
    path: MatchPath? = nil,
    timing: MatchTiming? = nil,
    zOrder: Int? = nil,
    clip: MatchClipRule? = nil,
    entering: MatchEffect? = nil,
    leaving: MatchEffect? = nil,
    isCarried: Bool? = nil
  ) {
    self.content = content
    self.fit = fit
    self.path = path
    self.timing = timing
    self.zOrder = zOrder
    self.clip = clip
    self.entering = entering
    self.leaving = leaving
    self.isCarried = isCarried
  }
}

/// Whether the views that clip a view at its ends also clip it in flight.
public struct MatchClipRule: Hashable, Sendable {
  package enum Kind { case automatic, always, never }
  package let kind: Kind

  /// A clip applies if it cuts something off the view at its own end; in flight it becomes the
  /// partner's.
  public static var automatic: MatchClipRule { MatchClipRule(kind: .automatic) }
  /// A clip applies even if it cuts nothing off at its own end.
  public static var always: MatchClipRule { MatchClipRule(kind: .always) }
  /// No clip applies in flight.
  public static var never: MatchClipRule { MatchClipRule(kind: .never) }
}

extension MatchStyle {
  /// This style, with the wishes of the other where this one has none.
  func over(_ other: MatchStyle) -> MatchStyle {
    MatchStyle(
      content: content ?? other.content,
      fit: fit ?? other.fit,
      path: path ?? other.path,
      timing: timing ?? other.timing,
      zOrder: zOrder ?? other.zOrder,
      clip: clip ?? other.clip,
      entering: entering ?? other.entering,
      leaving: leaving ?? other.leaving,
      isCarried: isCarried ?? other.isCarried
    )
  }
}
