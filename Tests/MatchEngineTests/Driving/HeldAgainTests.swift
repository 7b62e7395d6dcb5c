#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A navigation's transition that was cancelled, grabbed again and finished may lose its bar items (NV-70).
  @MainActor @Suite("A flight that is held again after it was cancelled") struct HeldAgainTests {
    enum Wish: CaseIterable, Sendable { case finish, throwAway, reverse, overtake, comeBack }

    @Test(
      "in a navigation it can be held and moved, and goes back all the same",
      arguments: Wish.allCases,
      [true, false]
    )
    func navigation(_ wish: Wish, isForward: Bool) async throws {
      let stage = try await heldAgain(.navigation, isForward)
      let flight = try #require(stage.flight)
      #expect(!flight.wouldFinish(velocity: 3))
      act(wish, flight)
      await advance(1)
      try #require(flight.outcome == .cancelled && stage.isUpperThere != isForward)
      #expect(stage.flight == nil && stage.coordinator == nil && stage.window.remains.isEmpty)
      let navigation = try #require(stage.root as? UINavigationController)
      let shown = isForward ? stage.lower : stage.upper
      #expect(navigation.topViewController === shown)
      #expect(navigation.navigationBar.topItem === shown.navigationItem)
      // The next one is free again.
      await stage.go(isForward, for: 1)
      #expect(navigation.topViewController !== shown)
      #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
    }

    @Test("elsewhere it can still finish", arguments: [Trip.tabs, .modal(.fullScreen), .replace])
    func elsewhere(_ trip: Trip) async throws {
      let stage = try await heldAgain(trip, true)
      let flight = try #require(stage.flight)
      #expect(flight.wouldFinish(velocity: 3))
      await flight.land()
      #expect(stage.isUpperThere)
    }

    /// A flight that was cancelled and is held at nine tenths.
    private func heldAgain(_ trip: Trip, _ isForward: Bool) async throws -> TripStage {
      startOver()
      #if !canImport(ObjectiveC)
      Headless.switches.barsLoseItemsAfterCancelling = true
      #endif
      let stage = await TripStage(trip, .linear(0.5))
      if !isForward { await stage.arrive() }
      let flight = try await stage.fly(isForward, for: 0.1)
      await flight.show(at: 0.6)
      flight.cancel()
      await advance(0.05)
      #expect(flight.phase == .settling)
      flight.hold()
      await advance(0.05)
      #expect(flight.phase == .held && flight.fractionComplete > 0.2)
      await flight.show(at: 0.9)
      #expect(flight.phase == .held && abs(flight.fractionComplete - 0.9) < 0.001)
      return stage
    }

    private func act(_ wish: Wish, _ flight: MatchFlight) {
      switch wish {
      case .finish: flight.finish(velocity: 2)
      case .throwAway: flight.release(velocity: 3)
      case .reverse: flight.reverse()
      case .overtake: flight.handOver {}
      case .comeBack:
        flight.cancel()
        flight.reverse()
      }
    }
  }

  /// The numbers that code for `UIPercentDrivenInteractiveTransition` gives.
  @MainActor @Suite("Driven by percentages") struct PercentDrivenHabitTests {
    @Test func `the faster it is let go, the sooner it arrives`() async throws {
      var fractions: [CGFloat] = []
      for velocity: CGFloat in [0, 2, 8] {
        let scene = await GestureScene()
        let flight = try scene.navigation.begin(false, scene.detail)
        await advance(0.05)
        await flight.show(at: 0.2)
        flight.finish(velocity: velocity)
        await advance(0.06)
        fractions.append(flight.fractionComplete)
        await flight.arrives()
        #expect(scene.isAtRest())
      }
      #expect(
        fractions[0] + 0.02 < fractions[1] && fractions[1] + 0.02 < fractions[2],
        "\(fractions)"
      )
    }

    @Test("percentages out of range are clamped, and NaN is ignored")
    func range() async throws {
      let scene = await GestureScene()
      let flight = try scene.navigation.begin(false, scene.detail)
      await advance(0.1)
      flight.update(0.4)
      flight.update(.nan)
      #expect(isClose(flight.fractionComplete, 0.4))
      for (percent, clamped) in [(-2.0, 0.0), (7, 1), (0.5, 0.5)] {
        await flight.show(at: CGFloat(percent))
        #expect(scene.navigation.transitionCoordinator?.percentComplete == CGFloat(clamped))
      }
      await flight.land()
      flight.update(0.1)
      flight.cancel()
      await advance(1)
      #expect(flight.outcome == .finished && flight.fractionComplete == 1 && scene.isAtRest())
    }
  }
}
#endif
