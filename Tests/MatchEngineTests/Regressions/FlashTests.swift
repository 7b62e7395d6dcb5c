#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A flicker, a black or a white flash where a transition begins or ends.
  ///
  /// Hero #31 #70 #72 #80 #82 #133 #157 #185 #260 #276 #344 #423 #431 #468 #475 #478 #579.
  @MainActor @Suite("Nothing flashes at the start or at the end") struct FlashTests {
    /// A change inside one screen shows untagged views in their new state at once; around an app's own card,
    /// the presenter shows what has flown again at the end, or nothing.
    nonisolated static let trips = Trip.all.filter {
      ![.change, .modal(.custom), .modal(.customRemoving)].contains($0)
    }

    private func stage(_ trip: Trip, seed: UInt64 = 7) async -> TripStage {
      let ids = (0..<6).map { "item \($0)" }
      // Of two equal texts only the upper one flies. Its letters lie on the other's, but its box is another one.
      let features: RandomScreen.Features = [.blurs, .films, .shadows, .overhang]
      return await TripStage(
        trip,
        RandomScreen(seed: seed, ids: ids, columns: 2, shade: 0.9, features: features),
        RandomScreen(
          seed: seed + 900,
          ids: ids.reversed(),
          columns: 1,
          shade: 0.8,
          features: features
        ),
        .linear(0.3)
      )
    }

    @Test("the old screen is seen until the first frame of the flight", arguments: trips)
    func untilItFlies(_ trip: Trip) async throws {
      let stage = await stage(trip)
      for isForward in [true, false] {
        let before = Seen(every: 23)
        stage.go(isForward)
        var frames = 0
        while (stage.flight?.fraction ?? 0) == 0, frames < 10 {
          await nextTurn()
          if (stage.flight?.fraction ?? 0) > 0 { break }
          let differences = Seen(every: 23, at: Headless.now).difference(from: before)
          #expect(differences.count <= 1, "\(isForward) \(frames) \(differences.prefix(2))")
          await advance(1 / 60)
          frames += 1
        }
        #expect(frames < 10)
        await advance(0.6)
      }
    }

    @Test("held at either end, a flight shows the still screens", arguments: trips)
    func ends(_ trip: Trip) async throws {
      let stage = await stage(trip, seed: 23)
      for isForward in [true, false] {
        let before = Seen(every: 23)
        let flight = try await stage.fly(isForward, for: 0.1)
        await flight.show(at: 0)
        let first = Seen(every: 23).difference(from: before)
        await flight.show(at: 1)
        let last = Seen(every: 23)
        await flight.land(in: 0.6)
        let after = Seen(every: 23).difference(from: last)
        // One of a thousand points may be on an edge.
        #expect(first.count <= 1 && after.count <= 1, "\(first.prefix(2)) \(after.prefix(2))")
      }
    }
  }
}
#endif
