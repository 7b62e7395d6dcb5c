/// All elements of one hierarchy, and all tagged views that were left out.
public struct Capture: Hashable, Sendable {
  /// The elements in paint order, starting with the rearmost; no two have the same ID.
  public internal(set) var elements: [Element]
  /// The clips of the elements; ``Element/clip`` is an index among them.
  public internal(set) var clips: [RoundedBox]
  /// The tagged views that were left out, in paint order.
  public internal(set) var omissions: [OmittedElement]
  /// The index of each element by its ID.
  let indices: [IDKey: Int]
}

extension Capture {
  /// A capture of these elements, in paint order; if several have the same ID, the last one counts.
  ///
  /// A clip that does not exist is ignored, and so is an ancestor that does not precede its element.
  public init(elements: [Element] = [], clips: [RoundedBox] = []) {
    var builder = CaptureBuilder(Viewpoint(container: .zero))
    for (index, element) in elements.enumerated() {
      var element = element
      if let clip = element.clip, !clips.indices.contains(clip) { element.clip = nil }
      if let ancestor = element.ancestor, !(0..<index).contains(ancestor) { element.ancestor = nil }
      builder.add(element)
    }
    (self, _) = builder.finish()
    self.clips = clips
  }

  /// The index of the element with this ID; IDs are the same if their bytes are.
  public func index(of id: String) -> Int? { indices[IDKey(id)] }

  /// The element with this ID.
  public subscript(id: String) -> Element? { index(of: id).map { elements[$0] } }

  /// Replaces elements by others that look different; one that would get another ID stays.
  public mutating func replaceElements(_ replacement: (_ index: Int) -> Element?) {
    for index in elements.indices {
      guard let element = replacement(index) else { continue }
      if IDKey(element.id) == IDKey(elements[index].id) { elements[index] = element }
    }
  }

  /// Sees everything from another container, by the transform to it.
  package mutating func move(by toOther: Affine) {
    func moved(_ placement: Placement) -> Placement {
      Placement(Box(origin: .zero, size: placement.size), in: placement.affine.then(toOther))
    }
    for index in elements.indices { elements[index].placement = moved(elements[index].placement) }
    for index in clips.indices { clips[index].placement = moved(clips[index].placement) }
  }

  /// Measures the texts that aren't measured yet.
  public mutating func measureTexts(_ measure: (_ index: Int) -> TextMeasure?) {
    for index in elements.indices
    where elements[index].picture.isText && elements[index].picture.text == nil {
      elements[index].picture.text = measure(index)
    }
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

  /// The tree without some views; what was inside one of them gets the nearest ancestor that is left.
  package func removing(_ isRemoved: (Node) -> Bool) -> CapturedTree {
    let removed = Set(nodes.indices.filter { isRemoved(nodes[$0]) })
    guard !removed.isEmpty else { return self }
    var rest = Capture(elements: capture.elements.removing(removed), clips: capture.clips)
    rest.omissions = capture.omissions
    let kept = nodes.indices.filter { !removed.contains($0) }
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
