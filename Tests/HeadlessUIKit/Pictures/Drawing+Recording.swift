// How everything that is drawn is recorded.
import Foundation

extension Drawing {
  /// Records what `body` draws in a box of this size, as the current context.
  static func recorded(_ size: CGSize, _ body: (CGContext) -> Void) -> Drawing {
    let context = CGContext(size: size)
    UIGraphicsPushContext(context)
    body(context)
    UIGraphicsPopContext()
    return context.drawing
  }
}
