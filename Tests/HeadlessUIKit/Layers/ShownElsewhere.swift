// PX-1, PX-2: what something else than its layer puts on the screen. Snapshots have it, drawings do not.
/// A layer whose contents come from elsewhere; here they are one color.
open class LayerShownElsewhere: CALayer {
  /// What is seen; nil as long as there is nothing.
  public var film: CGColor? {
    get { state.film }
    set { write(\.film, newValue, .other) }
  }
}

public final class AVPlayerLayer: LayerShownElsewhere {}

public final class CAMetalLayer: LayerShownElsewhere {}

/// A view that shows a page of the web, which another process draws.
@preconcurrency @MainActor open class WKWebView: UIView {
  open override class var layerClass: AnyClass { LayerShownElsewhere.self }
  /// What is seen of the page.
  public var page: CGColor? {
    get { (layer as? LayerShownElsewhere)?.film }
    set { (layer as? LayerShownElsewhere)?.film = newValue }
  }
}

extension RenderNode {
  /// What a drawing shows of it.
  var drawn: RenderNode {
    var node = self
    node.state.film = nil
    node.state.backdrop = nil
    node.mask = mask.map(\.drawn)
    node.children = children.map(\.drawn)
    return node
  }
}
