// AN-7: what can be added up is animated additively. AN-10: transforms are decomposed.
import Foundation

/// A value that Core Animation can interpolate.
enum LayerValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case backdrop(BackdropState?)
  case picture(CGImage?)

  /// The value that an animation's `fromValue` or `toValue` stands for.
  init?(_ value: Any?) {
    switch value {
    case let value as LayerValue: self = value
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as UIColor: self = .color(value.cgColor)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .picture(value)
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    default: return nil
    }
  }

  /// The value itself, as an app reads it from an animation.
  var any: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .backdrop(let value): value
    case .picture(let value): value
    }
  }

  /// The value at `fraction` of the way to `other`.
  func mixed(with other: LayerValue, at fraction: CGFloat) -> LayerValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: fraction))
    case (.color(let a), .color(let b)): .color(CGColor.interpolated(a, b, at: fraction))
    case (.path(let a?), .path(let b?)): .path(a.interpolated(to: b, at: fraction) ?? b)
    case (.path, .path): other
    case (.backdrop(let a), .backdrop(let b)): .backdrop(.mixed(a, b, at: fraction))
    case (.picture(let a), .picture(let b)): .picture(Self.mixed(a, b, at: fraction))
    default: adding(other.adding(self, times: -1), times: fraction)
    }
  }

  /// Whether values of this kind can be added up.
  var isAdditive: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    case .transform, .color, .path, .backdrop, .picture: false
    }
  }

  /// Whether it is shown at once where nobody animates it by hand: a cross-fade is left out.
  var isPicture: Bool {
    if case .picture = self { return true }
    return false
  }

  private static func mixed(_ a: CGImage?, _ b: CGImage?, at fraction: CGFloat) -> CGImage? {
    if fraction == 0 || a === b { return a }
    if fraction == 1 { return b }
    missing("a cross-fade of contents")
  }

  /// This plus so many times the other.
  func adding(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b * factor)
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor,
          y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor,
          height: a.size.height + b.size.height * factor
        )
      )
    default: missing("adding two values of different kinds in an animation")
    }
  }

  /// Whether the two are the same value.
  func isSame(as other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.backdrop(let a), .backdrop(let b)): a == b
    case (.picture(let a), .picture(let b)): a === b
    default: false
    }
  }
}
