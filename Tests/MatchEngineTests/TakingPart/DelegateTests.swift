#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Delegates stay the app's") struct DelegateTests {
    /// When an app sets its delegate.
    enum Moment: CaseIterable, Sendable { case before, after, without }

    private func stage(_ trip: Trip, _ own: AppDelegate, _ moment: Moment) async -> TripStage {
      let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
      (lower.title, upper.title) = ("A", "B")
      if moment == .before { upper.transitioningDelegate = own }
      let stage = await TripStage(trip, lower, upper, moment == .without ? nil : .linear(0.3))
      if moment == .before, trip == .navigation || trip == .tabs {
        stage.root.childMatchTransition = nil
        DelegatePlace(of: stage).delegate = own
        stage.root.childMatchTransition = .linear(0.3)
      }
      if moment != .before { DelegatePlace(of: stage).delegate = own }
      return stage
    }

    @Test(arguments: [Trip.navigation, .tabs, .modal(.fullScreen), .modal(.overFullScreen)])
    func `a delegate gets its calls as without the engine`(_ trip: Trip) async throws {
      var logs: [[String]] = []
      for moment in Moment.allCases {
        startOver()
        let own = AppDelegate(CallLog())
        let stage = await stage(trip, own, moment)
        own.log.clear()
        for isForward in [true, false] {
          stage.go(isForward, animated: true)
          await advance(0.15)
          #expect((stage.flight != nil) == (moment != .without), "\(moment)")
          await advance(1)
        }
        stage.root.childMatchTransition = nil
        stage.upper.matchTransition = nil
        own.log.note("taken away")
        if moment != .without { #expect(DelegatePlace(of: stage).delegate === own) }
        stage.go(true, animated: true)
        await advance(1)
        #expect(stage.isUpperThere)
        logs.append(own.log.calls)
      }
      #expect(logs[0] == logs[2] && logs[1] == logs[2] && logs[2].count > 3)
    }

    /// What happens to a delegate while its controller flies.
    enum Change: CaseIterable, Sendable { case another, none, gone, backAndForth }

    @Test(
      "another delegate in flight: one outcome, and the new one gets the remaining calls",
      arguments: [Trip.navigation, .tabs, .modal(.fullScreen), .modal(.overFullScreen)],
      Change.allCases
    )
    func inFlight(_ trip: Trip, _ change: Change) async throws {
      var first: AppDelegate? = AppDelegate(CallLog())
      let stage = await stage(trip, try #require(first), .after)
      let (second, place) = (AppDelegate(CallLog()), DelegatePlace(of: stage))
      for isForward in [true, false, true] {
        stage.go(isForward, animated: true)
        await advance(0.15)
        let flight = try #require(stage.flight, "\(isForward)")
        switch change {
        case .another: place.delegate = second
        case .none: place.delegate = nil
        case .gone: first = nil
        case .backAndForth:
          place.delegate = second
          place.delegate = first
        }
        await flight.arrives()
        #expect(stage.isUpperThere == isForward)
        #expect(stage.window.remains.isEmpty && stage.coordinator == nil)
        if trip == .navigation, change == .another {
          #expect(second.log.contains("didShow(\(isForward ? "B" : "A"))"))
        }
      }
      withExtendedLifetime(first) {}
    }
  }
}
#endif
