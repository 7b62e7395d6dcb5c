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
