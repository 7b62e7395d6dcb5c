/// Collects what a walk finds; knows numbers only, so it is compiled once for all platforms.
@usableFromInline
struct CaptureBuilder {
  @usableFromInline let outermost: InheritedTraits
  private let container: Box
  private var elements: [Element] = []
  private var preferences: [NodeTraits.Preference] = []
  /// Where each element, and each omission, stands in the paint order.
  private var views: [Int] = []
  private var paintOrder = PaintOrder()
  private var clips: ClipChain
  private var omissions: [(view: Int, omission: Omission)] = []

  @usableFromInline
  init(_ viewpoint: Viewpoint) {
    container = viewpoint.container
    outermost = InheritedTraits(toContainer: viewpoint.toContainer)
    clips = ClipChain()
  }

  /// A builder for elements that were made by hand, and the clips that they refer to.
  init(clips: [Clip]) {
    self.init(Viewpoint(container: Box(origin: .zero, size: .zero)))
    self.clips = ClipChain(clips)
  }

  /// Notes that a view clips what is inside it.
  @inlinable
  mutating func clip(_ shape: NodeShape, _ traits: NodeTraits, in inside: inout InheritedTraits) {
    if traits.clips, inside.barrier == nil { addClip(shape, traits, in: &inside) }
  }

  @usableFromInline
  mutating func addClip(_ shape: NodeShape, _ traits: NodeTraits, in inside: inout InheritedTraits)
  {
    if InheritedTraits.allows(shape.bounds) {
      inside.clip = clips.add(shape.bounds, traits.corners, inside.toContainer, in: inside.clip)
    } else {
      inside.barrier = .notFinite
    }
  }

  /// Whether a tagged view can fly; notes why where it cannot.
  @usableFromInline
  mutating func examine(
    _ id: String,
    _ shape: NodeShape,
    outside: InheritedTraits,
    inside: InheritedTraits
  ) -> Bool {
    guard let reason = reason(against: shape.bounds, outside, inside) else { return true }
    omissions.append((inside.view, Omission(id: id, reason: reason)))
    return false
  }

  private mutating func reason(
    against bounds: Box,
    _ outside: InheritedTraits,
    _ inside: InheritedTraits
  ) -> MatchOmission? {
    if let barrier = inside.barrier { return barrier }
    let transform = inside.toContainer
    let extent = transform.bounds(of: bounds)
    guard InheritedTraits.allows(bounds), extent.isFinite,
      max(extent.center.x.magnitude, extent.center.y.magnitude) <= Vector.limit
    else { return .notFinite }
    guard CaptureBuilder.hasArea(bounds.size, transform) else { return .empty }
    let outline = Outline(bounds, transform, extent: extent)
    guard outline.meets(container) else { return .outside }
    guard outside.clip < 0 || clips.shows(outline, through: outside.clip) else { return .clipped }
    return nil
  }

  /// Whether a box is more than a millionth of a point wide and high under a transform.
  private static func hasArea(_ size: Vector, _ transform: Affine) -> Bool {
    let least = 1e-6
    guard size.x > least, size.y > least else { return false }
    let wide = Vector(transform.a, transform.b).length * size.x
    let high = transform.determinant.magnitude * size.x * size.y / wide
    return wide > least && high > least
  }

  /// Adds a tagged view that can fly.
  @usableFromInline
  mutating func add(
    _ id: String,
    _ shape: NodeShape,
    _ traits: NodeTraits,
    _ looks: NodeLooks,
    outside: InheritedTraits,
    inside: InheritedTraits
  ) {
    let corners = traits.corners.isSquare ? .square : traits.corners.clamped(to: shape.bounds.size)
    let decoration = looks.keptDecoration.value.map { Indirect($0.sanitized) } ?? .none
    let element = Element(
      id: id,
      placement: Placement(shape.bounds, in: inside.toContainer),
      appearance: Appearance(
        alpha: inside.opacity,
        corners: corners,
        keptDecoration: decoration
      ),
      picture: looks.picture.sanitized(in: shape.bounds.size),
      wishes: looks.wishes,
      clip: outside.clip < 0 ? nil : clips.place(of: outside.clip),
      clips: traits.clips,
      ancestor: inside.ancestor < 0 ? nil : inside.ancestor
    )
    add(element, preference: inside.preference, view: inside.view)
  }

  /// Adds an element that was made by hand, in front of those before.
  mutating func add(_ element: Element) {
    add(element, preference: .ordinary, view: paintOrder.add(depth: 0, in: -1))
  }

  private mutating func add(_ element: Element, preference: NodeTraits.Preference, view: Int) {
    elements.append(element)
    preferences.append(preference)
    views.append(view)
  }

  /// Notes a view that a walk had to look at, and gives it its number in the paint order.
  @usableFromInline
  mutating func note(depth: Double, in outside: InheritedTraits) -> Int {
    paintOrder.add(depth: depth, in: outside.view)
  }

  /// The capture, and the added elements that it kept in its order, where that is not all as added.
  @usableFromInline
  mutating func finish() -> (Capture, order: [Int]?) {
    var order = paintOrder.matters ? sortElements() : nil
    var places = IDIndex(count: elements.count)
    var losers: Set<Int> = []
    // By its place, since an element is large and would be copied.
    for place in elements.indices {
      guard let rival = note(place, in: &places) else { continue }
      // Of equals the frontmost wins, which is the later one.
      let rivalWins = preferences[rival] > preferences[place]
      if rivalWins { _ = note(rival, in: &places) }
      losers.insert(rivalWins ? place : rival)
    }
    if !losers.isEmpty {
      let all = order ?? Array(elements.indices)
      order = all.indices.filter { !losers.contains($0) }.map { all[$0] }
      remove(losers)
      places = IDIndex(count: elements.count)
      for place in elements.indices { _ = note(place, in: &places) }
    }
    let capture = Capture(
      elements: elements,
      clips: clips.result,
      omissions: omissions.map { $0.omission },
      places: places
    )
    return (capture, order)
  }

  /// Brings everything into the paint order, and says where each element was before.
  private mutating func sortElements() -> [Int] {
    let ranks = paintOrder.ranks()
    let order = elements.indices.sorted { ranks[views[$0]] < ranks[views[$1]] }
    var moved = order
    for (place, old) in order.enumerated() { moved[old] = place }
    elements = order.map { old in
      var element = elements[old]
      element.ancestor = element.ancestor.map { moved[$0] }
      return element
    }
    preferences = order.map { preferences[$0] }
    views = order.map { ranks[views[$0]] }
    omissions = omissions.map { (ranks[$0.view], $0.omission) }.sorted { $0.0 < $1.0 }
    return order
  }

  private func note(_ place: Int, in places: inout IDIndex) -> Int? {
    let id = elements[place].id
    return places.note(place, of: id) { elements[$0].id == id }
  }

  /// Takes out the duplicates that lost; who had one as its ancestor gets the next one out.
  private mutating func remove(_ losers: Set<Int>) {
    let all = elements
    // An ancestor stands before what is in it, so one pass finds who stands in for each loser.
    var standing: [Int?] = []
    standing.reserveCapacity(all.count)
    elements = []
    for (old, element) in all.enumerated() {
      let ancestor = element.ancestor.flatMap { standing[$0] }
      if losers.contains(old) {
        standing.append(ancestor)
      } else {
        standing.append(elements.count)
        elements.append(element)
        elements[elements.count - 1].ancestor = ancestor
      }
    }
    for loser in losers {
      omissions.append((views[loser], Omission(id: all[loser].id, reason: .duplicate)))
    }
    omissions.sort { $0.view < $1.view }
  }
}
