/// Every clipping view that a walk has entered, each with the one around it.
///
/// Their intersection is computed only for the innermost one around a tagged view.
struct ClipChain {
  private struct Record {
    let parent: Int
    let bounds: Box
    let corners: Corners
    let toContainer: Affine
    /// The index of the innermost rounded clip from here outward; -1 for none.
    let rounded: Int
    var region: Region?
    /// The index of this clip in the result, once an element needs it.
    var resultIndex: Int?
  }

  /// A region, and its box if it is upright.
  struct Region {
    let polygon: ConvexPolygon
    let box: Box?

    init(_ polygon: ConvexPolygon) {
      self.polygon = polygon
      box = polygon.box
    }
  }

  private var records: [Record] = []
  private(set) var result: [Clip] = []

  init() {}

  /// A chain that starts with clips made by hand.
  init(_ clips: [Clip]) { result = clips }

  mutating func add(
    _ bounds: Box,
    _ corners: Corners,
    _ toContainer: Affine,
    in parent: Int
  ) -> Int {
    let corners = corners.clamped(to: bounds.size)
    let index = records.count
    let outer = parent < 0 ? -1 : records[parent].rounded
    records.append(
      Record(
        parent: parent,
        bounds: bounds,
        corners: corners,
        toContainer: toContainer,
        rounded: corners.isSquare ? outer : index
      )
    )
    return index
  }

  /// Whether the clip `index` and those around it leave any part of `outline`.
  mutating func shows(_ outline: Outline, through index: Int) -> Bool {
    let region = region(of: index)
    if let box = region.box, !box.isEmpty { return outline.meets(box) }
    return !region.polygon.intersection(outline.polygon).isEmpty
  }

  /// The intersection of the clip `index` and those around it.
  mutating func region(of index: Int) -> Region {
    if let known = records[index].region { return known }
    var unknown: [Int] = []
    var next = index
    while next >= 0, records[next].region == nil {
      unknown.append(next)
      next = records[next].parent
    }
    var meeting = next >= 0 ? records[next].region : nil
    for index in unknown.reversed() {
      let own = ConvexPolygon(records[index].bounds, in: records[index].toContainer)
      meeting = Region(meeting.map { $0.polygon.intersection(own) } ?? own)
      records[index].region = meeting
    }
    return meeting ?? Region(.empty)
  }

  /// The index in the result of the clip `index`.
  mutating func resultIndex(of index: Int) -> Int {
    if let known = records[index].resultIndex { return known }
    result.append(Clip(region: region(of: index).polygon, rounded: rounded(from: index)))
    records[index].resultIndex = result.count - 1
    return result.count - 1
  }

  private func rounded(from index: Int) -> RoundedBox? {
    let rounded = records[index].rounded
    guard rounded >= 0 else { return nil }
    let record = records[rounded]
    return RoundedBox(
      placement: Placement(record.bounds, in: record.toContainer),
      corners: record.corners
    )
  }
}

/// The region of one view; its polygon is made only when it is needed.
struct Outline {
  private let bounds: Box
  private let transform: Affine
  private let extent: Box

  init(_ bounds: Box, _ transform: Affine, extent: Box) {
    self.bounds = bounds
    self.transform = transform
    self.extent = extent
  }

  var polygon: ConvexPolygon { ConvexPolygon(bounds, in: transform) }

  /// Whether it shares an area with `box`.
  func meets(_ box: Box) -> Bool {
    if extent.intersection(box).isEmpty { return false }
    if transform.keepsBoxesUpright || box.contains(extent) { return true }
    return !polygon.intersection(ConvexPolygon(box)).isEmpty
  }
}
