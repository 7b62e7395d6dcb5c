/// What only some performers have, at both ends.
struct Interpolation<Value: Mixable & Hashable & Sendable>: Hashable, Sendable {
  /// Whose it is.
  var performer: Int
  var lower: Value
  var upper: Value

  func value(at progress: Double) -> Value { lower.mixed(with: upper, progress) }
}

/// A clip on its way: corners that were paired once, each mixed by itself.
struct ClipInterpolation: Hashable, Sendable {
  /// Which timing it follows.
  var track = 0
  /// Its corners among the plan's.
  var vertices: Range<Int>
  /// The innermost round box; nil where no end has one.
  var rounded: BoxPath?
}
