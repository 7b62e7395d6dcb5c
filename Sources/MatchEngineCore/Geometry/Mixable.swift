/// A value that can be added and multiplied by a number, and so be mixed and moved by a spring.
protocol Mixable {
  static func + (left: Self, right: Self) -> Self
  static func * (value: Self, factor: Double) -> Self
}

extension Mixable {
  /// The difference from `right` to `left`.
  static func - (left: Self, right: Self) -> Self { left + right * -1 }

  /// The value between this one and `other` at `progress`.
  func mixed(with other: Self, _ progress: Double) -> Self { self + (other - self) * progress }
}

extension Vector: Mixable {}
extension Corners: Mixable {}
