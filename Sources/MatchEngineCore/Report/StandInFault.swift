/// A performer that did not get the stand-in that it should have.
public struct StandInFault: Hashable, Sendable {
  /// The performer's tag.
  public var id: String
  /// What went wrong and what is shown instead, in words.
  public var reason: String

  /// A fault from its parts.
  public init(id: String, reason: String) {
    self.id = id
    self.reason = reason
  }
}
