import MatchEngineTestSupport

/// A law that should hold for every case that a seed generates, and the seed that deviates most from it.
///
///     let law = Law(2000) { random in (random.affine().determinant).magnitude }
///     #expect(law.worst <= 1e-9, "\(law)")
struct Law: CustomStringConvertible {
  /// The largest deviation; infinite if one was NaN.
  private(set) var worst = 0.0
  /// The seed with that deviation.
  private(set) var seed: UInt64?

  /// Tries that many seeds, or a tenth of them; `deviation` returns by how much a case deviates.
  init(_ cases: UInt64, deviation: (inout SplitMix) -> Double) {
    for seed in Cases.every(10, of: 0..<cases) {
      var random = SplitMix(seed: seed)
      let deviation = deviation(&random)
      guard !(deviation <= worst) else { continue }
      worst = deviation.isNaN ? .infinity : deviation
      self.seed = seed
    }
  }

  /// Tries that many seeds, or a tenth of them; `holds` returns whether the law holds for a case.
  init(_ cases: UInt64, holds: (inout SplitMix) -> Bool) {
    self.init(cases) { holds(&$0) ? 0.0 : 1.0 }
  }

  /// Whether no seed deviated.
  var holds: Bool { worst == 0 }

  var description: String { seed.map { "seed \($0) deviates by \(worst)" } ?? "no deviation" }
}
