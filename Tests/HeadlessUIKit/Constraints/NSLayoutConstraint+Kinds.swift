extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  /// Without baselines, which the stand-in does not have.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case leftMargin = 13
    case rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    enum Kind { case horizontal, vertical, size, none }

    var kind: Kind {
      switch self {
      case .notAnAttribute: .none
      case .width, .height: .size
      case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
      default: .horizontal
      }
    }

    /// Whether the reading direction decides which edge is meant.
    var isDirectional: Bool {
      [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    /// Whether this is an edge in every reading direction.
    var isAbsolute: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
  }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
