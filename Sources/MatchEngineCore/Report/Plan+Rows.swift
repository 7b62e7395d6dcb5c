extension Plan {
  /// What happens to every tag of both screens.
  var rows: [MatchReport.Row] {
    var rows: [MatchReport.Row] = []
    var hasOwnEffect: Set<IDKey> = []
    let lower = Screen(lower, .lower)
    let upper = Screen(upper, .upper)
    for (index, performer) in performers.enumerated() {
      switch performer.role {
      case .pair:
        let boxPath = boxPaths[index]
        let note = MatchReport.Note.flew(
          from: MatchReport.Place(boxPath.lower),
          to: MatchReport.Place(boxPath.upper)
        )
        rows.append(MatchReport.Row(id: performer.id, fate: .flew, note: note))
      case .entering:
        hasOwnEffect.insert(IDKey(performer.id))
        let note =
          performer.staysInFront ? .inFront(on: .upper) : lower.note(forMissing: performer.id)
        rows.append(MatchReport.Row(id: performer.id, fate: .entered, note: note))
      case .leaving:
        hasOwnEffect.insert(IDKey(performer.id))
        let note =
          performer.staysInFront ? .inFront(on: .lower) : upper.note(forMissing: performer.id)
        rows.append(MatchReport.Row(id: performer.id, fate: .left, note: note))
      case .lowerRoot, .upperRoot, .stray: break
      }
    }
    for (screen, other) in [(lower, upper), (upper, lower)] {
      for element in screen.capture.elements
      where other.capture.index(of: element.id) == nil && !hasOwnEffect.contains(IDKey(element.id))
      {
        rows.append(stayed(element.id, other.note(forMissing: element.id)))
      }
    }
    for screen in [lower, upper] {
      for omission in screen.capture.omissions {
        rows.append(stayed(omission.id, .leftOut(on: screen.side, omission.reason)))
      }
    }
    return rows
  }

  private func stayed(_ id: String, _ note: MatchReport.Note) -> MatchReport.Row {
    MatchReport.Row(id: id, fate: .stayed, note: note)
  }
}

/// One of the two screens, and why its views were left out.
private struct Screen {
  let capture: Capture
  let side: MatchReport.Side
  /// For each ID, the reason why the first view with it was left out.
  private let reasons: [IDKey: MatchOmission]

  init(_ capture: Capture, _ side: MatchReport.Side) {
    self.capture = capture
    self.side = side
    var reasons: [IDKey: MatchOmission] = [:]
    for omission in capture.omissions.reversed() { reasons[IDKey(omission.id)] = omission.reason }
    self.reasons = reasons
  }

  /// Why an element of the other screen has no partner on this one.
  func note(forMissing id: String) -> MatchReport.Note {
    guard let reason = reasons[IDKey(id)] else { return .noPartner(on: side) }
    return .partnerNotSeen(on: side, reason)
  }
}
