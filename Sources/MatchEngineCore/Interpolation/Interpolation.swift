/// A value at both ends that only some performers have.
struct Interpolation<Value: Mixable & Hashable & Sendable>: Hashable, Sendable {
  /// The index of the performer that has it.
  var performer: Int
  var lower: Value
  var upper: Value

  func value(at progress: Double) -> Value { lower.mixed(with: upper, progress) }
}

/// A clip that changes in flight: its vertices were paired once, and each is mixed by itself.
struct ClipInterpolation: Hashable, Sendable {
  /// The index of the track that it follows.
  var track = 0
  /// Its vertices among the plan's.
  var vertices: Range<Int>
  /// The innermost rounded box; nil if neither end has one.
  var rounded: BoxPath?
}
