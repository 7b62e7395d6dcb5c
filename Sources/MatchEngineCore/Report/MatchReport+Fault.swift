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
    public enum Reason: Hashable, Sendable {
      /// No picture could be taken, so it was drawn.
      case drawn
      /// No picture could be taken, so its box is empty.
      case empty
      /// Its picture would have been blank, so the screen was rendered for it first.
      case rendered
      /// The view itself should have flown but cannot be moved, so a picture was taken.
      case pictured(Obstacle)
    }

    /// Why a view itself cannot fly.
    public enum Obstacle: Hashable, Sendable, CaseIterable {
      /// It is in another flight.
      case fliesElsewhere
      /// It is not inside any other view.
      case isNowhere
      /// It is, or contains, the view of a screen that something else manages.
      case holdsScreen
      /// It is, or contains, the view that the user is typing into.
      case isTypedInto
    }
  }
}

extension MatchReport.Fault.Reason: CaseIterable {
  /// Every reason with every obstacle.
  public static var allCases: [Self] {
    [.drawn, .empty, .rendered]
      + MatchReport.Fault.Obstacle.allCases.map { .pictured($0) }
  }
}

extension MatchReport.Fault.Reason: CustomStringConvertible {
  /// The reason as part of a sentence.
  public var description: String {
    switch self {
    case .drawn: "no picture of it could be taken, so it was drawn"
    case .empty: "no picture of it could be taken, so it flew empty"
    case .rendered: "its picture would have been blank, so the screen was rendered first"
    case .pictured(let obstacle): "it \(obstacle) and cannot be moved, so it was pictured"
    }
  }
}

extension MatchReport.Fault.Obstacle: CustomStringConvertible {
  /// The reason as part of a sentence.
  public var description: String {
    switch self {
    case .fliesElsewhere: "flies elsewhere"
    case .isNowhere: "is nowhere"
    case .holdsScreen: "holds a screen of its own"
    case .isTypedInto: "is being typed into"
    }
  }
}
