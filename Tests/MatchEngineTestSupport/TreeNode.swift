package import MatchEngineCore

/// A view of no platform: a node of a tree built by hand.
///
/// ```swift
/// let screen = TreeNode(frame: Box(0, 0, 390, 844)) {
///   TreeNode("photo", frame: Box(20, 100, 80, 80))
/// }
/// ```
package final class TreeNode {
  package var id: String?
  /// Where the node is in its parent.
  package var shape: NodeShape
  /// What it does to itself and to everything inside it.
  package var traits: NodeTraits
  /// How it looks and wants to fly.
  package var looks: NodeLooks
  package var depth: Double
  /// How much it is preferred to other nodes with the same ID.
  package var preference = 0
  /// Its children, starting with the rearmost.
  package var children: [TreeNode]

  package init(
    _ id: String? = nil,
    frame: Box,
    traits: NodeTraits = NodeTraits(),
    looks: NodeLooks = NodeLooks(),
    depth: Double = 0,
    @TreeBuilder children: () -> [TreeNode] = { [] }
  ) {
    self.id = id
    shape = NodeShape(frame: frame)
    self.traits = traits
    self.looks = looks
    self.depth = depth
    self.children = children()
  }

  /// The node after `change`, so that one can be built in one expression.
  package func with(_ change: (TreeNode) -> Void) -> TreeNode {
    change(self)
    return self
  }
}

/// Collects the children of a ``TreeNode``.
@resultBuilder
package enum TreeBuilder {
  package static func buildBlock(_ parts: [TreeNode]...) -> [TreeNode] { parts.flatMap { $0 } }
  package static func buildExpression(_ node: TreeNode) -> [TreeNode] { [node] }
  package static func buildExpression(_ nodes: [TreeNode]) -> [TreeNode] { nodes }
  package static func buildArray(_ parts: [[TreeNode]]) -> [TreeNode] { parts.flatMap { $0 } }
}

/// Reads trees of ``TreeNode`` and counts the questions.
package final class TreeReader: TreeReading {
  /// How often the children of a node were asked for: once a visit.
  package private(set) var visits = 0
  /// How often the geometry of a node was asked for.
  package private(set) var shapesRead = 0
  /// How often a node was asked how it looks.
  package private(set) var looksRead = 0

  package init() {}

  package func children(of node: TreeNode) -> [TreeNode] {
    visits += 1
    return node.children
  }
  package func matchID(of node: TreeNode) -> String? { node.id }
  package func depth(of node: TreeNode) -> Double { node.depth }
  package func shape(of node: TreeNode) -> NodeShape {
    shapesRead += 1
    return node.shape
  }
  package func traits(of node: TreeNode) -> NodeTraits { node.traits }
  package func looks(of node: TreeNode, isNest: Bool) -> NodeLooks {
    looksRead += 1
    return node.looks
  }
  package func prefers(_ node: TreeNode, to other: TreeNode) -> Bool {
    node.preference >= other.preference
  }
}

/// A chain of nodes of any depth.
///
/// It needs no memory, and so no stack to free it.
package struct FlatChain: TreeReading {
  package var length: Int
  /// The tags by depth.
  package var ids: [Int: String]
  package var clips: Bool

  package init(length: Int, ids: [Int: String], clips: Bool = false) {
    self.length = length
    self.ids = ids
    self.clips = clips
  }

  package func children(of node: Int) -> Range<Int> {
    node + 1 < length ? node + 1..<node + 2 : length..<length
  }
  package func matchID(of node: Int) -> String? { ids[node] }
  /// Each lies in its parent's corner, as large as the first.
  package func shape(of node: Int) -> NodeShape { NodeShape(frame: Box(0, 0, 100, 100)) }
  package func traits(of node: Int) -> NodeTraits { NodeTraits(clips: clips) }
}
