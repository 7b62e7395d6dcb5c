/// Collects what a walk finds.
///
/// It handles numbers only, so it is compiled once for all platforms.
@usableFromInline struct CaptureBuilder {
  @usableFromInline let outermost: InheritedTraits
  private let container: Box
  private var elements: [Element] = []
  /// The number of each element in the paint order.
  private var views: [Int] = []
  /// The opacity of each element, and the one around it.
  private var opacities: [(own: Double, outside: Double)] = []
  /// Whether a tagged view was found inside each element.
  @usableFromInline private(set) var isNest: [Bool] = []
  private var paintOrder = PaintOrder()
  /// What each clipping view that was entered on the way to a tagged one leaves, together with those around it.
  private var clips: [RoundedBox] = []
  private var omissions: [(view: Int, omission: OmittedElement)] = []

  @usableFromInline init(_ viewpoint: Viewpoint) {
    container = viewpoint.container
    outermost = InheritedTraits(toContainer: viewpoint.toContainer)
  }

  /// Records that a view clips its contents.
  @inlinable
  mutating func clip(_ shape: NodeShape, _ traits: NodeTraits, in inside: inout InheritedTraits) {
    if traits.clips, inside.barrier == nil { addClip(shape, traits, in: &inside) }
  }

  @usableFromInline
  mutating func addClip(_ shape: NodeShape, _ traits: NodeTraits, in inside: inout InheritedTraits)
  {
    guard InheritedTraits.allows(shape.bounds) else { return inside.barrier = .empty }
    addClip(shape.bounds, traits.corners, in: &inside)
    if let box = traits.clipBox, InheritedTraits.allows(box) { addClip(box, .square, in: &inside) }
  }

  private mutating func addClip(_ box: Box, _ corners: Corners, in inside: inout InheritedTraits) {
    let own = RoundedBox(box, corners.clamped(to: box.size), in: inside.toContainer)
    clips.append(inside.clip.map { own.cut(by: clips[$0]) } ?? own)
    inside.clip = clips.count - 1
  }

  /// Whether a tagged view can fly; if not, records the reason.
  @usableFromInline mutating func examine(
    _ id: String,
    _ shape: NodeShape,
    outside: InheritedTraits,
    inside: InheritedTraits,
    view: Int
  ) -> Bool {
    guard let reason = reason(against: shape.bounds, outside, inside) else { return true }
    omissions.append((view, OmittedElement(id: id, reason: reason)))
    return false
  }

  private func reason(
    against bounds: Box,
    _ outside: InheritedTraits,
    _ inside: InheritedTraits
  ) -> MatchOmission? {
    if let barrier = inside.barrier { return barrier }
    let transform = inside.toContainer
    let extent = transform.bounds(of: bounds)
    guard InheritedTraits.allows(bounds), extent.isFinite,
      max(extent.center.x.magnitude, extent.center.y.magnitude) <= Vector.limit,
      CaptureBuilder.hasArea(bounds.size, transform)
    else { return .empty }
    let outline = Outline(bounds, in: transform)
    guard outline.meets(Outline(container)) else { return .outside }
    guard let clip = outside.clip.map({ clips[$0].placement }) else { return nil }
    let size = clip.visibleSize
    return size.x > 0 && size.y > 0 && clip.outline.meets(outline) ? nil : .outside
  }

  /// Whether a box is more than a millionth of a point wide and high under a transform.
  private static func hasArea(_ size: Vector, _ transform: Affine) -> Bool {
    let least = 1e-6
    guard size.x > least, size.y > least else { return false }
    let wide = Vector(transform.a, transform.b).length * size.x
    let high = transform.determinant.magnitude * size.x * size.y / wide
    return wide > least && high > least
  }

  /// Adds a tagged view that can fly; how it looks isn't known yet.
  @usableFromInline mutating func add(
    _ id: String,
    _ shape: NodeShape,
    _ traits: NodeTraits,
    outside: InheritedTraits,
    inside: InheritedTraits,
    view: Int
  ) {
    let corners = traits.corners.isSquare ? .square : traits.corners.clamped(to: shape.bounds.size)
    let element = Element(
      id: id,
      placement: Placement(shape.bounds, in: inside.toContainer),
      appearance: Appearance(alpha: inside.opacity, corners: corners, storedDecoration: .none),
      picture: Picture(),
      clip: outside.clip,
      clips: traits.clips,
      ancestor: inside.ancestor,
      staysInFront: traits.staysInFront,
      storedStyle: .none
    )
    opacities.append((traits.opacity, outside.opacity))
    addPlace(view: view, inside: inside.ancestor)
    elements.append(element)
  }

  @usableFromInline mutating func add(_ looks: NodeLooks, to index: Int) {
    if let decoration = looks.storedDecoration.value {
      elements[index].appearance.storedDecoration = OnHeap(decoration.scaled(by: 1))
    }
    elements[index].picture = looks.picture.sanitized(in: elements[index].placement.size)
    elements[index].storedStyle = looks.storedStyle
    if looks.picture.includes == .view {
      let (own, outside) = opacities[index]
      elements[index].leaveToPicture(own: own, outside: outside)
    }
  }

  var ids: [String] { elements.map { $0.id } }

  func box(around element: Int) -> Box {
    let placement = elements[element].placement
    return placement.affine.bounds(of: Box(origin: .zero, size: placement.size))
  }

  /// Adds an element made by hand, in front of the others.
  mutating func add(_ element: Element) {
    addPlace(view: paintOrder.add(depth: 0, in: nil), inside: element.ancestor)
    elements.append(element)
  }

  /// Makes room for an element that is added next.
  private mutating func addPlace(view: Int, inside ancestor: Int?) {
    isNest.append(false)
    if let ancestor { isNest[ancestor] = true }
    views.append(view)
  }

  /// Adds a view to the paint order and returns its number there.
  @usableFromInline mutating func note(depth: Double, in outside: Int?) -> Int {
    paintOrder.add(depth: depth, in: outside)
  }

  /// The capture, and the original index of each of its elements; nil if none was moved or removed.
  ///
  /// Of two elements with one ID, by their original indices, the first one is in front and may be preferred.
  @usableFromInline
  mutating func finish(_ prefers: (Int, Int) -> Bool = { _, _ in true }) -> (Capture, order: [Int]?)
  {
    var order = paintOrder.hasDepths ? sortElements() : nil
    var indices: [IDKey: Int] = Dictionary(minimumCapacity: elements.count)
    var duplicates: Set<Int> = []
    // By index, since an element is large and would be copied.
    for index in elements.indices {
      let key = IDKey(elements[index].id)
      guard let duplicate = indices.updateValue(index, forKey: key) else { continue }
      let isPreferred = prefers(order?[index] ?? index, order?[duplicate] ?? duplicate)
      if !isPreferred { indices[key] = duplicate }
      duplicates.insert(isPreferred ? duplicate : index)
    }
    if !duplicates.isEmpty {
      let all = order ?? Array(elements.indices)
      order = all.indices.filter { !duplicates.contains($0) }.map { all[$0] }
      remove(duplicates)
      for index in elements.indices { indices[IDKey(elements[index].id)] = index }
    }
    let capture = Capture(
      elements: elements,
      clips: clips,
      omissions: omissions.map { $0.omission },
      indices: indices
    )
    return (capture, order)
  }

  /// Brings everything into paint order and returns the original index of each element.
  private mutating func sortElements() -> [Int] {
    let ranks = paintOrder.ranks()
    let order = elements.indices.sorted { ranks[views[$0]] < ranks[views[$1]] }
    var moved = order
    for (index, old) in order.enumerated() { moved[old] = index }
    elements = order.map { old in
      var element = elements[old]
      element.ancestor = element.ancestor.map { moved[$0] }
      return element
    }
    views = order.map { ranks[views[$0]] }
    omissions = omissions.map { (ranks[$0.view], $0.omission) }.sorted { $0.0 < $1.0 }
    return order
  }

  private mutating func remove(_ duplicates: Set<Int>) {
    let all = elements
    elements = all.removing(duplicates)
    for duplicate in duplicates {
      omissions.append(
        (views[duplicate], OmittedElement(id: all[duplicate].id, reason: .duplicate))
      )
    }
    omissions.sort { $0.view < $1.view }
  }
}

extension [Element] {
  /// The elements without some; what was inside one of them gets the nearest ancestor that is left.
  func removing(_ removed: Set<Int>) -> [Element] {
    // The new index of each element, or that of its nearest ancestor if it is removed. An ancestor
    // precedes what is inside it, so one pass is enough.
    var newIndices: [Int?] = []
    newIndices.reserveCapacity(count)
    var result: [Element] = []
    for (old, element) in enumerated() {
      let ancestor = element.ancestor.flatMap { newIndices[$0] }
      if removed.contains(old) {
        newIndices.append(ancestor)
      } else {
        newIndices.append(result.count)
        result.append(element)
        result[result.count - 1].ancestor = ancestor
      }
    }
    return result
  }
}
