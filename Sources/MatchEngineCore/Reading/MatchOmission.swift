/// Why a tagged view takes no part.
public enum MatchOmission: Hashable, Sendable {
  /// It, or something around it, is hidden.
  case hidden
  /// It, or something around it, has no opacity to speak of.
  case transparent
  /// It is less than a millionth of a point wide or high, or a transform makes it so.
  case empty
  /// A number of its geometry is infinite, not a number, or beyond a thousand million points.
  case notFinite
  /// It lies beyond the container.
  case outside
  /// Everything of it is cut off by the views around it.
  case clipped
  /// It, or something around it, is turned in depth.
  case threeDimensional
  /// The app keeps it, or something around it, out of flights.
  case excluded
  /// Another visible view with the same ID was preferred.
  case duplicate
}

extension MatchOmission: CustomStringConvertible {
  /// A sentence part that fits behind "it is not flown:".
  public var description: String {
    switch self {
    case .hidden: "it or a view around it is hidden"
    case .transparent: "it or a view around it is transparent"
    case .empty: "it has no area"
    case .notFinite: "its geometry is not finite"
    case .outside: "it lies outside the container"
    case .clipped: "the views around it clip all of it away"
    case .threeDimensional: "it or a view around it is turned in three dimensions"
    case .excluded: "it or a view around it is excluded"
    case .duplicate: "another visible view has the same ID"
    }
  }
}
