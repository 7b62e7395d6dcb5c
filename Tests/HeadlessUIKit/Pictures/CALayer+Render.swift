// PX-1: drawing by way of the layers alone: model values, no animations, no blur, no film.
import Foundation

extension CALayer {
  /// Draws this layer and all below as the app has set them, in the layer's own coordinates.
  public func render(in ctx: CGContext) {
    World.shared.accounts.drawings += 1
    ctx.record(.scene(modelNode().drawn, .identity))
  }

  /// What the layer would show if the app's values were committed without animations.
  func modelNode() -> RenderNode {
    displayIfNeeded()
    var node = RenderNode(CommittedState(state), name: kindName, layer: ObjectIdentifier(self))
    node.mask = [maskStore?.modelNode()].compactMap { $0 }
    node.children = sublayerStore.map { $0.modelNode() }.paintOrder
    return node
  }
}
