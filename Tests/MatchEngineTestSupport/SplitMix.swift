/// A small seeded generator: the same seed gives the same cases on every machine.
///
///     var random = SplitMix(seed: 7)
///     let width = Double.random(in: 0...100, using: &random)
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose whole sequence is determined by `seed`.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number between the bounds.
  public mutating func number(_ bounds: ClosedRange<Double>) -> Double {
    Double.random(in: bounds, using: &self)
  }

  /// A whole number between the bounds.
  public mutating func whole(_ bounds: ClosedRange<Int>) -> Int {
    Int.random(in: bounds, using: &self)
  }

  /// True once in `odds` cases.
  public mutating func chance(oneIn odds: Int) -> Bool { whole(1...odds) == 1 }
}
