// AN-7: what can be added up is animated additively. AN-10: transforms are decomposed.
/// A value that Core Animation can interpolate.
enum LayerValue {
  /// So many numbers: of a point, a size or a rectangle, or one alone.
  case numbers(SIMD4<Double>, count: Int)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case backdrop(BackdropState?)
  case picture(CGImage?)

  static func number(_ value: CGFloat) -> LayerValue {
    .numbers(SIMD4(Double(value), 0, 0, 0), count: 1)
  }
  static func point(_ value: CGPoint) -> LayerValue {
    .numbers(SIMD4(Double(value.x), Double(value.y), 0, 0), count: 2)
  }
  static func size(_ value: CGSize) -> LayerValue {
    .numbers(SIMD4(Double(value.width), Double(value.height), 0, 0), count: 2)
  }
  static func rect(_ value: CGRect) -> LayerValue {
    let (origin, size) = (value.origin, value.size)
    let numbers = [origin.x, origin.y, size.width, size.height].map { Double($0) }
    return .numbers(SIMD4(numbers), count: 4)
  }

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
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .picture(value)
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    default: return nil
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
    default: adding(other.adding(self, times: -1), times: fraction)
    }
  }

  /// Whether values of this kind can be added up.
  var isAdditive: Bool { if case .numbers = self { true } else { false } }

  /// Whether it is shown at once where nobody animates it by hand: a cross-fade is left out.
  var isPicture: Bool { if case .picture = self { true } else { false } }

  /// This plus so many times the other.
  func adding(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue {
    guard case .numbers(let a, let count) = self, case .numbers(let b, count) = other else {
      missing("adding two values of different kinds in an animation")
    }
    return .numbers(a + b * Double(factor), count: count)
  }

  /// Whether the two are the same value.
  func isSame(as other: LayerValue) -> Bool {
    switch (self, other) {
    case (.numbers(let a, _), .numbers(let b, _)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.backdrop(let a), .backdrop(let b)): a == b
    case (.picture(let a), .picture(let b)): a === b
    default: false
    }
  }
}

extension CGPoint {
  init(_ numbers: SIMD4<Double>) { self.init(x: numbers.x, y: numbers.y) }
}

extension CGSize {
  init(_ numbers: SIMD4<Double>) { self.init(width: numbers.x, height: numbers.y) }
}

extension CGRect {
  init(_ numbers: SIMD4<Double>) {
    self.init(x: numbers.x, y: numbers.y, width: 0 as Double, height: 0)
    size = CGSize(width: numbers.z, height: numbers.w)
  }
}
