import MatchEngineTestSupport
import Testing

/// Expects that no case that a seed generates deviates by more than a bound, and names the one that deviates most.
///
///     expectLaw(2000, within: 1e-9) { random in (random.affine().determinant).magnitude }
///
/// It tries that many seeds, or a tenth of them.
func expectLaw(
  _ cases: UInt64,
  within bound: Double,
  _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ deviation: (inout SplitMix) -> Double
) {
  var (worst, worstSeed) = (0.0, UInt64(0))
  for seed in Cases.every(10, of: 0..<cases) {
    var random = SplitMix(seed: seed)
    let deviation = deviation(&random)
    guard !(deviation <= worst) else { continue }
    (worst, worstSeed) = (deviation.isNaN ? .infinity : deviation, seed)
  }
  let deviation: Comment = "\(comment) seed \(worstSeed) deviates by \(worst)"
  #expect(worst <= bound, deviation, sourceLocation: sourceLocation)
}

/// Expects that something holds of every case that a seed generates.
func expectLaw(
  _ cases: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ holds: (inout SplitMix) -> Bool
) {
  expectLaw(cases, within: 0, sourceLocation: sourceLocation) { holds(&$0) ? 0.0 : 1.0 }
}
