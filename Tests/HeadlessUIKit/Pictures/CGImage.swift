import Foundation

/// An image as a drawing.
public final class CGImage: @unchecked Sendable {
  let drawing: Drawing
  let scale: CGFloat

  init(_ drawing: Drawing, scale: CGFloat) {
    self.drawing = drawing
    self.scale = scale
  }

  public var width: Int { Int((drawing.size.width * scale).rounded()) }
  public var height: Int { Int((drawing.size.height * scale).rounded()) }
}
