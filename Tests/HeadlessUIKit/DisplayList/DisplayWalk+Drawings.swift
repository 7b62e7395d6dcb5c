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
    var state = DrawingState(matrix: matrix)
    var saved: [DrawingState] = []
    var nodes: [DisplayNode] = []
    for command in drawing.commands {
      switch command {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? state
      case .concatenate(let transform): state.matrix = transform.concatenating(state.matrix)
      case .clip(let path, let rule): state.clips.append(Outline(clip: path, rule, state.matrix))
      case .alpha(let alpha): state.alpha = alpha
      case .scene(let scene, let transform):
        let walk = DisplayWalk(pictures: pictures + 1)
        let drawn = walk.nodes(of: scene, transform.concatenating(state.matrix))
        nodes += state.clips.reversed().reduce(drawn.faded(state.alpha)) { $0.clipped($1) }
      default: missing("a picture of views in which something else is drawn as well")
      }
    }
    return nodes.clipped(box)
  }
}

/// What a drawing's commands set for those after them.
private struct DrawingState {
  var matrix: CGAffineTransform
  var clips: [Outline] = []
  var alpha: CGFloat = 1
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
