// PX-20: corners by configuration, as of iOS 26. The layer's own radius is left alone, and nothing is drawn of them.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let points: Double

  public init(floatLiteral value: Double) { points = value }
  public init(integerLiteral value: Int) { points = Double(value) }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
}

public struct UICornerConfiguration: Hashable, Sendable {
  /// Nil for a capsule.
  var radius: Double?
  var most = Double.infinity

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.points)
  }

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radius: nil, most: maximumRadius ?? .infinity)
  }
}

extension UIView {
  public var cornerConfiguration: UICornerConfiguration {
    get { lookStore.corners ?? .uniformCorners(radius: 0) }
    set {
      wrote(self, "cornerConfiguration")
      lookStore.corners = newValue
    }
  }

  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let configuration = lookStore.corners else { return 0 }
    let capsule = min(min(bounds.width, bounds.height) / 2, CGFloat(configuration.most))
    return configuration.radius.map { CGFloat($0) } ?? capsule
  }
}
