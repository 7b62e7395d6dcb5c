import Foundation

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// An image as a drawing.
public final class CGImage: @unchecked Sendable {
  let drawing: Drawing
  let scale: CGFloat

  /// Whether its pixels have no alpha.
  let isOpaque: Bool

  init(_ drawing: Drawing, scale: CGFloat, isOpaque: Bool = false) {
    self.drawing = drawing
    self.scale = scale
    self.isOpaque = isOpaque
  }

  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  public var width: Int { Int((drawing.size.width * scale).rounded()) }
  public var height: Int { Int((drawing.size.height * scale).rounded()) }
}
