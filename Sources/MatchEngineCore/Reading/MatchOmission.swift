/// Why a tagged view was left out.
public struct MatchOmission: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String {
    case hidden = "it or a view around it is hidden or transparent; show it before the change"
    case empty = "it has no area, or a number of its geometry is not finite; lay it out first"
    case outside = "it lies outside the container, or all of it is clipped away; scroll to it first"
    case threeDimensional = "it or a view around it is rotated in depth; tag one outside of that"
    case excluded = "it or a view around it is excluded; tag one outside of that"
    case duplicate = "another visible view has the same ID; give each view its own"
  }

  package let kind: Kind

  /// The view, or one around it, is hidden, or their opacities together are too small to be seen.
  public static var hidden: MatchOmission { MatchOmission(kind: .hidden) }
  /// The view is at most a millionth of a point wide or high, or a number of its geometry is infinite, NaN, or beyond
  /// a billion points.
  public static var empty: MatchOmission { MatchOmission(kind: .empty) }
  /// The view lies outside the container, or the views around it clip all of it away.
  public static var outside: MatchOmission { MatchOmission(kind: .outside) }
  /// The view, or one around it, is rotated in three dimensions.
  public static var threeDimensional: MatchOmission { MatchOmission(kind: .threeDimensional) }
  /// The app excludes the view, or one around it, from flights.
  public static var excluded: MatchOmission { MatchOmission(kind: .excluded) }
  /// Another visible view with the same ID was preferred.
  public static var duplicate: MatchOmission { MatchOmission(kind: .duplicate) }

  /// The reason as a clause, without a period.
  public var description: String { kind.rawValue }
}

/// A tagged view that a capture left out, and why.
public struct OmittedElement: Hashable, Sendable {
  /// The tag.
  public var id: String
  /// Why it was left out.
  public var reason: MatchOmission
}
