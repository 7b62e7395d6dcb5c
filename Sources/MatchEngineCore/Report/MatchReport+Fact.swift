extension MatchReport.Row {
  /// Where a tag flew from and to, or why it didn't fly.
  package enum Fact: Hashable, Sendable, CustomStringConvertible {
    /// The boxes have the sizes that are seen on the screen, and are not turned.
    case flew(from: Box, to: Box)
    /// No view of that screen has its ID.
    case noPartner(on: FlightEnd)
    /// The view of that screen that has its ID was left out.
    case leftOut(on: FlightEnd, MatchOmission)
    case motionIsReduced

    package var description: String {
      switch self {
      case .flew(let start, let end): "from \(start.inWords) to \(end.inWords)"
      case .noPartner(let side): "no view of the \(side) screen has this ID"
      case .leftOut(let side, let reason):
        "cannot be seen on the \(side) screen: \(reason)"
      case .motionIsReduced: "motion is reduced"
      }
    }
  }
}

extension MatchReport {
  /// Why no view flew from one screen to the other.
  package enum NoPair: Hashable, Sendable, CustomStringConvertible {
    /// No ID is on both screens.
    case nothingShared(lower: [String], upper: [String])
    /// These IDs are on both screens, but the views that have them are out of sight on one of the two.
    case nothingInSight([String])

    /// The reason as a sentence without a period.
    package var description: String {
      switch self {
      case .nothingShared: "nothing flew: no ID is on both screens"
      case .nothingInSight: "nothing flew: no view with a shared ID is in sight on both screens"
      }
    }
  }
}

extension Plan {
  /// Why no view flies; nil if one does, or would if motion were not reduced.
  package var noPair: MatchReport.NoPair? {
    let isStilled =
      options.reducesMotion && lower.elements.contains { self.upper.index(of: $0.id) != nil }
    guard pairCount == 0, !isStilled else { return nil }
    func ids(_ capture: Capture) -> [IDKey: String] {
      let seen = capture.elements.filter { $0.isTagged }.map { $0.id }
      return (seen + capture.omissions.map { $0.id }).reduce(into: [:]) { $0[IDKey($1)] = $1 }
    }
    func sorted(_ ids: [IDKey: String]) -> [String] {
      ids.values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    let lower = ids(lower)
    let upper = ids(upper)
    let shared = lower.filter { upper[$0.key] != nil }
    return shared.isEmpty
      ? .nothingShared(lower: sorted(lower), upper: sorted(upper))
      : .nothingInSight(sorted(shared))
  }
}

extension Box {
  /// The center and the size, rounded to hundredths: `(60.00, 140.00) 100.00 × 100.00`.
  fileprivate var inWords: String {
    "(\(center.x.hundredths), \(center.y.hundredths)) \(size.x.hundredths) × \(size.y.hundredths)"
  }
}
