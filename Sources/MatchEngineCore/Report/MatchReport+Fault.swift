extension MatchReport {
  /// A performer that did not get the stand-in that it should have.
  public struct Fault: Hashable, Sendable {
    /// The performer's tag.
    public var id: String
    /// What went wrong and what is shown instead.
    public var reason: Reason

    /// A fault from its parts.
    public init(id: String, reason: Reason) {
      self.id = id
      self.reason = reason
    }

    /// Why a performer has a different stand-in, and which one.
    public enum Reason: Hashable, Sendable, CaseIterable {
      /// No picture could be taken, so it was drawn, or its box is empty.
      case drawn
      /// Its picture would have been blank, so the screen was rendered for it first.
      case rendered
      /// The view that the app gave is in another one and is not taken from there, so a picture was taken.
      case pictured
    }
  }
}

extension MatchReport.Fault.Reason: CustomStringConvertible {
  /// The reason as part of a sentence.
  public var description: String {
    switch self {
    case .drawn: "no picture of it could be taken, so it was drawn"
    case .rendered: "its picture would have been blank, so the screen was rendered first"
    case .pictured: "the view that was given for it is in another one, so it was pictured"
    }
  }
}
