import MatchEngineCore
import MatchEngineTestSupport

/// What a view is to the engine, as a class like a platform's own.
final class ViewNode {
  var id: String?
  var children: [ViewNode] = []
  var bounds: Box
  var position: Vector
  var transform = Affine.identity
  var depth = 0.0
  var opacity = 1.0
  var radius = 0.0
  var isHidden = false
  var clips = false

  init(frame: Box, id: String? = nil) {
    self.id = id
    bounds = Box(origin: .zero, size: frame.size)
    position = frame.center
  }

  /// The same view at another place of memory.
  private init(copying other: ViewNode) {
    id = other.id
    bounds = other.bounds
    position = other.position
    transform = other.transform
    depth = other.depth
    opacity = other.opacity
    radius = other.radius
    isHidden = other.isHidden
    clips = other.clips
  }

  /// The same hierarchy, its views scattered in memory in the order of a shuffled deck.
  ///
  /// Views that a running app made in the order in which they were scrolled to, loaded and reused do
  /// not lie in paint order, and a hierarchy that does is read far faster than one that was used.
  func scattered(_ random: inout SplitMix) -> ViewNode {
    var all = [self]
    var next = 0
    var parents = [-1]
    while next < all.count {
      for child in all[next].children {
        all.append(child)
        parents.append(next)
      }
      next += 1
    }
    var copies: [ViewNode?] = Array(repeating: nil, count: all.count)
    for place in all.indices.shuffled(using: &random) {
      copies[place] = ViewNode(copying: all[place])
    }
    for place in all.indices.shuffled(using: &random) {
      copies[place]?.children.reserveCapacity(all[place].children.count)
    }
    for place in all.indices.dropFirst() {
      if let child = copies[place] { copies[parents[place]]?.children.append(child) }
    }
    return copies[0] ?? self
  }

  /// A view put inside this one.
  func adding(_ frame: Box, id: String? = nil) -> ViewNode {
    let child = ViewNode(frame: frame, id: id)
    children.append(child)
    return child
  }
}

struct ViewReader: TreeReading {
  func children(of node: ViewNode) -> [ViewNode] { node.children }
  func matchID(of node: ViewNode) -> String? { node.id }
  func depth(of node: ViewNode) -> Double { node.depth }

  func shape(of node: ViewNode) -> NodeShape {
    NodeShape(bounds: node.bounds, position: node.position, transform: node.transform)
  }

  func traits(of node: ViewNode) -> NodeTraits {
    NodeTraits(
      isHidden: node.isHidden,
      opacity: node.opacity,
      clips: node.clips,
      corners: Corners(node.radius)
    )
  }

  func looks(of node: ViewNode, isNest: Bool) -> NodeLooks {
    NodeLooks(picture: Picture(isOpaque: true))
  }
}

/// The least that reading a hierarchy can cost: every view visited, and its ID read.
@inline(never)
func bareVisit(_ node: ViewNode) -> Int {
  var sum = node.id?.utf8.count ?? 0
  for child in node.children { sum += bareVisit(child) }
  return sum
}
