import Foundation

/// An image as a drawing.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  public let cgImage: CGImage?
  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// Whether it is a symbol, which is drawn as a template unless it is told otherwise.
  let isSymbol: Bool
  let associations = AssociationTable()

  public override convenience init() { self.init(Drawing(size: .zero), scale: 1) }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  public convenience init(cgImage: CGImage, scale: CGFloat) {
    let factor = cgImage.scale / scale
    let size = cgImage.drawing.size
    self.init(
      cgImage,
      size: CGSize(width: size.width * factor, height: size.height * factor),
      scale: scale
    )
  }

  convenience init(
    _ drawing: Drawing,
    scale: CGFloat,
    isSymbol: Bool = false,
    isOpaque: Bool = false
  ) {
    self.init(
      CGImage(drawing, scale: scale, isOpaque: isOpaque),
      size: drawing.size,
      scale: scale,
      isSymbol: isSymbol
    )
  }

  private init(
    _ image: CGImage?,
    size: CGSize,
    scale: CGFloat,
    mode: RenderingMode = .automatic,
    isSymbol: Bool = false
  ) {
    cgImage = image
    self.size = size
    self.scale = scale
    renderingMode = mode
    self.isSymbol = isSymbol
    super.init()
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(cgImage, size: size, scale: scale, mode: renderingMode, isSymbol: isSymbol)
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage?.tinted(color.cgColor),
      size: size,
      scale: scale,
      mode: renderingMode,
      isSymbol: isSymbol
    )
  }

  open func draw(in rect: CGRect) {
    guard let cgImage else { return }
    UIGraphicsGetCurrentContext()?.record(.image(cgImage, rect))
  }

  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Whether it is drawn in the tint color of the view that shows it.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbol)
  }
}

extension UIImage: AssociationHolder {}
