/// Decides which clips apply in flight, and how one becomes the other.
struct ClipPlanner {
  private let lower: [Clip]
  private let upper: [Clip]
  private let lowerBoxes: [Box?]
  private let upperBoxes: [Box?]
  /// What an end without a clip has instead: outside the container nothing can be seen.
  private let container: Box
  /// The morphs made so far, by the indices of both clips.
  private var morphs: [Int: Int] = [:]

  init(lower: [Clip], upper: [Clip], container: Box) {
    self.lower = lower
    self.upper = upper
    lowerBoxes = lower.map { $0.region.box }
    upperBoxes = upper.map { $0.region.box }
    self.container = container
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
    let start = lowerClip.flatMap { cuts(boxPath.lower, lower, lowerBoxes, $0, rule) ? $0 : nil }
    let end = upperClip.flatMap { cuts(boxPath.upper, upper, upperBoxes, $0, rule) ? $0 : nil }
    guard start != nil || end != nil else { return nil }
    let key = (start ?? -1) + 1 + ((end ?? -1) + 1) * (lower.count + 1)
    if let known = morphs[key] { return known }
    let made = make(start.map { lower[$0] }, end.map { upper[$0] }, in: &plan)
    morphs[key] = made
    return made
  }

  /// Whether a clip cuts anything off a box that rests at its own end.
  private func cuts(
    _ state: BoxState,
    _ clips: [Clip],
    _ boxes: [Box?],
    _ index: Int,
    _ rule: MatchClipRule?
  ) -> Bool {
    guard rule != .always else { return true }
    let rounded = clips[index].rounded
    if state.rotation == 0, state.skew == 0, let box = boxes[index] {
      let extent = Box(center: state.center, size: state.extent)
      guard box.contains(extent, tolerance: 0.01) else { return true }
      guard let rounded, rounded.couldCut(extent) else { return false }
      return !rounded.contains(state.placement.outline, tolerance: 0.01)
    }
    let outline = state.placement.outline
    guard clips[index].region.contains(outline, tolerance: 0.01) else { return true }
    return rounded.map { !$0.contains(outline, tolerance: 0.01) } ?? false
  }

  private func make(_ start: Clip?, _ end: Clip?, in plan: inout Plan) -> Int {
    let from = start?.region ?? ConvexPolygon(container)
    let to = end?.region ?? ConvexPolygon(container)
    let first = plan.lowerVertices.count
    for (i, j) in ConvexPolygon.pairing(from, to) {
      plan.lowerVertices.append(from.vertices[i])
      plan.upperVertices.append(to.vertices[j])
    }
    let vertices = first..<plan.lowerVertices.count
    plan.clips.append(ClipInterpolation(vertices: vertices, rounded: rounded(start, end)))
    return plan.clips.count - 1
  }

  private func rounded(_ start: Clip?, _ end: Clip?) -> BoxPath? {
    guard start?.rounded != nil || end?.rounded != nil else { return nil }
    let open = RoundedBox(
      placement: Placement(center: container.center, size: container.size),
      corners: .square
    )
    let from = start?.rounded ?? open
    var to = end?.rounded ?? open
    to.placement.transform = to.placement.transform.aligned(to: from.placement.transform)
    return BoxPath(
      from: BoxState(from.placement, corners: from.corners, alpha: 1),
      to: BoxState(to.placement, corners: to.corners, alpha: 1)
    )
  }
}

extension RoundedBox {
  /// Whether an upright box inside its bounds could reach into its rounded corners.
  fileprivate func couldCut(_ extent: Box) -> Bool {
    let affine = placement.affine
    guard affine.b == 0, affine.c == 0 else { return true }
    let radius = max(
      max(corners.topLeft, corners.topRight),
      max(corners.bottomLeft, corners.bottomRight)
    )
    let margin = Vector(-radius * affine.a.magnitude, -radius * affine.d.magnitude)
    let inner = affine.bounds(of: Box(origin: .zero, size: placement.size)).outset(by: margin)
    return !inner.contains(extent, tolerance: 0.01)
  }
}
