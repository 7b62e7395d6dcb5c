/// What an app can ask of a flight as a whole.
public struct PlanOptions: Hashable, Sendable {
  /// When and how everything moves that does not say otherwise.
  public var timing: MatchTiming
  /// Delays from one performer to the next.
  public var stagger: MatchStagger
  /// How the two screens themselves come and go; nil where there is only one, which stays.
  public var screens: MatchEffect?
  /// What views wish that do not say otherwise.
  public var style: MatchStyle
  /// The part of container space that can be seen.
  public var container: Box

  /// Options; what is left out is a cross-fade of the screens and an automatic duration.
  public init(
    container: Box,
    timing: MatchTiming = MatchTiming(),
    stagger: MatchStagger = .together,
    screens: MatchEffect? = .fade,
    style: MatchStyle = MatchStyle()
  ) {
    self.container = container
    self.timing = timing
    self.stagger = stagger
    self.screens = screens
    self.style = style
  }
}
