// What a view draws by hand is recorded when a turn is committed, as its layer's contents.
import Foundation

extension UIView {
  /// Records what `draw(_:)` draws, as the layer's contents; a view that draws nothing has none.
  func drawRecorded() {
    guard bounds.width > 0, bounds.height > 0 else {
      layer.state.drawing = nil
      return
    }
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
