/// The values at both ends of a detail that only some performers have.
struct Interpolation<Value: Mixable & Hashable & Sendable>: Hashable, Sendable {
  var performerIndex: Int
  var lower: Value
  var upper: Value

  subscript(end: FlightEnd) -> Value { end == .lower ? lower : upper }

  @inline(__always) func value(at progress: Double) -> Value { lower.mixed(with: upper, progress) }
}

/// A value to which multiples of others can be added, so that it can be mixed and moved by a spring.
protocol Mixable {
  static var zero: Self { get }

  func adding(_ other: Self, times factor: Double) -> Self
}

extension Mixable {
  static func + (left: Self, right: Self) -> Self { left.adding(right, times: 1) }

  @inline(__always)
  static func - (left: Self, right: Self) -> Self { left.adding(right, times: -1) }

  static func * (value: Self, factor: Double) -> Self { zero.adding(value, times: factor) }

  @inline(__always) func mixed(with other: Self, _ progress: Double) -> Self {
    adding(other - self, times: progress)
  }
}
