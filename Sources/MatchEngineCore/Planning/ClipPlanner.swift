/// Decides which clips apply in flight, and how one becomes the other.
struct ClipPlanner {
  private let lower: [RoundedBox]
  private let upper: [RoundedBox]
  /// The clip of an end that has none: the container, since nothing is seen outside it.
  private let open: RoundedBox
  /// The morphs made so far, by the indices of both clips.
  private var morphs: [Int: Int] = [:]

  init(lower: [RoundedBox], upper: [RoundedBox], container: Box) {
    self.lower = lower
    self.upper = upper
    open = RoundedBox(container)
  }

  /// The index of the morph between two clips; nil if neither clips anything.
  mutating func morph(
    of boxPath: BoxPath,
    _ lowerClip: Int?,
    _ upperClip: Int?,
    _ rule: MatchClipRule?,
    in plan: inout Plan
  ) -> Int? {
    guard rule != .never, lowerClip != nil || upperClip != nil else { return nil }
    func cuts(_ clip: RoundedBox, _ state: BoxState) -> Bool {
      rule == .always || !clip.contains(state.placement, tolerance: 0.01)
    }
    let start = lowerClip.flatMap { cuts(lower[$0], boxPath.lower) ? $0 : nil }
    let end = upperClip.flatMap { cuts(upper[$0], boxPath.upper) ? $0 : nil }
    guard start != nil || end != nil else { return nil }
    let key = (start ?? -1) + 1 + ((end ?? -1) + 1) * (lower.count + 1)
    if let known = morphs[key] { return known }
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
