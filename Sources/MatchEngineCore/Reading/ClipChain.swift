/// Every clipping view that a walk has entered, each with the one around it.
///
/// What they leave together is worked out only for the innermost one around a tagged view.
struct ClipChain {
  private struct Record {
    let parent: Int
    let bounds: Box
    let corners: Corners
    let toContainer: Affine
    /// What this clip and those around it leave, once that is known.
    var rest: RoundedBox?
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
    in parent: Int
  ) -> Int {
    records.append(
      Record(parent: parent, bounds: bounds, corners: corners, toContainer: toContainer)
    )
    return records.count - 1
  }

  /// Whether the clip `index` and those around it leave any part of `outline`.
  mutating func shows(_ outline: Outline, through index: Int) -> Bool {
    let rest = rest(of: index).placement
    let size = rest.visibleSize
    return size.x > 0 && size.y > 0 && rest.outline.meets(outline)
  }

  /// What the clip `index` and those around it leave.
  private mutating func rest(of index: Int) -> RoundedBox {
    var unknown: [Int] = []
    var next = index
    while next >= 0, records[next].rest == nil {
      unknown.append(next)
      next = records[next].parent
    }
    var rest = next >= 0 ? records[next].rest : nil
    for index in unknown.reversed() {
      let record = records[index]
      let corners = record.corners.clamped(to: record.bounds.size)
      let own = RoundedBox(record.bounds, corners, in: record.toContainer)
      rest = rest.map { own.cut(by: $0) } ?? own
      records[index].rest = rest
    }
    return rest ?? RoundedBox(placement: Placement(center: .zero, size: .zero), corners: .square)
  }

  /// The index in the result of the clip `index`.
  mutating func resultIndex(of index: Int) -> Int {
    if let known = records[index].resultIndex { return known }
    result.append(rest(of: index))
    records[index].resultIndex = result.count - 1
    return result.count - 1
  }
}
