#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Animations alongside a flight") struct CoordinatorTests {
    @Test(
      "they run once, follow the flight wherever it goes, and hear of each change",
      arguments: [Trip.navigation, .tabs, .modal(.fullScreen), .modal(.custom)],
      [true, false]
    )
    func follow(_ trip: Trip, isFinished: Bool) async throws {
      let (lower, upper) = (Guest("A", CallLog()), Guest("B", CallLog()))
      let stage = await TripStage(trip, lower, upper, .linear(0.5))
      let (log, beside) = (CallLog(), UIView())
      stage.window.addSubview(beside)
      upper.whenCalled = { [weak upper] call in
        guard call == "willAppear(true)" else { return }
        upper?.transitionCoordinator?.animate { _ in
          beside.alpha = 0
          log.note("alongside")
        } completion: {
          log.note($0.isCancelled ? "cancelled" : "completed")
        }
        upper?.transitionCoordinator?.notifyWhenInteractionChanges {
          log.note($0.isInteractive ? "held" : $0.isCancelled ? "backward" : "forward")
        }
      }
      let flight = try await stage.fly(true, for: 0.25)
      #expect(isClose(CGFloat(beside.shownAlpha ?? 0), 1 - flight.fractionComplete, within: 0.05))
      for way in [true, isFinished] {
        flight.hold()
        for fraction in [0.2, 0.7, 0.4] {
          await flight.show(at: fraction)
          #expect(isClose(CGFloat(beside.shownAlpha ?? 0), 1 - fraction, within: 0.02))
          #expect(isClose(stage.coordinator?.percentComplete ?? 0, fraction))
        }
        if way { flight.finish() } else { flight.cancel() }
        await advance(0.05)
      }
      await flight.arrives(at: isFinished ? .finished : .cancelled)
      let end = isFinished ? ["forward", "completed"] : ["backward", "cancelled"]
      #expect(log.calls == ["alongside", "held", "forward", "held"] + end)
      #expect(beside.alpha == (isFinished ? 0 : 1) && beside.layer.animationKeys() == nil)
    }
  }

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
