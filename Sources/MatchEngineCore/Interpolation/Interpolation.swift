/// A value at both ends that only some performers have.
struct Interpolation<Value: Mixable & Hashable & Sendable>: Hashable, Sendable {
  /// The index of the performer that has it.
  var performer: Int
  var lower: Value
  var upper: Value

  func value(at progress: Double) -> Value { lower.mixed(with: upper, progress) }
}
