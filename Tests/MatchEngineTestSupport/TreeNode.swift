public import MatchEngineCore

/// A view of no platform: a node of a tree built by hand.
///
/// ```swift
/// let screen = TreeNode(frame: Box(0, 0, 390, 844)) {
///   TreeNode("photo", frame: Box(20, 100, 80, 80))
/// }
/// ```
public final class TreeNode {
  /// The tag.
  public var id: String?
  /// Where the node is in its parent.
  public var shape: NodeShape
  /// What it does to itself and to everything inside it.
  public var traits: NodeTraits
  /// How it looks and wants to fly.
  public var looks: NodeLooks
  /// Its depth among its siblings.
  public var depth: Double
  /// Its children, starting with the rearmost.
  public var children: [TreeNode]

  /// A node at `frame` in its parent, with its children.
  public init(
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
  public func with(_ change: (TreeNode) -> Void) -> TreeNode {
    change(self)
    return self
  }
}

/// Collects the children of a ``TreeNode``.
@resultBuilder
public enum TreeBuilder {
  /// Nodes one after another.
  public static func buildBlock(_ parts: [TreeNode]...) -> [TreeNode] { parts.flatMap { $0 } }
  /// One node.
  public static func buildExpression(_ node: TreeNode) -> [TreeNode] { [node] }
  /// Several nodes.
  public static func buildExpression(_ nodes: [TreeNode]) -> [TreeNode] { nodes }
  /// Nodes in a loop.
  public static func buildArray(_ parts: [[TreeNode]]) -> [TreeNode] { parts.flatMap { $0 } }
  /// Nodes under a condition.
  public static func buildOptional(_ part: [TreeNode]?) -> [TreeNode] { part ?? [] }
}

/// Reads trees of ``TreeNode`` and counts the questions.
public final class TreeReader: TreeReading {
  /// How often the children of a node were asked for: once a visit.
  public private(set) var visits = 0
  /// How often the geometry of a node was asked for.
  public private(set) var shapesRead = 0

  /// A reader that has read nothing.
  public init() {}

  /// The children.
  public func children(of node: TreeNode) -> [TreeNode] {
    visits += 1
    return node.children
  }
  /// The tag.
  public func matchID(of node: TreeNode) -> String? { node.id }
  /// The depth.
  public func depth(of node: TreeNode) -> Double { node.depth }
  /// The shape.
  public func shape(of node: TreeNode) -> NodeShape {
    shapesRead += 1
    return node.shape
  }
  /// The traits.
  public func traits(of node: TreeNode) -> NodeTraits { node.traits }
  /// The looks.
  public func looks(of node: TreeNode, isNest: Bool) -> NodeLooks { node.looks }
}

/// A chain of nodes of any depth.
///
/// It needs no memory, and so no stack to free it.
public struct FlatChain: TreeReading {
  /// How many nodes there are, one inside the other.
  public var length: Int
  /// The tags by depth.
  public var ids: [Int: String]
  /// Whether every node clips.
  public var clips: Bool

  /// A chain of that length.
  public init(length: Int, ids: [Int: String], clips: Bool = false) {
    self.length = length
    self.ids = ids
    self.clips = clips
  }

  /// The next node down.
  public func children(of node: Int) -> Range<Int> {
    node + 1 < length ? node + 1..<node + 2 : length..<length
  }
  /// The tag at that depth.
  public func matchID(of node: Int) -> String? { ids[node] }
  /// Each lies in its parent's corner, as large as the first.
  public func shape(of node: Int) -> NodeShape { NodeShape(frame: Box(0, 0, 100, 100)) }
  /// Each clips if the chain does.
  public func traits(of node: Int) -> NodeTraits { NodeTraits(clips: clips) }
}
