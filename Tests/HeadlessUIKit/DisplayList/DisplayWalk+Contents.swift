extension DisplayWalk {
  func contents(
    of node: RenderNode,
    _ outline: Outline,
    _ matrix: CGAffineTransform
  ) -> [DisplayNode] {
    var nodes = backdrop(of: node, outline)
    if let film = node.state.film {
      nodes.append(.item(item(.fill, of: node, outline, .color(film))))
    }
    nodes += gradient(of: node, outline) + shape(of: node, matrix)
    return nodes + picture(of: node, outline)
  }

  /// The blur ends where it or something above is translucent: the tint alone stays, as in a picture (PX-2).
  private func backdrop(of node: RenderNode, _ outline: Outline) -> [DisplayNode] {
    guard let backdrop = node.state.backdrop, backdrop.radius > 0 else { return [] }
    var item = item(blurs ? .backdrop : .background, of: node, outline, .color(backdrop.tint))
    if blurs { item.width = backdrop.radius }
    return [.item(item)]
  }

  private func gradient(of node: RenderNode, _ outline: Outline) -> [DisplayNode] {
    guard let gradient = node.state.gradient, !gradient.colors.isEmpty else { return [] }
    return [.item(item(.gradient, of: node, outline, .gradient(gradient)))]
  }

  private func shape(of node: RenderNode, _ matrix: CGAffineTransform) -> [DisplayNode] {
    guard let shape = node.state.shape, let path = shape.path, !path.isEmpty else { return [] }
    let outline = Outline(path, shape.rule, matrix)
    var nodes: [DisplayNode] = []
    if let color = shape.fillColor {
      nodes.append(.item(item(.fill, of: node, outline, .color(color))))
    }
    if let color = shape.strokeColor, shape.lineWidth > 0 {
      let drawn = shape.strokeEnd < 1 ? path.trimmed(to: shape.strokeEnd) : path
      var stroke = item(.stroke, of: node, Outline(drawn, shape.rule, matrix), .color(color))
      stroke.width = shape.lineWidth
      nodes.append(.item(stroke))
    }
    return nodes
  }

  private func picture(of node: RenderNode, _ outline: Outline) -> [DisplayNode] {
    let state = node.state
    guard let contents = ShownContents(state), contents.size.width > 0, contents.size.height > 0,
      outline.size.width > 0, outline.size.height > 0
    else { return [] }
    let place = contents.place(in: outline.size, state)
    let part = state.contentsRect
    let whole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    let own = contents.drawing.size
    let shown = CGSize(width: part.width * own.width, height: part.height * own.height)
    let toBox = CGAffineTransform(translationX: place.minX, y: place.minY)
      .scaledBy(x: place.width / shown.width, y: place.height / shown.height)
      .translatedBy(x: -part.minX * own.width, y: -part.minY * own.height)
    let nodes = nodes(
      of: contents.drawing,
      contents.kind,
      of: node,
      toBox.concatenating(outline.transform)
    )
    if whole { return nodes }
    let window = CGAffineTransform(translationX: place.minX, y: place.minY)
    return nodes.clipped(
      Outline(size: place.size, transform: window.concatenating(outline.transform))
    )
  }
}

extension ShapeState {
  var rule: CGPathFillRule { fillRule == .evenOdd ? .evenOdd : .winding }
}
