/// Decides which clips cut in flight and how they open into one another.
struct ClipPlanner {
  private let lower: [Clip]
  private let upper: [Clip]
  private let lowerBoxes: [Box?]
  private let upperBoxes: [Box?]
  /// What an end without a clip has instead: beyond the container nothing is seen.
  private let open: Box
  private var morphs: [Int: Int] = [:]

  init(lower: [Clip], upper: [Clip], container: Box) {
    self.lower = lower
    self.upper = upper
    lowerBoxes = lower.map { $0.region.box }
    upperBoxes = upper.map { $0.region.box }
    open = container
  }

  /// The place of the morph between two clips; nil where neither cuts.
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

  private func cuts(
    _ boxState: BoxState,
    _ clips: [Clip],
    _ boxes: [Box?],
    _ place: Int,
    _ rule: MatchClipRule?
  ) -> Bool {
    guard rule != .always else { return true }
    let rounded = clips[place].rounded
    if boxState.rotation == 0, boxState.skew == 0, let box = boxes[place] {
      let extent = Box(center: boxState.center, size: boxState.extent)
      guard box.contains(extent, tolerance: 0.01) else { return true }
      guard let rounded, rounded.couldCut(extent) else { return false }
      return !rounded.contains(boxState.placement.outline, tolerance: 0.01)
    }
    let outline = boxState.placement.outline
    guard clips[place].region.contains(outline, tolerance: 0.01) else { return true }
    return rounded.map { !$0.contains(outline, tolerance: 0.01) } ?? false
  }

  private func make(_ start: Clip?, _ end: Clip?, in plan: inout Plan) -> Int {
    let from = start?.region ?? ConvexPolygon(open)
    let to = end?.region ?? ConvexPolygon(open)
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
      placement: Placement(center: self.open.center, size: self.open.size),
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
  /// Whether an upright box that lies in it could reach into its round corners.
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

extension ConvexPolygon {
  /// Which corners of two polygons go together, so that mixing them keeps every stage convex.
  ///
  /// Both outlines are followed in step by the direction of their edges; the stages are then the
  /// sums of the two regions after Minkowski, whose edges are those of both:
  ///
  ///     ┌────┐  ╱╲         ╱────╲
  ///     │    │ +╲╱   →    │      │
  ///     └────┘             ╲────╱
  static func pairing(_ from: ConvexPolygon, _ to: ConvexPolygon) -> [(Int, Int)] {
    guard !from.isEmpty, !to.isEmpty else { return [] }
    let first = from.start
    let second = to.start
    let ends = (from.vertices.count, to.vertices.count)
    var result: [(Int, Int)] = []
    var i = 0
    var j = 0
    while i < ends.0 || j < ends.1 {
      result.append(((first + i) % ends.0, (second + j) % ends.1))
      let turn = i == ends.0 ? -1 : j == ends.1 ? 1 : from.turn(first + i, to: to, second + j)
      if turn >= 0 { i += 1 }
      if turn <= 0 { j += 1 }
    }
    return result
  }

  /// The place of the corner from which the directions of the edges only increase: the topmost,
  /// of several the leftmost.
  private var start: Int {
    vertices.indices.min {
      (vertices[$0].y, vertices[$0].x) < (vertices[$1].y, vertices[$1].x)
    } ?? 0
  }

  /// The sense in which one edge turns into another's; 0 where they go the same way.
  ///
  /// An edge between two corners that are one has no direction, and comes before any other.
  private func turn(_ index: Int, to other: ConvexPolygon, _ place: Int) -> Int {
    let own = edge(index)
    let others = other.edge(place)
    let least = 1e-9
    if own.length < least || others.length < least { return own.length < least ? 1 : -1 }
    let cross = own.cross(others)
    return cross.magnitude <= 1e-12 * own.length * others.length ? 0 : cross > 0 ? 1 : -1
  }

  private func edge(_ index: Int) -> Vector {
    vertices[(index + 1) % vertices.count] - vertices[index % vertices.count]
  }
}
