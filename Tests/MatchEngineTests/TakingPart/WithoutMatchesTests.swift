#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A transition that runs without matches") struct WithoutMatchesTests {
    private func stage(_ trip: Trip, _ transition: MatchTransition) async -> TripStage {
      let lower = PhotoScreen(CGRect(x: 20, y: 300, width: 80, height: 80), id: "below")
      let upper = PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: nil)
      (lower.title, upper.title) = ("A", "B")
      return await TripStage(trip, lower, upper, transition)
    }

    @Test(
      "in every container the screens play their effect, there and back",
      arguments: Trip.all.filter { $0 != .change }
    )
    func everywhere(trip: Trip) async throws {
      let stage = await stage(trip, .always(.cover(from: .bottom)))
      for isForward in [true, false] {
        let flight = try await stage.fly(isForward, for: 0.06)
        await flight.show(at: 0.5)
        // A sheet's view may be inside a wrapper, which is what moves.
        let moved = sequence(first: stage.upper.view, next: \.superview).contains {
          ShownPose($0).offset.y > 100
        }
        // An old root leaves as a picture.
        #expect(moved || trip == .root && !isForward, "\(isForward)")
        await flight.land(in: 1.5)
        #expect(flight.outcome == .finished && stage.isUpperThere == isForward)
        #expect(stage.upper.matchDiagnosis == nil && stage.lower.matchDiagnosis == nil)
      }
    }

    @Test("it can be cancelled like any other", arguments: Trip.all.filter { $0 != .change })
    func cancelled(trip: Trip) async throws {
      let stage = await stage(trip, .always())
      let flight = try await stage.fly(true, for: 0.1)
      await flight.goBack(in: 1.5)
      #expect(flight.outcome == .cancelled && !stage.isUpperThere)
    }

    @Test func `without that choice, the system's own transition runs, as before`() async {
      let stage = await stage(.navigation, MatchTransition())
      stage.go(true)
      await advance(0.1)
      #expect(stage.flight == nil)
      #expect(stage.root.matchDiagnosis == .nothingShared(lower: ["below"], upper: []))
      await advance(1)
    }

    @Test func `what does match flies all the same`() async throws {
      let stage = await TripStage(
        .navigation,
        PhotoScreen.list(),
        PhotoScreen.detail(),
        .always(.push(from: .right))
      )
      stage.go(true)
      await advance(0.1)
      #expect(stage.flight?.report?.pairCount == 1)
      await advance(1.5)
    }
  }
}
#endif
