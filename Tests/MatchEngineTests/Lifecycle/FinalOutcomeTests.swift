#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Waiting for the outcome of a flight") final class FinalOutcomeTests: PhotoStack
  {
    init() async { await super.init(.linear(0.3)) }

    /// A task that waits for the outcome of a flight, once it does.
    private func waiting(for flight: MatchFlight) async -> Task<MatchOutcome, Never> {
      var isWaiting = false
      let task = Task {
        isWaiting = true
        return await flight.finalOutcome
      }
      while !isWaiting { await Task.yield() }
      return task
    }

    @Test(arguments: [true, false], [true, false])
    func `it comes at the end, whichever it is, also in a task that is cancelled`(
      finishes: Bool,
      isCancelled: Bool
    ) async throws {
      let flight = try await push(for: 0.1)
      let tasks = [await waiting(for: flight), await waiting(for: flight)]
      if isCancelled { for task in tasks { task.cancel() } }
      #expect(flight.phase == .running)
      if !finishes { flight.cancel() }
      await advance(1)
      #expect(flight.outcome == (finishes ? .finished : .cancelled))
      for task in tasks { #expect(await task.value == flight.outcome) }
    }

    @Test func `it comes at once if the flight is over, and keeps no flight`() async throws {
      var flight: MatchFlight? = try await push(for: 0.1)
      weak let kept = flight
      let task = await waiting(for: try #require(flight))
      task.cancel()
      await advance(1)
      #expect(await task.value == .finished)
      #expect(await flight?.finalOutcome == .finished)
      flight = nil
      await advance(0.1)
      #expect(kept == nil)
    }
  }
}
#endif
