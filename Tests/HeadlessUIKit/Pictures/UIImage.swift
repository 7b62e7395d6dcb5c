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
  /// The images that follow one another, if it is animated.
  public let images: [UIImage]?
  /// How long all of them take together.
  public let duration: TimeInterval
  /// Whether it is a symbol, which is drawn as a template unless it is told otherwise.
  let isSymbol: Bool
  let associations = AssociationTable()

  public override convenience init() { self.init(Drawing(size: .zero), scale: 1) }

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
    isSymbol: Bool = false,
    images: [UIImage]? = nil,
    duration: TimeInterval = 0
  ) {
    cgImage = image
    self.size = size
    self.scale = scale
    renderingMode = mode
    self.isSymbol = isSymbol
    self.images = images
    self.duration = duration
    super.init()
  }

  /// VH-13: drawn, it is its first image.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      first.cgImage,
      size: first.size,
      scale: first.scale,
      mode: first.renderingMode,
      isSymbol: first.isSymbol,
      images: images,
      duration: duration
    )
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage,
      size: size,
      scale: scale,
      mode: renderingMode,
      isSymbol: isSymbol,
      images: images?.map { $0.withRenderingMode(renderingMode) },
      duration: duration
    )
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
      isSymbol: isSymbol,
      images: images?.map { $0.withTintColor(color, renderingMode: renderingMode) },
      duration: duration
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
