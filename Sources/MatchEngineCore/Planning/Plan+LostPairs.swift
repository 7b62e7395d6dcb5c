/// The lost end of a pair: its view as it was last seen, and the progress from which on the performer fades.
struct LostEnd: Hashable, Sendable {
  let element: Element
  var progress: Double
}

extension Plan {
  /// This plan, as it continues `old` in flight; it is planned again only if something of `old` has to be kept.
  ///
  /// `positions` are those of the tracks of `old`; nil if the flight leaves one of its screens, with all ends on it.
  func continuing(_ old: Plan, _ positions: [Double]?, toward target: Double) -> Plan {
    var lower = lower
    var upper = upper
    let isChanged = fadeNested(of: old, &lower, &upper)
    let lost = positions.map { lostEnds(of: old, at: $0, target) } ?? [:]
    if !isChanged, lost.isEmpty { return self }
    var plan = Plan(lower: lower, upper: upper, options: options, after: lost)
    plan.movedAwayIDs = movedAwayIDs
    plan.selfMovingIDs = selfMovingIDs
    return plan
  }

  /// Lets views fade that flew inside another view in `old` and have lost their partner; returns whether there are any.
  ///
  /// The picture of the view around them was taken without them.
  private func fadeNested(of old: Plan, _ lower: inout Capture, _ upper: inout Capture) -> Bool {
    var isChanged = false
    for performer in old.performers where performer.parent != nil && !performer.staysInFront {
      switch (lower.index(of: performer.id), upper.index(of: performer.id)) {
      case (let index?, nil) where (lower.elements[index].style.over(options.style)).leaving == nil:
        lower.elements[index].style.leaving = .fade
        isChanged = true
      case (nil, let index?) where (upper.elements[index].style.over(options.style)).entering == nil:
        upper.elements[index].style.entering = .fade
        isChanged = true
      default: break
      }
    }
    return isChanged
  }

  /// The ends that pairs of `old` have lost, if their other end is still there: they fly on to that one.
  ///
  /// A pair loses an end if its view is removed, hidden or used for something else in flight. On its way to the lost
  /// end, where nothing is any more, the performer fades; on its way to the other end, it stays visible. However close
  /// it is to its goal, it fades over several frames.
  private func lostEnds(of old: Plan, at positions: [Double], _ target: Double) -> [IDKey: LostEnd]
  {
    var lost: [IDKey: LostEnd] = [:]
    for (index, performer) in old.performers.enumerated() {
      guard performer.hasLostPartner || performer.isPair else { continue }
      let isLowerLost = lower.index(of: performer.id) == nil
      guard isLowerLost != (upper.index(of: performer.id) == nil) else { continue }
      let key = IDKey(performer.id)
      let element = isLowerLost ? old.lower[performer.id] : old.upper[performer.id]
      let progress = positions[old.boxPaths[index].trackIndex]
      // What has lost one end may lose the other one instead.
      let known = isLowerLost == performer.shows.lower ? nil : old.lost[key]
      let end = known ?? element.map { LostEnd(element: $0, progress: progress) }
      guard var end else { continue }
      if isLowerLost, target == 0 { end.progress = max(end.progress, 0.25) }
      if !isLowerLost, target == 1 { end.progress = min(end.progress, 0.75) }
      lost[key] = end
    }
    return lost
  }
}

extension FadeWindow {
  /// The distance from the performer's own progress, so that the opacity does not change there.
  private static let gap = 1e-4
  /// The shortest window, so that a pair that is lost at the very beginning of its flight stays visible there.
  private static let shortest = 0.02

  /// From the lower end to where the performer is.
  init(before progress: Double) {
    let end = progress.clampedToUnit - FadeWindow.gap
    self.init(from: min(0, end - FadeWindow.shortest), to: end)
  }

  /// From where the performer is to the upper end.
  init(after progress: Double) {
    let start = progress.clampedToUnit + FadeWindow.gap
    self.init(from: start, to: max(1, start + FadeWindow.shortest))
  }
}
