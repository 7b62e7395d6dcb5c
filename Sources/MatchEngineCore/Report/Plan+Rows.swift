extension Plan {
  /// What happens to every tag of both screens.
  var rows: [MatchReport.Row] {
    var rows: [MatchReport.Row] = []
    var named: Set<IDKey> = []
    let (lowerReasons, upperReasons) = (lower.omissionReasons, upper.omissionReasons)
    func note(_ id: String, on side: MatchReport.Side) -> MatchReport.Note {
      if (side == .lower ? lower : upper).index(of: id) != nil { return .motionIsReduced }
      let reason = (side == .lower ? lowerReasons : upperReasons)[IDKey(id)]
      return reason.map { .leftOut(on: side, $0) } ?? .noPartner(on: side)
    }
    func add(_ id: String, _ fate: MatchReport.Row.Fate, _ note: MatchReport.Note) {
      named.insert(IDKey(id))
      rows.append(MatchReport.Row(id: id, fate: fate, note: note))
    }
    // What stays in front has no tag.
    for (index, performer) in performers.enumerated() where !performer.staysInFront {
      switch performer.role {
      case .pair:
        let boxPath = boxPaths[index]
        let (start, end) = (MatchReport.Place(boxPath.lower), MatchReport.Place(boxPath.upper))
        add(performer.id, .flew, .flew(from: start, to: end))
      case .entering: add(performer.id, .entered, note(performer.id, on: .lower))
      case .leaving: add(performer.id, .left, note(performer.id, on: .upper))
      case .lowerRoot, .upperRoot, .stray: break
      }
    }
    for (screen, other) in [(lower, MatchReport.Side.upper), (upper, .lower)] {
      for element in screen.elements
      where !element.staysInFront && !named.contains(IDKey(element.id)) {
        add(element.id, .stayed, note(element.id, on: other))
      }
    }
    for (screen, side) in [(lower, MatchReport.Side.lower), (upper, .upper)] {
      // What was left out as the partner of something else is in that one's row.
      for omission in screen.omissions
      where omission.reason == .duplicate || !named.contains(IDKey(omission.id)) {
        add(omission.id, .stayed, .leftOut(on: side, omission.reason))
      }
    }
    return rows
  }
}

extension Capture {
  /// For each ID, why the first view with it was left out.
  fileprivate var omissionReasons: [IDKey: MatchOmission] {
    var reasons: [IDKey: MatchOmission] = [:]
    for omission in omissions.reversed() { reasons[IDKey(omission.id)] = omission.reason }
    return reasons
  }
}
