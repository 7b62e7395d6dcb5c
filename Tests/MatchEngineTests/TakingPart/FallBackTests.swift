#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What the engine believes of UIKit before it takes part, and UIKit does otherwise.
  @MainActor @Suite("Where UIKit can't be asked, its own transition runs") struct FallBackTests {
    @Test(
      "a controller that prefers a transition by itself comes and goes as UIKit has it",
      arguments: [Trip.navigation, .modal(.fullScreen)]
    )
    func preferred(_ trip: Trip) async {
      Headless.switches.preferredTransitionsAreNil = false
      let stage = await TripStage(trip, PhotoScreen.list(), PhotoScreen.detail(), MatchTransition())
      await expectUIKit(on: stage, .appAnimates)
    }

    @Test("of a delegate that is set later nobody hears: UIKit asks that one, and it is said")
    func unheard() async {
      Headless.switches.delegatesCanBeObserved = false
      let app = Delegate()
      let stage = await TripStage(
        .navigation,
        PhotoScreen.list(),
        PhotoScreen.detail(),
        MatchTransition()
      )
      (stage.root as? UINavigationController)?.delegate = app
      await expectUIKit(on: stage, nil)
      withExtendedLifetime(app) {}
    }

    /// Goes there and back, and expects that nothing of the engine's is seen.
    private func expectUIKit(on stage: TripStage, _ diagnosis: MatchDiagnosis?) async {
      for isForward in [true, false] {
        stage.go(isForward)
        for _ in 0..<20 {
          await advance(1 / 60)
          #expect(stage.flight == nil && stage.window.remains.isEmpty)
        }
        await advance(1)
        #expect(stage.isUpperThere == isForward && stage.window.remains.isEmpty)
        guard isForward else { continue }
        #expect(stage.upper.matchDiagnosis != nil)
        if let diagnosis { #expect(stage.upper.matchDiagnosis == diagnosis) }
      }
    }
  }
}

/// An app's delegate, which answers nothing.
private final class Delegate: NSObject, UINavigationControllerDelegate {}
#endif
