#if canImport(UIKit) && !os(watchOS)
/// What flies in a view's place.
public enum MatchStandIn: String, Hashable, Sendable, CaseIterable {
  /// What suits the kind of view.
  case automatic
  /// A picture of what is on the screen.
  case picture
  /// A drawing, which can leave out what flies by itself.
  case drawing
  /// The view itself: for a player, a map and whatever else looks empty in a picture.
  case live
}
#endif
