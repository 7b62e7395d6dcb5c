/// One of the two ends of a flight: where its lower screen is, or its upper one.
package enum FlightEnd: Hashable, Sendable, CaseIterable {
  case lower, upper

  /// The opposite end.
  @inlinable package var other: FlightEnd { self == .lower ? .upper : .lower }
}

/// A value for each end of a flight.
package struct BothEnds<Value> {
  /// The value at the lower end.
  package var lower: Value
  /// The value at the upper end.
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

extension Vector {
  /// The number of one end: `x` is that of the lower one.
  subscript(end: FlightEnd) -> Double {
    get { end == .lower ? x : y }
    set { if end == .lower { x = newValue } else { y = newValue } }
  }
}
