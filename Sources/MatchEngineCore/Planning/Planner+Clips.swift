extension Planner {
  /// The index of the morph between two clips; nil if neither clips anything in flight.
  mutating func morph(
    of boxPath: BoxPath,
    _ lowerClip: Int?,
    _ upperClip: Int?,
    _ rule: MatchClipRule?
  ) -> Int? {
    guard rule != .never, lowerClip != nil || upperClip != nil else { return nil }
    let (lower, upper) = (plan.lower.clips, plan.upper.clips)
    func cuts(_ clip: RoundedBox, _ state: BoxState) -> Bool {
      rule == .always || !clip.contains(state.placement, tolerance: 0.01)
    }
    let start = lowerClip.flatMap { cuts(lower[$0], boxPath.lower) ? $0 : nil }
    let end = upperClip.flatMap { cuts(upper[$0], boxPath.upper) ? $0 : nil }
    guard start != nil || end != nil else { return nil }
    let key = (start ?? -1) + 1 + ((end ?? -1) + 1) * (lower.count + 1)
    if let known = morphs[key] { return known }
    // An end that has none has the container's, since nothing is seen outside it.
    let open = RoundedBox(plan.options.container)
    let (from, to) = (start.map { lower[$0] } ?? open, end.map { upper[$0] } ?? open)
    plan.clips.append(BoxPath(from: BoxState(from), to: BoxState(to)))
    morphs[key] = plan.clips.count - 1
    return plan.clips.count - 1
  }
}

extension BoxState {
  fileprivate init(_ clip: RoundedBox) {
    self.init(clip.placement, corners: clip.corners, alpha: 1)
  }
}
