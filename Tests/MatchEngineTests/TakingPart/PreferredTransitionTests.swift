#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("UIKit's preferred transition wins") struct PreferredTransitionTests {
    /// Makes one change and checks every frame.
    private func expectNothing(
      in stage: TripStage,
      _ isForward: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      stage.go(isForward)
      for _ in 0..<40 {
        await advance(1 / 60)
        #expect(stage.flight == nil, sourceLocation: sourceLocation)
        #expect(stage.window.engineViews.isEmpty, sourceLocation: sourceLocation)
        #expect(stage.window.remains.isEmpty, sourceLocation: sourceLocation)
      }
      await advance(1)
      #expect(stage.isUpperThere == isForward, sourceLocation: sourceLocation)
      #expect(stage.upper.matchDiagnosis == .appAnimates, sourceLocation: sourceLocation)
    }

    @Test(
      "pushed, popped, presented and dismissed, nothing of the engine's is seen",
      arguments: [Trip.navigation, .modal(.fullScreen), .modal(.pageSheet), .modal(.custom)]
    )
    func wins(_ trip: Trip) async {
      let (lower, upper) = TripScreen.two(CallLog())
      upper.preferredTransition = .zoom { _ in nil }
      let stage = await TripStage(trip, lower, upper, .linear(0.5))
      await expectNothing(in: stage, true)
      await expectNothing(in: stage, false)
      // Without it, the next change is the engine's.
      upper.preferredTransition = nil
      stage.go(true)
      await advance(0.15)
      #expect(stage.flight?.phase == .running && upper.matchDiagnosis == nil)
      await advance(1)
    }

    @Test func `the lower screen's preferred transition does not count`() async {
      let (lower, upper) = TripScreen.two(CallLog())
      lower.preferredTransition = .crossDissolve
      let stage = await TripStage(.navigation, lower, upper, .linear(0.5))
      stage.go(true)
      await advance(0.15)
      #expect(stage.flight?.phase == .running)
      await advance(1)
    }

    @Test func `the swipe from the edge is UIKit's own, and a pull begins nothing`() async {
      let scene = await GestureScene()
      scene.navigation.isNavigationBarHidden = false
      scene.detail.preferredTransition = .zoom { _ in nil }
      await Hands.drag(
        from: CGPoint(x: 150, y: 200),
        to: CGPoint(x: 150, y: 700),
        in: scene.window
      )
      await advance(0.1)
      #expect(scene.navigation.viewControllers.count == 2 && scene.navigation.matchFlight == nil)
      let finger = await Hands.touch(at: CGPoint(x: 1, y: 400), in: scene.window)
      await finger.move(to: CGPoint(x: 300, y: 400), during: 0.3)
      #expect(scene.navigation.matchFlight == nil)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      await finger.lift()
      await advance(1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }
  }
}
#endif
