/// Why a tagged view was left out.
public enum MatchOmission: Hashable, Sendable {
  /// The view, or one around it, is hidden.
  case hidden
  /// The opacity of the view, together with those around it, is too small to be seen.
  case transparent
  /// The view is at most a millionth of a point wide or high, or a transform makes it so.
  case empty
  /// A number of its geometry is infinite, NaN, or beyond a billion points.
  case notFinite
  /// The view lies outside the container.
  case outside
  /// The views around it clip all of it away.
  case clipped
  /// The view, or one around it, is rotated in three dimensions.
  case threeDimensional
  /// The app excludes the view, or one around it, from flights.
  case excluded
  /// Another visible view with the same ID was preferred.
  case duplicate
}

extension MatchOmission: CustomStringConvertible {
  /// The reason as a clause, without a period.
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
