#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// An app on whose screens nothing is tagged is the same with the engine and without, in every frame.
  @MainActor @Suite("With and without the engine") struct WithAndWithoutTests {
    /// The seeds that are played.
    private static let seeds =
      Cases.areAll ? Array(0..<720) : UntaggedScript.telling(24, of: 0..<240)

    @Test(arguments: 0..<8)
    func `where nothing is tagged, every frame is as without the engine`(part: Int) {
      for seed in Self.seeds.enumerated().filter({ $0.offset % 8 == part }).map(\.element) {
        let script = UntaggedScript(seed: seed)
        let differences = WithAndWithout.differences(script)
        #expect(differences == [], "\(script)")
      }
      startOver()
    }

    @Test func `the law meets each case, and all combinations of gestures if all are played`() {
      #expect(UntaggedScript.missed(by: Self.seeds) == [])
      #expect(
        !Cases.areAll || Set(Self.seeds.map { UntaggedScript(seed: $0).gestures }).count == 64
      )
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
