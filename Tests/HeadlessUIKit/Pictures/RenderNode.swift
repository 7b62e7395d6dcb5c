/// One layer as the screen shows it at one moment, with all that is below it: a value, which nothing changes later.
struct RenderNode {
  private var shown: CommittedState
  /// What the layer is called in drawings and lists: its view's class, or its own.
  var name: String
  var layer: ObjectIdentifier
  var mask: [RenderNode] = []
  /// Back to front.
  var children: [RenderNode] = []

  var state: LayerState {
    get { shown.values }
    set { shown = CommittedState(newValue) }
  }

  init(_ shown: CommittedState, of layer: CALayer) {
    self.shown = shown
    name = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    self.layer = ObjectIdentifier(layer)
  }

  /// Leaves nothing but its tint of each blur (SN-21).
  mutating func flattenBlurs() {
    if let backdrop = state.backdrop {
      if backdrop.radius > 0 { state.drawnBackground = backdrop.tint }
      state.backdrop = nil
    }
    for index in children.indices { children[index].flattenBlurs() }
  }
}

extension CALayer {
  /// What the screen shows of this layer and all below; nil if it was never committed or is not on the screen.
  func rendered() -> RenderNode? {
    guard isOnScreen, let shown = renderedState() else { return nil }
    var node = RenderNode(shown, of: self)
    if let mask = shownMask?.rendered() { node.mask.append(mask) }
    node.children = shownSublayers.compactMap { $0.rendered() }.paintOrder
    return node
  }
}

extension [RenderNode] {
  /// Back to front: by `zPosition`, equal ones in order.
  var paintOrder: [RenderNode] {
    guard contains(where: { $0.state.zPosition != 0 }) else { return self }
    return sorted { $0.state.zPosition < $1.state.zPosition }
  }
}

// PX-1: drawing by way of the layers alone: model values, no animations, no blur, no film.
extension CALayer {
  /// Draws this layer and all below as the app has set them, in the layer's own coordinates.
  public func render(in ctx: CGContext) {
    World.shared.accounts.drawings += 1
    ctx.record(.scene(modelNode().drawn, .identity))
  }

  /// What the layer would show if the app's values were committed without animations.
  func modelNode() -> RenderNode {
    displayIfNeeded()
    var node = RenderNode(CommittedState(state), of: self)
    node.mask = [maskStore?.modelNode()].compactMap { $0 }
    node.children = sublayerStore.map { $0.modelNode() }.paintOrder
    return node
  }
}
