open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = World.shared.screen.scale
  open var opaque = false

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// An opaque image is black where nothing is drawn.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let (bounds, format) = (bounds, format)
    World.shared.accounts.drawnPixels += Double(
      bounds.width * bounds.height * format.scale * format.scale
    )
    let drawing = Drawing.recorded(bounds.size) { context in
      if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
      if format.opaque { context.fill(bounds) }
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return UIImage(drawing, scale: format.scale, isOpaque: format.opaque)
  }
}
