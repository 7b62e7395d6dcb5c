/// One of the two ends of a flight: where its lower screen is, or its upper one.
package enum FlightEnd: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case lower, upper

  /// The opposite end.
  @inlinable package var other: FlightEnd { self == .lower ? .upper : .lower }

  package var description: String { self == .lower ? "lower" : "upper" }
}

/// A value for each end of a flight.
package struct BothEnds<Value> {
  package var lower: Value
  package var upper: Value

  @inlinable package init(lower: Value, upper: Value) {
    self.lower = lower
    self.upper = upper
  }

  @inlinable package subscript(end: FlightEnd) -> Value {
    get { end == .lower ? lower : upper }
    set { if end == .lower { lower = newValue } else { upper = newValue } }
  }
}

extension BothEnds: Sendable where Value: Sendable {}
extension BothEnds: Equatable, Hashable where Value: Hashable {}
extension BothEnds<Double>: Mixable {
  static var zero: Self { Self(lower: 0, upper: 0) }

  func adding(_ other: Self, times factor: Double) -> Self {
    Self(lower: lower + other.lower * factor, upper: upper + other.upper * factor)
  }
}
