extension TreeReading {
  /// Walks the hierarchy below `root`, the root included, in one pass.
  ///
  /// The walk needs no stack of its thread's for what is deep, and it looks at the geometry of a view
  /// only when a tagged view lies in or below it: an untagged leaf costs a visit and no more.
  ///
  /// ```swift
  /// let lower = reader.capture(screen, from: Viewpoint(container: Box(0, 0, 390, 844)))
  /// let center = lower.capture["photo-7"]?.placement.center
  /// ```
  @inlinable
  public func capture(_ root: Node, from viewpoint: Viewpoint) -> CapturedTree<Node> {
    var walk = Walk(reader: self, viewpoint: viewpoint)
    walk.run(from: root)
    let (capture, order) = walk.builder.finish()
    guard let order else { return CapturedTree(capture: capture, nodes: walk.nodes) }
    return CapturedTree(capture: capture, nodes: order.map { walk.nodes[$0] })
  }
}

/// One walk: the chain of views from the root down to the one being visited.
@usableFromInline
struct Walk<Reader: TreeReading> {
  /// Children that are being visited, below the depth to which the walk recurses.
  @usableFromInline
  struct Level {
    @usableFromInline let children: Reader.Children
    @usableFromInline var next: Reader.Children.Index

    @inlinable
    init(_ children: Reader.Children) {
      self.children = children
      self.next = children.startIndex
    }

    @inlinable
    mutating func nextChild() -> Reader.Node? {
      guard next != children.endIndex else { return nil }
      defer { children.formIndex(after: &next) }
      return children[next]
    }
  }

  @usableFromInline let reader: Reader
  @usableFromInline var builder: CaptureBuilder
  @usableFromInline var nodes: [Reader.Node] = []
  /// The views around the one being visited, the root first.
  @usableFromInline var chain: [Reader.Node] = []
  /// What is inside each of them; worked out only as far down as was needed.
  @usableFromInline var insides: [InheritedTraits] = []
  /// How many of these are of views that are still open.
  @usableFromInline var known = 0

  @inlinable
  init(reader: Reader, viewpoint: Viewpoint) {
    self.reader = reader
    self.builder = CaptureBuilder(viewpoint)
  }

  /// How deep the walk recurses, which is faster than to keep a stack; deeper than any app's screen
  /// and far from where a thread's own stack would end.
  @inlinable
  static var recursion: Int { 100 }

  /// Visits a view and all below it.
  @inlinable
  mutating func run(from node: Reader.Node, recursion: Int = Walk.recursion) {
    guard let children = open(node) else { return }
    if recursion == 0 {
      runFlat(Level(children))
    } else {
      for child in children { run(from: child, recursion: recursion - 1) }
    }
    close()
  }

  /// The same with a stack of its own, however deep it goes.
  @inlinable
  mutating func runFlat(_ level: Level) {
    var levels = [level]
    while !levels.isEmpty {
      if let child = levels[levels.count - 1].nextChild() {
        guard let children = open(child) else { continue }
        levels.append(Level(children))
      } else {
        levels.removeLast()
        if !levels.isEmpty { close() }
      }
    }
  }

  /// Visits one view; its children, if it has any, are then inside it until it is closed.
  @inlinable
  mutating func open(_ node: Reader.Node) -> Reader.Children? {
    let children = reader.children(of: node)
    let isLeaf = children.isEmpty
    if let id = reader.matchID(of: node), !id.isEmpty { capture(node, id, isLeaf: isLeaf) }
    if isLeaf { return nil }
    chain.append(node)
    return children
  }

  @inlinable
  mutating func close() {
    chain.removeLast()
    known = min(known, chain.count)
  }

  /// Captures a tagged view, or notes why not.
  @inlinable
  mutating func capture(_ node: Reader.Node, _ id: String, isLeaf: Bool) {
    let outside = surroundings()
    let shape = reader.shape(of: node)
    let traits = reader.traits(of: node)
    var inside = outside
    inside.enter(shape, traits)
    inside.view = builder.note(depth: reader.depth(of: node), in: outside)
    if builder.examine(id, shape, outside: outside, inside: inside) {
      builder.add(id, shape, traits, reader.looks(of: node), outside: outside, inside: inside)
      inside.ancestor = nodes.count
      nodes.append(node)
    }
    guard !isLeaf else { return }
    builder.clip(shape, traits, in: &inside)
    know(inside)
  }

  /// What surrounds the view being visited.
  @inlinable
  mutating func surroundings() -> InheritedTraits {
    var inmost = known == 0 ? builder.outermost : insides[known - 1]
    while known < chain.count {
      let node = chain[known]
      let shape = reader.shape(of: node)
      let traits = reader.traits(of: node)
      inmost.view = builder.note(depth: reader.depth(of: node), in: inmost)
      inmost.enter(shape, traits)
      builder.clip(shape, traits, in: &inmost)
      know(inmost)
    }
    return inmost
  }

  @inlinable
  mutating func know(_ inside: InheritedTraits) {
    if known < insides.count { insides[known] = inside } else { insides.append(inside) }
    known += 1
  }
}
