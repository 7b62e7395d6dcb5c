// GR-8: the rates of deceleration, per millisecond.
import Foundation

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black, white
  }

  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
