// SN-4: pictures of views are opened up, so that a picture of a tree is seen as the tree itself.
import Foundation

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
      default:
        let drawn = drawn(command, of: node, state.matrix, drawing.size)
        nodes += state.clips.reversed().reduce(drawn.faded(state.alpha)) { $0.clipped($1) }
      }
    }
    return nodes.clipped(box)
  }

  private func drawn(
    _ command: DrawCommand,
    of node: RenderNode,
    _ matrix: CGAffineTransform,
    _ size: CGSize
  ) -> [DisplayNode] {
    switch command {
    case .scene(let scene, let transform):
      return DisplayWalk(pictures: pictures + 1).nodes(of: scene, transform.concatenating(matrix))
    case .image(let image, let rect):
      let own = image.drawing.size
      let place = CGAffineTransform(
        rect.width / own.width,
        0,
        0,
        rect.height / own.height,
        rect.minX,
        rect.minY
      )
      return nodes(of: image.drawing, .image, of: node, place.concatenating(matrix))
    case .fill(let path, let color, let rule):
      return [.item(item(.fill, of: node, Outline(path, rule, matrix), .color(color)))]
    case .stroke(let path, let color, let width):
      var stroke = item(.stroke, of: node, Outline(path, .winding, matrix), .color(color))
      stroke.width = width
      return [.item(stroke)]
    default:
      let box = Outline(size: size, transform: matrix)
      return [
        .item(item(.drawing, of: node, box, .drawing(Drawing(size: size, commands: [command]))))
      ]
    }
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
