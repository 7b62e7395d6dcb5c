extension MatchReport {
  /// A performer without the stand-in that it should have had.
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

    /// Why a performer has another stand-in, and which.
    public enum Reason: Hashable, Sendable {
      /// No picture of it could be taken, so it was drawn.
      case drawn
      /// No picture of it could be taken, so nothing is in its box.
      case empty
      /// It should have flown itself and cannot be moved, so a picture of it was taken.
      case pictured(Obstacle)
    }

    /// What keeps a view from flying itself.
    public enum Obstacle: Hashable, Sendable, CaseIterable {
      /// Another flight has it.
      case fliesElsewhere
      /// It lies in no other view.
      case isNowhere
      /// It is, or contains, the view of a screen that somebody else manages.
      case holdsScreen
      /// It is, or contains, what the user types into.
      case isTypedInto
    }
  }
}

extension MatchReport.Fault.Reason: CaseIterable {
  /// Every reason with every obstacle.
  public static var allCases: [Self] {
    [.drawn, .empty] + MatchReport.Fault.Obstacle.allCases.map { .pictured($0) }
  }
}

extension MatchReport.Fault.Reason: CustomStringConvertible {
  /// A sentence part.
  public var description: String {
    switch self {
    case .drawn: "no picture of it could be taken, so it was drawn"
    case .empty: "no picture of it could be taken, so it flew empty"
    case .pictured(let obstacle): "it \(obstacle) and cannot be moved, so it was pictured"
    }
  }
}

extension MatchReport.Fault.Obstacle: CustomStringConvertible {
  /// A sentence part.
  public var description: String {
    switch self {
    case .fliesElsewhere: "flies elsewhere"
    case .isNowhere: "is nowhere"
    case .holdsScreen: "holds a screen of its own"
    case .isTypedInto: "is being typed into"
    }
  }
}
