extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size at which a symbol is drawn; weights, scales and colors are not there.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    fileprivate let pointSize: CGFloat

    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.pointSize == pointSize
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
    let factor = 20 / max(drawing.size.height, 1) * configuration.pointSize / 17
    return UIImage(drawing.scaled(by: factor), scale: scale, isSymbol: true)
      .withRenderingMode(renderingMode)
  }
}

/// The traits that a view gives itself and all that is in it; those that something here uses.
public struct UITraitOverrides {
  public var imageDynamicRange: UIImage.DynamicRange = .unspecified
}
