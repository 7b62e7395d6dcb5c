// SN-4: pictures of views are opened up, so that a picture of a tree is seen as the tree itself.
extension DisplayWalk {
  /// What is seen of a drawing, given where its coordinates go: one item, unless views are shown in it.
  func nodes(
    of drawing: Drawing,
    _ kind: DisplayItem.Kind,
    of node: RenderNode,
    _ matrix: CGAffineTransform
  ) -> [DisplayNode] {
    let box = Outline(size: drawing.size, transform: matrix)
    guard !drawing.commands.isEmpty else { return [] }
    guard drawing.holdsScene else {
      return [.item(item(kind, of: node, box, .drawing(drawing)))]
    }
    let walk = DisplayWalk(holders: holders + [node.layer])
    let nodes = drawing.steps(matrix).flatMap { command, state in
      guard case .scene(let scene, let transform) = command else {
        missing("a picture of views in which something else is drawn as well")
      }
      let drawn = walk.nodes(of: scene, transform.concatenating(state.matrix))
      return state.clips.reversed().reduce(drawn.faded(state.alpha)) { $0.clipped($1) }
    }
    return nodes.clipped(box)
  }
}

extension Outline {
  /// A clip; one that is a rectangle is told apart, because it is known what it cuts off.
  init(clip path: CGPath, _ rule: CGPathFillRule, _ matrix: CGAffineTransform) {
    let box = path.boundingBoxOfPath
    if path == CGPath(rect: box, transform: nil) {
      let origin = CGAffineTransform(translationX: box.minX, y: box.minY)
      self.init(size: box.size, transform: origin.concatenating(matrix))
    } else {
      self.init(path, rule, matrix)
    }
  }
}
