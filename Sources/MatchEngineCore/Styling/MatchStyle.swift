/// Options for how a tagged view flies.
///
/// An option that is `nil` is left to the view's partner, and then to the transition's style. If the views of a pair
/// have different ones, the upper screen's applies, in both directions.
///
/// ```swift
/// let style = MatchStyle(path: .arc(1), timing: .bouncy)
/// ```
public struct MatchStyle: Hashable, Sendable {
  /// How one picture changes into the other.
  public var content: MatchCrossFade?
  /// How a picture fits a box of another shape.
  public var fit: MatchFit?
  /// The path of the view's center; by default, that of the tagged view around it.
  public var path: MatchPath?
  /// When and how the view moves; by default, like the tagged view around it.
  public var timing: MatchTiming?
  /// The view's place in the stack: a higher number is in front, and 0 keeps the order of the screens.
  ///
  /// By default, it's that of the tagged view around it.
  public var zOrder: Int?
  /// Whether the views that clip it at rest also clip it in flight; by default, as for the tagged view around it.
  public var clip: MatchClipRule?
  /// How the view appears if no view of the lower screen has its ID; by default, with its screen.
  public var entering: MatchEffect?
  /// How the view disappears if no view of the upper screen has its ID; by default, with its screen.
  public var leaving: MatchEffect?
  /// Whether a finger that grabs or pulls the flight carries the view; by default, as the tagged view around it.
  ///
  /// ```swift
  /// let fixed = MatchStyle(isCarried: false)  // keeps to its path
  /// ```
  public var isCarried: Bool?

  /// Creates a style in which every option is `nil`, unless it's given.
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

/// Whether the views that clip a view at rest also clip it in flight.
public struct MatchClipRule: Hashable, Sendable {
  package enum Kind { case automatic, always, never }
  package let kind: Kind

  /// A clip applies if it cuts something off the view at rest; in flight, it becomes the clip of the partner.
  public static var automatic: MatchClipRule { MatchClipRule(kind: .automatic) }
  /// A clip applies even if it cuts nothing off at rest.
  public static var always: MatchClipRule { MatchClipRule(kind: .always) }
  /// No clip applies in flight.
  public static var never: MatchClipRule { MatchClipRule(kind: .never) }
}

extension MatchStyle {
  /// The options that the tagged view around a view doesn't pass on to it.
  var ofInner: MatchStyle {
    MatchStyle(content: content, fit: fit, entering: entering, leaving: leaving)
  }

  /// This style, with the options of another one wherever it has none itself.
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
