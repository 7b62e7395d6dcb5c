/// Why a tagged view was left out.
public enum MatchOmission: Hashable, Sendable {
  /// The view, or one around it, is hidden, or their opacities together are too small to be seen.
  case hidden
  /// The view is at most a millionth of a point wide or high, or a number of its geometry is infinite, NaN, or beyond
  /// a billion points.
  case empty
  /// The view lies outside the container, or the views around it clip all of it away.
  case outside
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
    case .hidden: "it or a view around it is hidden or transparent"
    case .empty: "it has no area, or a number of its geometry is not finite"
    case .outside: "it lies outside the container, or all of it is clipped away"
    case .threeDimensional: "it or a view around it is turned in three dimensions"
    case .excluded: "it or a view around it is excluded"
    case .duplicate: "another visible view has the same ID"
    }
  }
}

/// A tagged view that a capture left out, and why.
public struct OmittedElement: Hashable, Sendable {
  /// The tag.
  public var id: String
  /// Why it was left out.
  public var reason: MatchOmission

  /// An omission from its parts.
  @inlinable
  public init(id: String, reason: MatchOmission) {
    self.id = id
    self.reason = reason
  }
}
