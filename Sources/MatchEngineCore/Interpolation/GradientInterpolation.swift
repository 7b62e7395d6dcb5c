/// A gradient that goes over into another one with as many stops.
struct GradientInterpolation: Hashable, Sendable {
  /// The index of the performer that has it.
  var performer: Int
  var kind: GradientFill.Kind
  /// Its numbers among the plan's, see ``GradientFill/numbers``.
  var numbers: Range<Int>

  /// Whether the one can become the other number by number.
  func isLike(_ other: GradientInterpolation) -> Bool {
    kind == other.kind && numbers.count == other.numbers.count
  }
}
