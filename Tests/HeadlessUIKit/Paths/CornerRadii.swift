public struct CornerRadii: Equatable, Sendable {
  public var topLeft: CGFloat = 0
  public var topRight: CGFloat = 0
  public var bottomLeft: CGFloat = 0
  public var bottomRight: CGFloat = 0
}

extension CornerRadii {
  init(_ radius: CGFloat) { self.init(radius, corners: .every) }

  /// The radius at the named corners, none at the others.
  init(_ radius: CGFloat, corners: CACornerMask) {
    self.init(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0
    )
  }

  public var isZero: Bool { self == CornerRadii() }

  /// No radius below zero or beyond half of the shorter side.
  func fitted(to size: CGSize) -> CornerRadii {
    let most = min(abs(size.width), abs(size.height)) / 2
    func fit(_ radius: CGFloat) -> CGFloat { max(0, min(radius, most)) }
    return mapped(fit)
  }

  func mapped(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft),
      topRight: change(topRight),
      bottomLeft: change(bottomLeft),
      bottomRight: change(bottomRight)
    )
  }

  /// Around the rectangle from the top left.
  var all: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }
  /// Whether all corners are as round.
  var areEqual: Bool { all.allSatisfy { $0 == topLeft } }
}

extension CACornerMask {
  static let every: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
