#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineCore
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// A fault that somebody has seen: copy this file, say what is on the two screens, and do what was done.
  @MainActor @Suite("A fault that was seen") struct TemplateTests {
    private let small = CGRect(x: 20, y: 300, width: 80, height: 80)
    private let large = CGRect(x: 0, y: 90, width: 390, height: 290)

    @Test("what turns back in mid-flight doesn't jump", arguments: Trip.ordinary)
    func turnsBack(trip: Trip) async throws {
      let list = KindScreen([UIView(tagged: "photo", small)])
      let detail = KindScreen([UIView(tagged: "photo", large)])
      let stage = await TripStage(trip, list, detail, MatchTransition())
      let footage = try await Footage {
        let flight = try await stage.fly(true, for: 0.2)
        flight.reverse()
        await advance(1)
        #expect(flight.outcome == .cancelled)
      }
      #expect(footage.faults == [])
    }

    /// What the fuzz prints when an app fails can be pasted here as it is.
    @Test func `an app that failed does well`() {
      let script = Script(
        seed: 0,
        FuzzConfiguration(screens: [
          [ViewDescription("photo", small)], [ViewDescription("photo", large)],
        ]),
        [.go(.push, .animated), .wait(0.2), .go(.pop, .animated)]
      )
      #expect(FuzzRun.play(script).failures == [])
      startOver()
    }
  }
}
#endif
