extension TreeReading {
  /// Walks the hierarchy of `root` in one pass.
  ///
  /// A deep hierarchy does not overflow the thread's stack. The geometry of a view is read only if it
  /// or a view inside it has a tag: an untagged leaf costs no more than a visit.
  ///
  /// ```swift
  /// let lower = reader.capture(screen, from: Viewpoint(container: Box(0, 0, 390, 844)))
  /// let center = lower.capture["photo-7"]?.placement.center
  /// ```
  @inlinable public func capture(_ root: Node, from viewpoint: Viewpoint) -> CapturedTree<Node> {
    var walk = walk(root, from: viewpoint)
    return walk.finish(self)
  }

  /// Walks the hierarchy of `root` without asking how its views look.
  @inlinable package func walk(_ root: Node, from viewpoint: Viewpoint) -> Walk<Self> {
    var walk = Walk(reader: self, viewpoint: viewpoint)
    walk.visit(root, matchID(of: root), children(of: root), recursion: 100)
    return walk
  }
}

/// One walk: the chain of views from the root to the one being visited.
@usableFromInline package struct Walk<Reader: TreeReading> {
  @usableFromInline package let reader: Reader
  @usableFromInline var builder: CaptureBuilder
  @usableFromInline var nodes: [Reader.Node] = []
  /// The views around the one being visited, starting with the root.
  @usableFromInline var chain: [Reader.Node] = []
  /// What each of these views passes on to its children; computed only as far as necessary.
  @usableFromInline var insides: [InheritedTraits] = []
  /// How many entries of `insides` are valid for the present chain.
  @usableFromInline var known = 0
  /// The last captured view that clips; its clip is computed when another tagged view is found inside it.
  @usableFromInline var pendingClip: (shape: NodeShape, traits: NodeTraits)?

  @inlinable init(reader: Reader, viewpoint: Viewpoint) {
    self.reader = reader
    self.builder = CaptureBuilder(viewpoint)
  }

  /// The IDs of the views that can fly.
  package var ids: [String] { builder.elements.map { $0.id } }

  /// The views that can fly, each with the upright box around it in the container.
  @inlinable package var boxes: [(node: Reader.Node, box: Box)] {
    nodes.indices.map { (nodes[$0], builder.box(of: $0)) }
  }

  /// Asks for the looks of the views that can fly.
  @inlinable package mutating func finish(_ reader: Reader) -> CapturedTree<Reader.Node> {
    for (index, node) in nodes.enumerated() {
      builder.add(reader.looks(of: node, isNest: builder.isNest[index]), to: index)
    }
    let (capture, order) = builder.finish { reader.prefers(nodes[$0], to: nodes[$1]) }
    guard let order else { return CapturedTree(capture: capture, nodes: nodes) }
    return CapturedTree(capture: capture, nodes: order.map { nodes[$0] })
  }

  /// Visits a view and everything inside it by recursion, which is faster than the walk's own stack.
  ///
  /// That stack takes over after `recursion` levels: no app's screen is deeper, and every thread's stack has the room.
  @inlinable mutating func visit(
    _ node: Reader.Node,
    _ id: String?,
    _ children: Reader.Children,
    recursion: Int
  ) {
    open(node, id, children)
    if children.isEmpty { return }
    if recursion == 0 {
      visitIteratively(children)
    } else {
      for child in children {
        let id = reader.matchID(of: child)
        let inner = reader.children(of: child)
        // An untagged leaf, which most views are, needs nothing.
        if id != nil || !inner.isEmpty { visit(child, id, inner, recursion: recursion - 1) }
      }
    }
    close()
  }

  /// Visits the children of a view and everything inside them with the walk's own stack, however deep they are.
  @inlinable mutating func visitIteratively(_ children: Reader.Children) {
    var levels = [children.makeIterator()]
    while !levels.isEmpty {
      if let child = levels[levels.count - 1].next() {
        let inner = reader.children(of: child)
        open(child, reader.matchID(of: child), inner)
        if !inner.isEmpty { levels.append(inner.makeIterator()) }
      } else {
        levels.removeLast()
        if !levels.isEmpty { close() }
      }
    }
  }

  /// Visits one view, which then stays open until `close` if it has children.
  @inlinable mutating func open(_ node: Reader.Node, _ id: String?, _ children: Reader.Children) {
    if let id, !id.isEmpty { capture(node, id, isLeaf: children.isEmpty) }
    if !children.isEmpty { chain.append(node) }
  }

  @inlinable mutating func close() {
    chain.removeLast()
    known = min(known, chain.count)
  }

  /// Captures a tagged view, or records why it was left out.
  @inlinable mutating func capture(_ node: Reader.Node, _ id: String, isLeaf: Bool) {
    let outside = surroundings()
    let shape = reader.shape(of: node)
    let traits = reader.traits(of: node)
    var inside = outside
    inside.enter(shape, traits)
    let paintIndex = builder.addToPaintOrder(depth: reader.depth(of: node), in: outside.paintIndex)
    inside.paintIndex = paintIndex
    if builder.add(id, shape, traits, outside: outside, inside: &inside, paintIndex) {
      nodes.append(node)
    }
    if isLeaf { return }
    if traits.clips {
      inside.isClipKnown = false
      pendingClip = (shape, traits)
    }
    store(inside)
  }

  /// What the views around the one being visited do to it.
  @inlinable mutating func surroundings() -> InheritedTraits {
    var innermost = known == 0 ? builder.outermost : insides[known - 1]
    if !innermost.isClipKnown, let (shape, traits) = pendingClip {
      builder.clip(shape, traits, in: &innermost)
      innermost.isClipKnown = true
      insides[known - 1] = innermost
    }
    while known < chain.count {
      let node = chain[known]
      let shape = reader.shape(of: node)
      let traits = reader.traits(of: node)
      let depth = reader.depth(of: node)
      innermost.paintIndex = builder.addToPaintOrder(depth: depth, in: innermost.paintIndex)
      innermost.enter(shape, traits)
      builder.clip(shape, traits, in: &innermost)
      store(innermost)
    }
    return innermost
  }

  @inlinable mutating func store(_ inside: InheritedTraits) {
    if known < insides.count { insides[known] = inside } else { insides.append(inside) }
    known += 1
  }
}
