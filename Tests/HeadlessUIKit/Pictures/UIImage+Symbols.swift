import Foundation

extension UIImage {
  /// What a variant of an image is made for.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size at which a symbol is drawn; weights and colors are not there.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let scale: SymbolScale

    public init(pointSize: CGFloat) { (self.pointSize, scale) = (pointSize, .default) }
    public init(pointSize: CGFloat, scale: SymbolScale) {
      (self.pointSize, self.scale) = (pointSize, scale)
    }
    public init(scale: SymbolScale) { (pointSize, self.scale) = (nil, scale) }

    /// How much larger a symbol is than at the size of body text.
    var factor: CGFloat { (pointSize ?? 17) / 17 * scale.factor }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && scale == other.scale
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.3
      default: 1
      }
    }
  }

  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh, high
  }

  public var isSymbolImage: Bool { isSymbol }

  /// The symbol drawn anew in another size; nil if it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbol, let cgImage else { return nil }
    let drawing = cgImage.drawing
    let factor = 20 / max(drawing.size.height, 1) * configuration.factor
    return UIImage(
      drawing.scaled(by: factor),
      scale: scale,
      isSymbol: true
    )
    .withRenderingMode(renderingMode)
  }
}

/// The traits that a view gives itself and all that is in it; those that something here uses.
public struct UITraitOverrides {
  public var imageDynamicRange: UIImage.DynamicRange = .unspecified
}
