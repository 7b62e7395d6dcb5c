extension Plan {
  /// What becomes of every tag of either screen.
  var rows: [MatchReport.Row] {
    var rows: [MatchReport.Row] = []
    var hasOwnEffect: Set<String> = []
    let lower = Side(lower, "lower")
    let upper = Side(upper, "upper")
    for (place, performer) in performers.enumerated() {
      switch performer.role {
      case .pair:
        let boxPath = boxPaths[place]
        let way = "from \(boxPath.lower.summary) to \(boxPath.upper.summary)"
        rows.append(MatchReport.Row(id: performer.id, fate: .flew, note: way))
      case .entering:
        hasOwnEffect.insert(performer.id)
        let note = lower.lacks(performer.id)
        rows.append(MatchReport.Row(id: performer.id, fate: .entered, note: note))
      case .leaving:
        hasOwnEffect.insert(performer.id)
        let note = upper.lacks(performer.id)
        rows.append(MatchReport.Row(id: performer.id, fate: .left, note: note))
      case .lowerRoot, .upperRoot, .stray: break
      }
    }
    for (side, other) in [(lower, upper), (upper, lower)] {
      for element in side.capture.elements
      where other.capture[element.id] == nil && !hasOwnEffect.contains(element.id) {
        rows.append(stayed(element.id, other.lacks(element.id)))
      }
    }
    for side in [lower, upper] {
      for omission in side.capture.omissions {
        rows.append(stayed(omission.id, "\(side.name): \(omission.reason)"))
      }
    }
    return rows
  }

  private func stayed(_ id: String, _ note: String) -> MatchReport.Row {
    MatchReport.Row(id: id, fate: .stayed, note: note)
  }
}

/// One of the two screens, and why it lacks what it lacks.
private struct Side {
  let capture: Capture
  let name: String
  /// The first reason for which a view with an ID was left out.
  private let reasons: [String: MatchOmission]

  init(_ capture: Capture, _ name: String) {
    self.capture = capture
    self.name = name
    var reasons: [String: MatchOmission] = [:]
    for omission in capture.omissions.reversed() { reasons[omission.id] = omission.reason }
    self.reasons = reasons
  }

  /// Why an element of the other screen has no partner on this one.
  func lacks(_ id: String) -> String {
    guard let reason = reasons[id] else { return "no view of the \(name) screen has this ID" }
    return "its partner on the \(name) screen cannot be seen: \(reason)"
  }
}

extension BoxState {
  /// Where and how large, to the hundredth.
  var summary: String {
    "(\(center.x.hundredths), \(center.y.hundredths)) "
      + "\(extent.x.hundredths) × \(extent.y.hundredths)"
  }
}
