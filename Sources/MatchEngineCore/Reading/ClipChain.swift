/// Every clipping view that a walk has entered on its way to a tagged view, each together with those around it.
struct ClipChain {
  private struct Record {
    /// What this clip and those around it leave.
    let rest: RoundedBox
    /// The index of this clip in the result, once an element needs it.
    var resultIndex: Int?
  }

  private var records: [Record] = []
  private(set) var result: [RoundedBox] = []

  /// A chain that starts with clips made by hand.
  init(_ clips: [RoundedBox] = []) { result = clips }

  mutating func add(
    _ bounds: Box,
    _ corners: Corners,
    _ toContainer: Affine,
    in parent: Int?
  ) -> Int {
    let own = RoundedBox(bounds, corners.clamped(to: bounds.size), in: toContainer)
    records.append(Record(rest: parent.map { own.cut(by: records[$0].rest) } ?? own))
    return records.count - 1
  }

  /// Whether the clip `index` and those around it leave any part of `outline`.
  func shows(_ outline: Outline, through index: Int) -> Bool {
    let rest = records[index].rest.placement
    let size = rest.visibleSize
    return size.x > 0 && size.y > 0 && rest.outline.meets(outline)
  }

  /// The index in the result of the clip `index`.
  mutating func resultIndex(of index: Int) -> Int {
    if let known = records[index].resultIndex { return known }
    result.append(records[index].rest)
    records[index].resultIndex = result.count - 1
    return result.count - 1
  }
}
