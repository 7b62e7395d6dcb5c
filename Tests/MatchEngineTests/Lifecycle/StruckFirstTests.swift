#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What an app finds when it is told of the end") struct StruckFirstTests {
    /// Looks for the engine's views and animations whenever it has appeared or disappeared.
    private final class Witness: PhotoScreen {
      private(set) var found: [[String]] = []

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        look()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        look()
      }

      private func look() {
        found.append((view.window?.remains ?? []) + view.remains)
      }
    }

    /// A window has its new root from the start, and a change inside one screen makes no appearance calls.
    nonisolated static let trips = Trip.all.filter { $0 != .root && $0 != .change }

    @Test("nothing of the engine's, whether the flight finished or was cancelled", arguments: trips)
    func nothingLeft(trip: Trip) async throws {
      let lower = Witness(CGRect(x: 20, y: 100, width: 60, height: 60))
      let upper = Witness(CGRect(x: 80, y: 300, width: 200, height: 200))
      let transition = MatchTransition.linear(0.3)
      let stage = await TripStage(trip, lower, upper, transition)
      for isCancelled in [true, false] {
        for isForward in [true, false] where isForward || !isCancelled {
          let before = lower.found.count + upper.found.count
          let flight = try await stage.fly(isForward, for: 0.1)
          if isCancelled { flight.cancel() }
          await advance(1)
          #expect(flight.outcome == (isCancelled ? .cancelled : .finished))
          let found = lower.found + upper.found
          #expect(found.count > before)
          #expect(Array(found.joined()) == [])
        }
      }
    }
  }
}
#endif
