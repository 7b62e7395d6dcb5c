/// Collects what a walk finds.
///
/// It handles numbers only, so it is compiled once for all platforms.
@usableFromInline struct CaptureBuilder {
  @usableFromInline let outermost: InheritedTraits
  private(set) var elements: [Element] = []
  /// The place of each element in the paint order.
  private var paintIndices: [Int] = []
  /// The combined opacity of the views around each element.
  private var opacities: [Double] = []
  /// Whether a tagged view was found inside each element.
  @usableFromInline private(set) var isNest: [Bool] = []
  private var paintOrder = PaintOrder()
  /// For each clipping view on the way to a tagged one: the area that it and the views around it leave visible.
  private var clips: [RoundedBox] = []
  /// The areas in which something counts as seen: the container, all of each element, and what clips leave of these.
  private var seenAreas: [RoundedBox]
  private var omissions: [(paintIndex: Int, omission: OmittedElement)] = []

  @usableFromInline init(_ viewpoint: Viewpoint) {
    seenAreas = [RoundedBox(viewpoint.container, .square, in: .identity)]
    outermost = InheritedTraits(toContainer: viewpoint.toContainer)
  }

  /// The upright box around an element in the container.
  @usableFromInline func box(of index: Int) -> Box { elements[index].placement.bounds }

  /// Adds the clip of a view, if it clips its contents.
  @usableFromInline
  mutating func clip(_ shape: NodeShape, _ traits: NodeTraits, in inside: inout InheritedTraits) {
    guard traits.clips, inside.barrier == nil else { return }
    guard shape.bounds.isWithinLimits else { return inside.barrier = .empty }
    addClip(shape.bounds, traits.corners, in: &inside)
    if let box = traits.clipBox, box.isWithinLimits { addClip(box, .square, in: &inside) }
  }

  private mutating func addClip(_ box: Box, _ corners: Corners, in inside: inout InheritedTraits) {
    let own = RoundedBox(box, corners.clamped(to: box.size), in: inside.toContainer)
    clips.append(inside.clipIndex.map { own.cut(by: clips[$0]) } ?? own)
    inside.clipIndex = clips.count - 1
    seenAreas.append(own.cut(by: seenAreas[inside.seenAreaIndex]))
    inside.seenAreaIndex = seenAreas.count - 1
  }

  /// Adds a tagged view, or records why it can't fly; its looks are added later.
  ///
  /// - Returns: Whether it can fly.
  @usableFromInline mutating func add(
    _ id: String,
    _ shape: NodeShape,
    _ traits: NodeTraits,
    outside: InheritedTraits,
    inside: inout InheritedTraits,
    _ paintIndex: Int
  ) -> Bool {
    let placement = Placement(shape.bounds, in: inside.toContainer)
    let reason = inside.barrier ?? omission(of: shape.bounds, placement, in: outside)
    if let reason {
      omissions.append((paintIndex, OmittedElement(id: id, reason: reason)))
      return false
    }
    let corners = traits.corners.isSquare ? .square : traits.corners.clamped(to: shape.bounds.size)
    let element = Element(
      id: id,
      placement: placement,
      appearance: Appearance(alpha: inside.opacity, corners: corners, storedDecoration: .none),
      picture: Picture(),
      clip: outside.clipIndex,
      clips: traits.clips,
      ancestor: inside.ancestorIndex,
      staysInFront: traits.staysInFront,
      storedStyle: .none
    )
    elements.append(element)
    paintIndices.append(paintIndex)
    opacities.append(outside.opacity)
    isNest.append(false)
    if let ancestor = inside.ancestorIndex { isNest[ancestor] = true }
    inside.ancestorIndex = elements.count - 1
    seenAreas.append(RoundedBox(shape.bounds, .square, in: inside.toContainer))
    inside.seenAreaIndex = seenAreas.count - 1
    return true
  }

  /// Why a view with these bounds can't be seen; nil if it can, or if a tagged view around it takes it along.
  private func omission(of bounds: Box, _ placement: Placement, in outside: InheritedTraits)
    -> MatchOmission?
  {
    let size = placement.visibleSize
    guard bounds.isWithinLimits, placement.center.isWithinLimits, min(size.x, size.y) > 1e-6
    else { return .empty }
    let box = placement.bounds
    func isSeen(in area: RoundedBox) -> Bool { area.area > 0 && area.placement.bounds.meets(box) }
    let isUncut = outside.clipIndex.map { isSeen(in: clips[$0]) } ?? true
    let isOnScreen = isUncut && isSeen(in: seenAreas[0])
    return isOnScreen || isSeen(in: seenAreas[outside.seenAreaIndex]) ? nil : .outside
  }

  @usableFromInline mutating func add(_ looks: NodeLooks, to index: Int) {
    if let decoration = looks.storedDecoration.value {
      elements[index].appearance.storedDecoration = HeapOptional(decoration.scaled(by: 1))
    }
    elements[index].picture = looks.picture
    elements[index].picture.text = looks.picture.text?.sanitized
    if case .image(let box) = looks.picture.kind, !box.isWithinLimits {
      let whole = Box(origin: .zero, size: elements[index].placement.size)
      elements[index].picture.kind = .image(whole)
    }
    elements[index].storedStyle = looks.storedStyle
    if looks.picture.includes == .view { elements[index].leaveToPicture(opacities[index]) }
  }

  /// Adds a view to the paint order and returns its place there.
  @usableFromInline mutating func addToPaintOrder(depth: Double, in outside: Int?) -> Int {
    paintOrder.add(depth: depth, in: outside)
  }

  /// The capture, and the original index of each of its elements; nil if none was moved or removed.
  ///
  /// If two elements have one ID, `prefers` gets their original indices, that of the one in front first.
  @usableFromInline
  mutating func finish(_ prefers: (Int, Int) -> Bool) -> (Capture, order: [Int]?) {
    var order = Array(elements.indices)
    if paintOrder.hasDepths {
      let ranks = paintOrder.ranks()
      paintIndices = paintIndices.map { ranks[$0] }
      omissions = omissions.map { (ranks[$0.paintIndex], $0.omission) }
      order.sort { paintIndices[$0] < paintIndices[$1] }
    }
    var places: [IDKey: Int] = Dictionary(minimumCapacity: elements.count)
    var duplicates: Set<Int> = []
    // By index, since an element is large and would be copied.
    for (place, index) in order.enumerated() {
      let key = IDKey(elements[index].id)
      guard let other = places.updateValue(place, forKey: key) else { continue }
      let isPreferred = prefers(index, order[other])
      if !isPreferred { places[key] = other }
      duplicates.insert(isPreferred ? order[other] : index)
    }
    for index in duplicates {
      let omission = OmittedElement(id: elements[index].id, reason: .duplicate)
      omissions.append((paintIndices[index], omission))
    }
    omissions.sort { $0.paintIndex < $1.paintIndex }
    let omitted = omissions.map { $0.omission }
    guard paintOrder.hasDepths || !duplicates.isEmpty else {
      return (Capture(elements: elements, clips: clips, omissions: omitted, indices: places), nil)
    }
    order.removeAll { duplicates.contains($0) }
    return (Capture(elements: elements.keeping(order), clips: clips, omissions: omitted), order)
  }
}

extension [Element] {
  /// Some of the elements, in this order; what was inside one that is left out gets the nearest ancestor that is kept.
  func keeping(_ order: [Int]) -> [Element] {
    var places: [Int?] = Array<Int?>(repeating: nil, count: count)
    for (place, index) in order.enumerated() { places[index] = place }
    return order.map { index in
      var element = self[index]
      while let ancestor = element.ancestor, places[ancestor] == nil {
        element.ancestor = self[ancestor].ancestor
      }
      element.ancestor = element.ancestor.flatMap { places[$0] }
      return element
    }
  }
}
