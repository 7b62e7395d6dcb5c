#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// UIKit goes on to send what a delegate responded to when it was set (DG-2).
  @MainActor @Suite("An app's delegate that is freed") struct FreedDelegateTests {
    enum Moment: CaseIterable, Sendable { case atRest, inFlight }

    @Test(arguments: [Trip.navigation, .tabs], Moment.allCases)
    func `it leaves no promise, and the engine flies`(_ trip: Trip, _ moment: Moment) async throws {
      for isFirst in [true, false] {
        startOver()
        let stage = await TripStage(trip, nil)
        let place = DelegatePlace(of: stage)
        var app: AppDelegate? = AppDelegate(CallLog())
        if isFirst { place.delegate = app }
        stage.root.childMatchTransition = .linear(0.3)
        if !isFirst { place.delegate = app }
        stage.go(true, animated: true)
        await advance(0.1)
        #expect(stage.flight != nil)
        if moment == .atRest { await advance(1) }
        weak let gone = app
        app = nil
        await nextTurn()
        #expect(gone == nil)
        await advance(1)
        stage.go(false, animated: true)
        await advance(0.1)
        #expect(stage.flight != nil)
        await advance(1)
        #expect(stage.window.remains.isEmpty && Headless.warnings == [])
        // Another one may come.
        let next = AppDelegate(CallLog())
        place.delegate = next
        stage.go(true, animated: true)
        await advance(1)
        #expect(!next.log.calls.isEmpty && Headless.warnings == [])
        stage.root.childMatchTransition = nil
        #expect(place.delegate === next)
      }
    }
  }

  /// What the engine believes of UIKit before it takes part, and UIKit does otherwise.
  @MainActor @Suite("Where UIKit can't be asked, its own transition runs") struct FallBackTests {
    @Test(arguments: [Trip.navigation, .modal(.fullScreen)])
    func `a controller's own preferred transition comes as UIKit has it`(_ trip: Trip) async {
      Headless.switches.preferredTransitionsAreNil = false
      let stage = await TripStage(trip, MatchTransition())
      await stage.expectNothing(.appAnimates)
    }

    @Test func `a delegate that is set later is asked by UIKit, which is said`() async {
      Headless.switches.delegatesCanBeObserved = false
      let app = Delegate()
      let stage = await TripStage(.navigation, MatchTransition())
      (stage.root as? UINavigationController)?.delegate = app
      await stage.expectNothing(nil)
      withExtendedLifetime(app) {}
    }
  }

  @MainActor @Suite("UIKit's preferred transition wins") struct PreferredTransitionTests {
    @Test(arguments: [Trip.navigation, .modal(.fullScreen), .modal(.pageSheet), .modal(.custom)])
    func `pushed, popped or presented, nothing of the engine's is seen`(_ trip: Trip) async {
      let (lower, upper) = TripScreen.two(CallLog())
      upper.preferredTransition = .zoom { _ in nil }
      let stage = await TripStage(trip, lower, upper, .linear(0.5))
      await stage.expectNothing(.appAnimates)
      // Without it, the next change is the engine's.
      upper.preferredTransition = nil
      await stage.go(true, for: 0.15)
      #expect(stage.flight?.phase == .running && upper.matchDiagnosis == nil)
    }

    @Test func `the lower screen's preferred transition does not count`() async {
      let (lower, upper) = TripScreen.two(CallLog())
      lower.preferredTransition = .crossDissolve
      let stage = await TripStage(.navigation, lower, upper, .linear(0.5))
      await stage.go(true, for: 0.15)
      #expect(stage.flight?.phase == .running)
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
      let finger = await scene.touch(to: 300, during: 0.3)
      #expect(scene.navigation.matchFlight == nil)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      await finger.lift(thenWait: 1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }
  }
}

extension TripStage {
  /// Goes there and back, and expects that nothing of the engine's is seen.
  fileprivate func expectNothing(_ diagnosis: MatchDiagnosis?) async {
    for isForward in [true, false] {
      go(isForward)
      for _ in 0..<40 {
        await advance(1 / 60)
        #expect(flight == nil && window.remains.isEmpty)
      }
      await advance(1)
      #expect(isUpperThere == isForward && upper.matchDiagnosis != nil || !isForward)
      if let diagnosis { #expect(upper.matchDiagnosis == diagnosis) }
    }
  }
}

/// An app's delegate, which answers nothing.
private final class Delegate: NSObject, UINavigationControllerDelegate {}
#endif
