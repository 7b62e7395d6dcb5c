/// What an app can choose for a flight as a whole.
public struct PlanOptions: Hashable, Sendable {
  /// The timing of everything that has no timing of its own.
  public var timing: MatchTiming
  /// Delays from one performer to the next.
  public var stagger: MatchStagger
  /// How the two screens themselves appear and disappear; nil if there is only one screen, which stays.
  public var screens: MatchEffect?
  /// The style of views where they have no wishes of their own.
  public var style: MatchStyle
  /// The visible part of container space.
  public var container: Box
  /// Whether motion is reduced, so that nothing flies and the screens cross-fade.
  public var reducesMotion: Bool

  /// Options; by default the screens cross-fade and the duration is automatic.
  public init(
    container: Box,
    timing: MatchTiming = MatchTiming(),
    stagger: MatchStagger = .together,
    screens: MatchEffect? = .fade,
    style: MatchStyle = MatchStyle(),
    reducesMotion: Bool = false
  ) {
    self.container = container
    self.timing = timing
    self.stagger = stagger
    self.screens = screens
    self.style = style
    self.reducesMotion = reducesMotion
  }

  /// Whether a view may fly that is on only one of the screens, and has no effect of its own.
  package var letsUnpairedFly: Bool {
    reducesMotion || style.entering != nil || style.leaving != nil
  }
}
