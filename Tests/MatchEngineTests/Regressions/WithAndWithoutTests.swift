#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// An app on whose screens nothing is tagged is the same with the engine and without, in every frame.
  @MainActor @Suite("With and without the engine") struct WithAndWithoutTests {
    /// The seeds that are played: all, or some that meet each case; if one is missed, others are told.
    private static let seeds: [UInt64] = Cases.areAll ? all + mended : telling + mended
    /// Others that have failed.
    private static let mended: [UInt64] = [848, 1402, 2202]
    private static let all: [UInt64] = Array(0..<720)
    private static let telling: [UInt64] = [
      0, 19, 36, 41, 51, 76, 86, 98, 103, 148, 155, 162, 165, 179, 210, 218, 240, 343, 446, 451,
      504, 564, 595, 654,
    ]

    private static let played = play(seeds)

    private static func play(_ seeds: [UInt64]) -> [Played] { seeds.map(Played.init) }

    @MainActor private struct Played {
      let seed: UInt64
      let script: UntaggedScript
      let differences: [String]
      let met: Set<String>

      init(seed: UInt64) {
        self.seed = seed
        script = UntaggedScript(seed: seed)
        (differences, met) = WithAndWithout.compare(script)
      }
    }

    @Test func `where nothing is tagged, every frame is as without the engine`() {
      for run in Self.played { #expect(run.differences == [], "\(run.script)") }
      let short = Self.played.count { $0.met.contains(WithAndWithout.endsEarly) }
      #expect(short <= max(2, Self.played.count / 50), "compared to the end")
      startOver()
    }

    @Test func `each case is met, and each delegate is called`() {
      let missed = UntaggedScript.missed(by: Self.played.map(\.met), areAll: Cases.areAll)
      #expect(
        missed == [],
        "\(UntaggedScript.telling(24, of: Self.play(Self.all).map { ($0.seed, $0.met) }))"
      )
      startOver()
    }

    @Test func `all combinations of gestures are met, if all are played`() {
      let gestures = Set(Self.seeds.map { UntaggedScript(seed: $0).gestures })
      #expect(gestures.count == 64 || !Cases.areAll)
    }

    @Test func `the comparison sees what makes a list wait`() {
      final class Waiting: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer,
          shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { other.view is UIScrollView }
      }
      let waiting = Waiting()
      var count = 0
      for seed: UInt64 in 0..<6 {
        let differences = WithAndWithout.differences(UntaggedScript(seed: seed)) { world in
          let pan = UIPanGestureRecognizer()
          pan.name = UIGestureRecognizer.canary
          pan.minimumNumberOfTouches = 2
          pan.delegate = waiting
          world.window.addGestureRecognizer(pan)
        }
        if !differences.isEmpty { count += 1 }
      }
      #expect(count > 3)
      startOver()
    }

    @Test func `two worlds without the engine are the same`() {
      for seed: UInt64 in 0..<6 {
        let script = UntaggedScript(seed: seed)
        #expect(WithAndWithout.differences(script) { _ in } == [], "\(script)")
      }
      startOver()
    }
  }
}
#endif
