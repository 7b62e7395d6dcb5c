#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Random apps to which random things happen; a failure names its seed and its script.
  @MainActor @Suite("Random apps and random events") struct FuzzTests {
    @Test("every flight has one outcome, nothing jumps and nothing is left", arguments: 0..<8)
    func anything(part: UInt64) {
      for seed in part * 20..<(part + 1) * 20 {
        let script = Script(seed: seed)
        let result = FuzzRun.play(script)
        #expect(result.failures == [], "\(script)")
      }
      startOver()
    }

    @Test("what failed once goes well", arguments: FoundScript.allCases)
    func found(_ found: FoundScript) {
      let result = FuzzRun.play(found.script)
      #expect(result.failures == [], "\(found.script)")
      startOver()
    }

    @Test func `second taps, foreign proxies and all other rarities are played`() {
      var counts: [FuzzResult.Rarity: Int] = [:]
      var seeds: [UInt64] = Array(600..<640) + Array(40..<80)
      while let seed = seeds.popLast(), counts.count < FuzzResult.Rarity.allCases.count {
        counts.merge(FuzzRun.play(Script(seed: seed)).rarities) { $0 + $1 }
      }
      #expect(Set(counts.keys) == Set(FuzzResult.Rarity.allCases))
      startOver()
    }

    @Test func `the same seed gives the same run`() {
      for seed in 0..<5 {
        let script = Script(seed: UInt64(seed))
        #expect(FuzzRun.play(script) == FuzzRun.play(script))
      }
      startOver()
    }

    @Test("a hundred journeys leave nothing behind")
    func journeys() {
      var soak = Soak()
      soak.count()
      for cycle in 0..<100 { soak.run(cycle) }
      soak.count()
      #expect(soak.failures == [])
      startOver()
    }
  }
}
#endif
