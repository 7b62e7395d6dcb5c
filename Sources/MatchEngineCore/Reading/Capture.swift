/// All elements of one hierarchy, and all tagged views that were left out.
public struct Capture: Hashable, Sendable {
  /// The elements in paint order, starting with the rearmost; no two have the same ID.
  public package(set) var elements: [Element]
  /// The clips of the elements; ``Element/clip`` is an index among them.
  public internal(set) var clips: [RoundedBox]
  /// The tagged views that were left out, in paint order.
  public internal(set) var omissions: [OmittedElement]
  /// The index of each element by its ID.
  let indices: [IDKey: Int]
}

extension Capture {
  /// A capture of these elements, in paint order; no two have the same ID, and an ancestor precedes what is inside it.
  public init(
    elements: [Element] = [],
    clips: [RoundedBox] = [],
    omissions: [OmittedElement] = []
  ) {
    var indices: [IDKey: Int] = Dictionary(minimumCapacity: elements.count)
    for (index, element) in elements.enumerated() { indices[IDKey(element.id)] = index }
    self.init(elements: elements, clips: clips, omissions: omissions, indices: indices)
  }

  /// The index of the element with this ID; IDs are the same if their bytes are.
  public func index(of id: String) -> Int? { indices[IDKey(id)] }

  /// The element with this ID.
  public subscript(id: String) -> Element? { index(of: id).map { elements[$0] } }

  /// Converts everything to another container, by the transform from this one to that one.
  package mutating func move(by toOther: Affine) {
    func moved(_ placement: Placement) -> Placement {
      Placement(Box(origin: .zero, size: placement.size), in: placement.affine.then(toOther))
    }
    for index in elements.indices { elements[index].placement = moved(elements[index].placement) }
    for index in clips.indices { clips[index].placement = moved(clips[index].placement) }
  }
}

/// A capture together with the platform's views: `nodes[i]` is the view of `capture.elements[i]`.
public struct CapturedTree<Node> {
  /// The elements and omissions that were found.
  public var capture: Capture
  /// The view of each element.
  public var nodes: [Node]

  /// A captured tree from its parts.
  @inlinable public init(capture: Capture, nodes: [Node]) {
    self.capture = capture
    self.nodes = nodes
  }

  /// The tree without some views; whatever was inside one of them gets the nearest ancestor that is left.
  package func removing(_ isRemoved: (Node) -> Bool) -> CapturedTree {
    let kept = nodes.indices.filter { !isRemoved(nodes[$0]) }
    guard kept.count < nodes.count else { return self }
    let elements = capture.elements.keeping(kept)
    let rest = Capture(elements: elements, clips: capture.clips, omissions: capture.omissions)
    return CapturedTree(capture: rest, nodes: kept.map { nodes[$0] })
  }
}

extension CapturedTree: Sendable where Node: Sendable {}

/// The container from which a hierarchy is seen.
public struct Viewpoint: Hashable, Sendable {
  /// The visible part of container space.
  public var container: Box
  /// The transform from the space of the root's parent to container space.
  public var toContainer: Affine

  /// A viewpoint; by default the root's parent is the container.
  public init(container: Box, toContainer: Affine = .identity) {
    self.container = container
    self.toContainer = toContainer
  }
}
