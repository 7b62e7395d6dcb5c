public func UIGraphicsGetCurrentContext() -> CGContext? { World.shared.contexts.last }
public func UIGraphicsPushContext(_ context: CGContext) { World.shared.contexts.append(context) }
public func UIGraphicsPopContext() { _ = World.shared.contexts.popLast() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  public func fill() { UIGraphicsGetCurrentContext()?.fill(cgPath, .winding) }
}

// What a view draws by hand is recorded when a turn is committed, as its layer's contents.
extension UIView {
  /// Records what `draw(_:)` draws, as the layer's contents; a view that draws nothing has none.
  func drawRecorded() {
    guard bounds.width > 0, bounds.height > 0 else { return layer.state.drawing = nil }
    let bounds = bounds
    var drawing = Drawing(size: .zero)
    traitCollection.performAsCurrent {
      drawing = Drawing.recorded(bounds.size) { context in
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        draw(bounds)
      }
    }
    let isEmpty = drawing.commands.count <= (bounds.origin == .zero ? 0 : 1)
    layer.state.drawing = isEmpty ? nil : drawing
  }
}
