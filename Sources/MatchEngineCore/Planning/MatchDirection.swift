/// Which way a flight goes between its two screens.
public enum MatchDirection: String, Hashable, Sendable, CaseIterable {
  /// From the lower screen to the upper one, like a push.
  case forward
  /// From the upper screen to the lower one, like a pop.
  case backward

  /// Whether it leads to the upper screen.
  package var isForward: Bool { self == .forward }
}

extension MatchDirection {
  /// The progress where a flight in this direction begins: 0 is the lower screen, 1 the upper one.
  var start: Double { isForward ? 0 : 1 }

  /// The progress where it ends if it finishes.
  var finish: Double { isForward ? 1 : 0 }
}
