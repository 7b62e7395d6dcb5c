/// Which way a flight goes between its two screens.
public enum MatchDirection: String, Hashable, Sendable, CaseIterable {
  /// From the lower screen to the upper one, as a push goes.
  case forward
  /// From the upper screen to the lower one, as a pop goes.
  case backward

  /// Whether it goes to the upper screen.
  public var isForward: Bool { self == .forward }
}

extension MatchDirection: CustomStringConvertible {
  /// The case's own name.
  public var description: String { rawValue }
}

extension MatchDirection {
  /// Where a flight in this direction begins: 0 is the lower screen, 1 the upper one.
  var start: Double { isForward ? 0 : 1 }

  /// Where it is heading.
  var finish: Double { isForward ? 1 : 0 }

  /// The direction of a flight that goes on to other screens; nil where they are the same two.
  init?(_ relation: FlightEvent.Relation) {
    switch relation {
    case .sameScreens: return nil
    case .onward: self = .forward
    case .backward: self = .backward
    }
  }
}
