// VH-1, VH-3, VH-5, VH-6: from a frozen tree to what is seen of it. Within a layer: shadow, background,
// contents, sublayers, border; the last one above the sublayers, as Core Animation has it.
/// Walks a frozen tree.
struct DisplayWalk {
  /// The layers that show the pictures that it is in, outermost first.
  var holders: [ObjectIdentifier] = []
  /// Whether effect views blur: not below an alpha or a mask (PX-4).
  var blurs = true

  /// What is seen of a layer, given where its own coordinates go.
  func nodes(of node: RenderNode, _ matrix: CGAffineTransform) -> [DisplayNode] {
    let state = node.state
    guard !state.isHidden, state.opacity > 0, abs(matrix.determinant) > 1e-12 else { return [] }
    var inner = self
    inner.blurs = blurs && state.opacity >= 1
    let parts = inner.parts(of: node, matrix)
    // OQ-16: what animations add up to is kept within bounds at the latest here.
    let opacity = min(CGFloat(state.opacity), 1)
    let faded = parts.faded(opacity)
    guard let mask = node.mask.first else { return faded }
    guard let clip = mask.clip(in: matrix) else { return [] }
    return faded.clipped(clip)
  }

  private func parts(of node: RenderNode, _ matrix: CGAffineTransform) -> [DisplayNode] {
    let state = node.state
    let outline = Outline(bounds: state, matrix)
    var nodes = background(of: node, outline)
    nodes += inside(of: node, outline, matrix).clipped(state.masksToBounds ? outline : nil)
    if let border = border(of: node, outline) { nodes.append(border) }
    return shadow(of: node, outline, matrix, cast: nodes) + nodes
  }

  private func inside(
    of node: RenderNode,
    _ outline: Outline,
    _ matrix: CGAffineTransform
  ) -> [DisplayNode] {
    var nodes = contents(of: node, outline, matrix)
    if !node.children.isEmpty,
      !node.state.sublayerTransform.keepsWhatIsFlat
        || !CATransform3DIsIdentity(node.state.sublayerTransform)
          && node.children.contains(where: { !$0.state.isFlat })
    {
      missing("seeing through a sublayer transform")
    }
    // A layer's own mask harms only the effects below it.
    var inner = self
    inner.blurs = blurs && node.mask.isEmpty
    for child in node.children {
      nodes += inner.nodes(of: child, child.state.toParent.concatenating(matrix))
    }
    return nodes
  }

  func item(
    _ kind: DisplayItem.Kind,
    of node: RenderNode,
    _ outline: Outline,
    _ paint: DisplayItem.Paint
  ) -> DisplayItem {
    var item = DisplayItem(kind, of: node, outline, paint)
    item.holders = holders
    return item
  }

  private func background(of node: RenderNode, _ outline: Outline) -> [DisplayNode] {
    let colors = [node.state.backgroundColor, node.state.drawnBackground].compactMap(\.self)
    return colors.flatMap { color -> [DisplayNode] in
      guard let pattern = color.pattern else {
        return [.item(item(.background, of: node, outline, .color(color)))]
      }
      let tiles = DisplayItem.Paint.drawing(pattern.drawing(of: outline.size))
      let box = Outline(size: outline.size, transform: outline.transform)
      return [DisplayNode.item(item(.image, of: node, box, tiles))].clipped(outline)
    }
  }

  private func border(of node: RenderNode, _ outline: Outline) -> DisplayNode? {
    guard node.state.borderWidth > 0, let color = node.state.borderColor else { return nil }
    var border = item(.border, of: node, outline, .color(color))
    border.width = node.state.borderWidth
    return .item(border)
  }

  /// The shadow of the shadow path or of the background; of a layer that has neither, of what is in it.
  private func shadow(
    of node: RenderNode,
    _ outline: Outline,
    _ matrix: CGAffineTransform,
    cast nodes: [DisplayNode]
  ) -> [DisplayNode] {
    let state = node.state
    guard !state.masksToBounds, state.shadowOpacity > 0, let color = state.shadowColor else {
      return []
    }
    let way = state.shadowOffset
    let move = matrix.inverted().concatenating(matrix.translatedBy(x: way.width, y: way.height))
    return casters(of: node, outline, matrix, nodes).map { caster in
      var shadow = item(.shadow, of: node, caster.outline.moved(move), .color(color))
      shadow.casterClips = caster.clips.map { $0.moved(move) }
      shadow.width = state.shadowRadius
      shadow.opacity = CGFloat(state.shadowOpacity) * caster.alpha
      return .item(shadow)
    }
  }

  private func casters(
    of node: RenderNode,
    _ outline: Outline,
    _ matrix: CGAffineTransform,
    _ nodes: [DisplayNode]
  ) -> [Caster] {
    if let path = node.state.shadowPath {
      return [Caster(outline: Outline(path, .winding, matrix))]
    }
    if let color = node.state.backgroundColor ?? node.state.drawnBackground, color.alpha > 0 {
      return [Caster(outline: outline, alpha: color.alpha)]
    }
    var casters: [Caster] = []
    for item in nodes.flattened() where item.isVisible && item.kind != .shadow {
      let caster = Caster(
        outline: item.outline,
        clips: item.clips,
        alpha: item.opacity * (item.color?.alpha ?? 1)
      )
      if !casters.contains(where: { $0.covers(caster) }) { casters.append(caster) }
    }
    return casters
  }
}

/// What casts a shadow.
private struct Caster {
  var outline: Outline
  var clips: [Outline] = []
  var alpha: CGFloat = 1

  /// Whether another caster adds nothing to this one.
  func covers(_ other: Caster) -> Bool {
    clips.isEmpty && alpha >= other.alpha
      && ([other.outline] + other.clips).contains {
        outline.isClose(to: $0, within: 1e-6) || outline.holdsAll(of: $0)
      }
  }
}

extension Outline {
  fileprivate func moved(_ move: CGAffineTransform) -> Outline {
    var result = self
    result.transform = transform.concatenating(move)
    return result
  }
}
