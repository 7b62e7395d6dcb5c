// PX-20: corners by configuration, as of iOS 26. The layer's own radius is left alone, and nothing is drawn of them.
import Foundation

/// The radius of one corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let points: Double

  init(points: Double) { self.points = points }
  public init(floatLiteral value: Double) { points = value }
  public init(integerLiteral value: Int) { points = Double(value) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
}

/// How the corners of a view are rounded.
public struct UICornerConfiguration: Hashable, Sendable {
  /// Top left, top right, bottom right, bottom left; nil for a capsule.
  var radii: [Double]?
  var most = Double.infinity

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radii: Array(repeating: radius.points, count: 4))
  }

  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let all = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]
    return UICornerConfiguration(radii: all.map { $0?.points ?? 0 })
  }

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radii: nil, most: maximumRadius ?? .infinity)
  }
}

extension UIView {
  public var cornerConfiguration: UICornerConfiguration {
    get { lookStore.corners ?? .uniformCorners(radius: 0) }
    set { lookStore.corners = newValue }
  }

  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let configuration = lookStore.corners else { return 0 }
    guard let radii = configuration.radii else {
      return min(min(bounds.width, bounds.height) / 2, CGFloat(configuration.most))
    }
    switch corner {
    case .topLeft: return CGFloat(radii[0])
    case .topRight: return CGFloat(radii[1])
    case .bottomRight: return CGFloat(radii[2])
    case .bottomLeft: return CGFloat(radii[3])
    default: return 0
    }
  }
}
