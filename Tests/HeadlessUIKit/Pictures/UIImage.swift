/// An image as a drawing.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  public private(set) var cgImage: CGImage?
  public let size: CGSize
  public let scale: CGFloat
  public private(set) var renderingMode = RenderingMode.automatic
  public private(set) var images: [UIImage]?
  public private(set) var duration: TimeInterval = 0
  /// Whether it is a symbol, which is drawn as a template unless it is told otherwise.
  let isSymbol: Bool
  let associations = AssociationTable()

  public override convenience init() { self.init(Drawing(size: .zero), scale: 1) }

  init(_ drawing: Drawing, scale: CGFloat, isSymbol: Bool = false, isOpaque: Bool = false) {
    cgImage = CGImage(drawing, scale: scale, isOpaque: isOpaque)
    size = drawing.size
    self.scale = scale
    self.isSymbol = isSymbol
    super.init()
  }

  /// The same image but for a change.
  private init(of other: UIImage, _ change: (UIImage) -> Void) {
    (cgImage, size, scale, isSymbol) = (other.cgImage, other.size, other.scale, other.isSymbol)
    super.init()
    (renderingMode, images, duration) = (other.renderingMode, other.images, other.duration)
    change(self)
  }

  /// VH-13: drawn, it is its first image.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { UIImage(of: $0) { ($0.images, $0.duration) = (images, duration) } }
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(of: self) {
      $0.renderingMode = renderingMode
      $0.images = images?.map { $0.withRenderingMode(renderingMode) }
    }
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(of: self) {
      $0.cgImage = cgImage?.tinted(color.cgColor)
      $0.renderingMode = renderingMode
      $0.images = images?.map { $0.withTintColor(color, renderingMode: renderingMode) }
    }
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
