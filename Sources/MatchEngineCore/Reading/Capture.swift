/// All elements of one hierarchy, and every tagged view that was left out.
public struct Capture: Hashable, Sendable {
  /// The elements in paint order, the rearmost first; no two have the same ID.
  public internal(set) var elements: [Element]
  /// What cuts the elements, each where ``Element/clip`` says.
  public internal(set) var clips: [Clip]
  /// The tagged views that were left out, in paint order.
  public internal(set) var omissions: [Omission]
  /// The place of each element by its ID.
  private let places: IDIndex

  /// A capture of these elements, in paint order; of several with one ID the last counts.
  ///
  /// A clip that there is not, and an ancestor that does not come first, count as none.
  public init(elements: [Element] = [], clips: [Clip] = []) {
    var builder = CaptureBuilder(clips: clips)
    for (place, element) in elements.enumerated() {
      var element = element
      if let clip = element.clip, !clips.indices.contains(clip) { element.clip = nil }
      if let ancestor = element.ancestor, !(0..<place).contains(ancestor) { element.ancestor = nil }
      builder.add(element)
    }
    (self, _) = builder.finish()
  }

  init(elements: [Element], clips: [Clip], omissions: [Omission], places: IDIndex) {
    self.elements = elements
    self.clips = clips
    self.omissions = omissions
    self.places = places
  }

  /// The place of the element with this ID; IDs are compared byte by byte.
  public func place(of id: String) -> Int? {
    places.place(of: id) { elements[$0].id == id }
  }

  /// The element with this ID.
  public subscript(id: String) -> Element? { place(of: id).map { elements[$0] } }
}

/// A capture together with the platform's views, `nodes[i]` being that of `capture.elements[i]`.
public struct CapturedTree<Node> {
  /// What was seen.
  public var capture: Capture
  /// The view of each element.
  public var nodes: [Node]

  /// A captured tree from its parts.
  @inlinable
  public init(capture: Capture, nodes: [Node]) {
    self.capture = capture
    self.nodes = nodes
  }
}

extension CapturedTree: Sendable where Node: Sendable {}

/// From where a hierarchy is looked at.
public struct Viewpoint: Hashable, Sendable {
  /// The part of container space that can be seen.
  public var container: Box
  /// The way from the root's parent to container space.
  public var toContainer: Affine

  /// A viewpoint; without `toContainer` the root's parent is the container.
  public init(container: Box, toContainer: Affine = .identity) {
    self.container = container
    self.toContainer = toContainer
  }
}
