/// What can be summed and multiplied by a number, and so be mixed, displaced and sprung home.
protocol Mixable {
  static func + (left: Self, right: Self) -> Self
  static func * (value: Self, factor: Double) -> Self
}

extension Mixable {
  /// The way from `right` to `left`.
  static func - (left: Self, right: Self) -> Self { left + right * -1 }

  /// The way from here to `other` at `progress`.
  func mixed(with other: Self, _ progress: Double) -> Self { self + (other - self) * progress }
}

extension Vector: Mixable {}
extension Corners: Mixable {}
