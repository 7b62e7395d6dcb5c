import MatchEngineTestSupport

/// What should hold for every case that a seed can make, and the seed that came closest to breaking
/// it.
///
///     let law = Law(2000) { random in (random.affine().determinant).magnitude }
///     #expect(law.worst <= 1e-9, "\(law)")
struct Law: CustomStringConvertible {
  /// The largest deviation; infinite where one was not a number.
  private(set) var worst = 0.0
  /// The seed that made it.
  private(set) var seed: UInt64?

  /// Tries so many seeds; each answers by how much it deviates.
  init(_ cases: UInt64, deviation: (inout SplitMix) -> Double) {
    for seed in 0..<cases {
      var random = SplitMix(seed: seed)
      let deviation = deviation(&random)
      guard !(deviation <= worst) else { continue }
      worst = deviation.isNaN ? .infinity : deviation
      self.seed = seed
    }
  }

  /// Tries so many seeds; each answers whether it holds.
  init(_ cases: UInt64, holds: (inout SplitMix) -> Bool) {
    self.init(cases) { holds(&$0) ? 0.0 : 1.0 }
  }

  /// Whether no seed deviated.
  var holds: Bool { worst == 0 }

  var description: String { seed.map { "seed \($0) deviates by \(worst)" } ?? "no deviation" }
}
